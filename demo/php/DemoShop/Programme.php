<?php

declare( strict_types=1 );

namespace Marketday\DemoShop;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use RuntimeException;

/** The year's programme in the events calendar, dated from the day it is brought in: there is always something on. */
final class Programme {
	private const EVENT = 'marketday_event';

	private const TAXONOMIES = [
		'categories' => 'marketday_event_cat',
		'venues'     => 'marketday_event_loc',
		'access'     => 'marketday_event_acc',
	];

	public function __construct(
		private readonly ShopFile $programme,
		private readonly OwnedPosts $posts
	) {}

	/** @return int Events. */
	public function write(): int {
		if ( ! post_type_exists( self::EVENT ) ) {
			return 0;
		}
		$this->writeTerms();
		$events = $this->programme->part( 'events' )->parts();
		foreach ( $events as $event ) {
			$this->writeEvent( $event );
		}
		return count( $events );
	}

	private function writeTerms(): void {
		foreach ( self::TAXONOMIES as $part => $taxonomy ) {
			foreach ( $this->programme->part( $part )->parts() as $term ) {
				$found = term_exists( $term->text( 'slug' ), $taxonomy );
				$made  = null !== $found && 0 !== $found ? $found : wp_insert_term( $term->text( 'name' ), $taxonomy, [ 'slug' => $term->text( 'slug' ) ] );
				$id    = is_array( $made ) ? (int) $made['term_id'] : 0;
				foreach ( array_diff_key( $term->texts(), array_flip( [ 'slug', 'name', 'colour' ] ) ) as $name => $value ) {
					update_term_meta( $id, "marketday_venue_{$name}", $value );
				}
				if ( 'categories' === $part ) {
					update_term_meta( $id, 'marketday_colour', $term->text( 'colour' ) );
				}
			}
		}
	}

	private function writeEvent( ShopFile $event ): void {
		$text = $event->text( 'text' );
		$id   = $this->posts->put( [
			'post_type'    => self::EVENT,
			'post_name'    => $event->text( 'slug' ),
			'post_title'   => $event->text( 'title' ),
			'post_content' => "<!-- wp:paragraph -->\n<p>{$text}</p>\n<!-- /wp:paragraph -->",
		] );
		foreach ( [
			'categories' => $event->text( 'category' ),
			'venues'     => $event->text( 'venue' ),
		] as $part => $term ) {
			wp_set_object_terms( $id, '' === $term ? [] : [ $term ], self::TAXONOMIES[ $part ] );
		}
		wp_set_object_terms( $id, array_values( $event->list( 'access' ) ), self::TAXONOMIES['access'] );
		update_post_meta( $id, '_marketday_event', $this->data( $event ) );
	}

	/** @return array<string, mixed> As the calendar keeps it. */
	private function data( ShopFile $event ): array {
		$first   = $this->day( $event->text( 'first' ) );
		$hours   = explode( '-', $event->text( 'hours' ) ) + [ '', '' ];
		$last    = $first->modify( '+' . ( $event->number( 'days', 1 ) - 1 ) . ' days' );
		$isDays  = '' === $hours[0];
		$skipped = $event->text( 'cancelled', '' );
		return [
			'start'        => $first->format( 'Y-m-d' ) . 'T' . ( $isDays ? '00:00' : $hours[0] ),
			'end'          => $last->format( 'Y-m-d' ) . 'T' . ( $isDays ? '00:00' : $hours[1] ),
			'zone'         => $event->text( 'zone', 'Europe/London' ),
			'allDay'       => $isDays,
			'rrule'        => $event->text( 'rule', '' ),
			'changes'      => '' === $skipped ? [] : [
				[
					'at'     => $this->day( $skipped )->format( 'Y-m-d' ) . "T{$hours[0]}",
					'start'  => '',
					'end'    => '',
					'status' => 'cancelled',
				],
			],
			'status'       => $event->text( 'status', 'scheduled' ),
			'onlineUrl'    => $event->text( 'online', '' ),
			'organiser'    => 'Fell & Ford',
			// Without a host: a demo may be opened at another address than it was made at.
			'organiserUrl' => wp_make_link_relative( home_url( '/about/' ) ),
			'cost'         => $event->text( 'cost', '' ),
			'ticketUrl'    => $event->text( 'tickets', '' ),
			'capacity'     => $event->text( 'capacity', '' ),
		];
	}

	/** @param string $words As PHP reads them: `first thursday of +1 month`. */
	private function day( string $words ): DateTimeImmutable {
		$words = (string) preg_replace_callback( '/(\w+) (this|next) year$/', static fn ( array $found ): string => $found[1] . ' ' . ( (int) wp_date( 'Y' ) + ( 'next' === $found[2] ? 1 : 0 ) ), $words );
		$time  = strtotime( $words );
		return false === $time ? throw new RuntimeException( "demo/events.json: '{$words}' is no date." ) : ( new DateTimeImmutable( "@{$time}" ) );
	}
}
