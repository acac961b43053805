<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar;

defined( 'ABSPATH' ) || exit;

use DateTimeZone;
use Marketday\Events\Calendar\Recurrence\Days;
use Marketday\Events\Calendar\Recurrence\RuleDates;
use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Parameters;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;
use WP_Post;

/** 'This and following': a series ends before one of its dates, and an event of its own goes on from there, to be changed by itself. */
final class SeriesSplitEndpoint {
	/** Ahead of today: what lies beyond is nobody's plan. */
	private const YEARS = 50;

	private const COPIED = [ EventType::CATEGORY, EventType::LOCATION, EventType::ACCESS ];

	public function __construct( private readonly Routes $routes ) {}

	public function register(): void {
		$this->routes->add( Route::rest( 'POST', 'marketday/v1|/event-series', Guard::capability( 'edit_posts' ), $this->answer( ... ), Parameters::forRoute( [
			'event' => Parameters::number( 'Id of the event’s post.', 1 ),
			'at'    => Parameters::text( 'First date of the second series, one of the rule’s: 2026-12-17T18:30.', 19 ),
		] ) ) );
	}

	/** @throws Problem */
	private function answer( Request $request ): Response {
		$post = get_post( $request->integer( 'event', 0, 1 ) );
		$at   = LocalDateTime::read( $request->plain( 'at', 19 ) );
		if ( ! $post instanceof WP_Post || EventType::NAME !== $post->post_type || ! current_user_can( 'edit_post', $post->ID ) ) {
			throw Problem::notFound( 'marketday_unknown_event', __( 'We can’t find that event.', 'marketday' ) );
		}
		$schedule = EventData::scheduleOf( $post->ID );
		if ( null !== $at && $at->day > Days::number( (int) gmdate( 'Y' ) + self::YEARS, 1, 1 ) ) {
			throw Problem::badRequest( 'marketday_invalid_date', __( 'This date is too far ahead: you can split a series within the next fifty years.', 'marketday' ) );
		}
		$before   = null === $at || null === $schedule || null === $schedule->rule ? null : self::datesBefore( $schedule, $at );
		if ( null === $at || null === $schedule || null === $before || 0 === $before ) {
			throw Problem::badRequest(
				'marketday_invalid_date',
				__( 'We can’t find that date in the series. Save the event and try again.', 'marketday' )
			);
		}
		[ $ended, $following ] = self::split( EventData::of( $post->ID ), $schedule, $at, $before );
		$new                   = $this->copy( $post, $following );
		update_post_meta( $post->ID, EventData::META, wp_slash( $ended ) );
		return Response::json( [
			'id'   => $new,
			'edit' => (string) get_edit_post_link( $new, 'raw' ),
		] );
	}

	/**
	 * @return int|null How many of the rule's dates come before; null where it is none of them.
	 * @throws Problem Where they are more than are looked at.
	 */
	private static function datesBefore( Schedule $schedule, LocalDateTime $at ): ?int {
		$rule = $schedule->rule;
		if ( null === $rule ) {
			return null;
		}
		$count = 0;
		$until = $schedule->until();
		$dates = new RuleDates( $rule, $schedule->start->day, $schedule->start->second );
		foreach ( $dates->through( $at->day, $until?->day, $until->second ?? 86399 ) as [ $day, $second ] ) {
			if ( $day === $at->day && ( $schedule->isAllDay || $second === $at->second ) ) {
				return null === $rule->count || $count < $rule->count ? $count : null;
			}
			++$count;
		}
		if ( $dates->isCut() ) {
			throw Problem::badRequest(
				'marketday_too_many_dates',
				__( 'There are too many dates before this one. Start the series later.', 'marketday' )
			);
		}
		return null;
	}

	/**
	 * @param array<string, mixed> $data
	 * @return array{array<string, mixed>, array<string, mixed>} The event that ends, and the one that goes on.
	 */
	private static function split( array $data, Schedule $schedule, LocalDateTime $at, int $before ): array {
		$rule   = (string) $schedule->rule;
		$last   = new LocalDateTime( $at->day - ( 0 === $at->second ? 1 : 0 ), 0 === $at->second ? 86399 : $at->second - 1 );
		// A rule's end is a day where its dates are days, and a moment of UTC where they are times (RFC 5545, 3.3.10).
		$until  = $schedule->isAllDay
			? substr( ( new LocalDateTime( $at->day - 1, 0 ) )->basic(), 0, 8 )
			: $last->in( $schedule->zone )->setTimezone( new DateTimeZone( 'UTC' ) )->format( 'Ymd\THis\Z' );
		$bare   = (string) preg_replace( '/;?(COUNT|UNTIL)=[^;]*/', '', $rule );
		$length = $schedule->end->in( $schedule->zone )->getTimestamp() - $schedule->start->in( $schedule->zone )->getTimestamp();
		$end    = $schedule->isAllDay
			? new LocalDateTime( $at->day + $schedule->end->day - $schedule->start->day, 0 )
			: LocalDateTime::of( $at->in( $schedule->zone )->modify( "+{$length} seconds" ), $schedule->zone );
		$is     = static fn ( mixed $text ): bool => is_string( $text ) && ! ( LocalDateTime::read( $text )?->isBefore( $at ) ?? true );
		$dates  = static fn ( string $name ): array => is_array( $data[ $name ] ) ? $data[ $name ] : [];
		$isOf   = static fn ( mixed $change ): bool => is_array( $change ) && $is( $change['at'] ?? '' );
		$ended  = [ 'rrule' => "{$bare};UNTIL={$until}" ];
		$next   = [
			'start' => $at->text(),
			'end'   => $end->text(),
			'rrule' => null === $schedule->rule?->count ? $rule : "{$bare};COUNT=" . ( $schedule->rule->count - $before ),
		];
		foreach ( [ 'rdates', 'exdates' ] as $name ) {
			$next[ $name ]  = array_values( array_filter( $dates( $name ), $is ) );
			$ended[ $name ] = array_values( array_filter( $dates( $name ), static fn ( mixed $text ): bool => ! $is( $text ) ) );
		}
		$next['changes']  = array_values( array_filter( $dates( 'changes' ), $isOf ) );
		$ended['changes'] = array_values( array_filter( $dates( 'changes' ), static fn ( mixed $change ): bool => ! $isOf( $change ) ) );
		return [ $ended + $data, $next + $data ];
	}

	/**
	 * @param array<string, mixed> $data
	 * @throws Problem
	 */
	private function copy( WP_Post $post, array $data ): int {
		$status = 'publish' === $post->post_status && ! current_user_can( 'publish_posts' ) ? 'draft' : $post->post_status;
		$new    = wp_insert_post( [
			'post_type'     => EventType::NAME,
			'post_status'   => $status,
			'post_title'    => wp_slash( $post->post_title ),
			'post_content'  => wp_slash( $post->post_content ),
			'post_excerpt'  => wp_slash( $post->post_excerpt ),
			'post_password' => wp_slash( $post->post_password ),
		], true );
		if ( ! is_int( $new ) ) {
			throw Problem::badRequest( 'marketday_not_saved', $new->get_error_message() );
		}
		foreach ( self::COPIED as $taxonomy ) {
			$terms = get_the_terms( $post, $taxonomy );
			wp_set_object_terms( $new, is_array( $terms ) ? array_column( $terms, 'term_id' ) : [], $taxonomy );
		}
		$image = (int) get_post_thumbnail_id( $post );
		if ( $image > 0 ) {
			set_post_thumbnail( $new, $image );
		}
		update_post_meta( $new, EventData::META, wp_slash( $data ) );
		return $new;
	}
}
