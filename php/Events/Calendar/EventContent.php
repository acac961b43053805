<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use WP_Post;
use WP_Term;

/** Content that all dates of an event have in common: read once for a page that shows many of them. */
final class EventContent {
	/** @var array<string, mixed> */
	public readonly array $data;

	public readonly Schedule $schedule;

	private ?string $title = null;

	private ?string $url = null;

	private ?string $summary = null;

	private ?Colour $colour = null;

	private Venue|null|false $venue = false;

	/** @var list<string> What its dates' addresses have before and after the date. */
	private array $around = [];

	/** @throws InvalidEventException Where its data holds no schedule. */
	public function __construct( public readonly WP_Post $post, private readonly TimeWords $words ) {
		$this->data     = EventData::of( $post->ID );
		$this->schedule = Schedule::read( $this->data );
	}

	public function title(): string {
		return $this->title ??= trim( html_entity_decode( get_the_title( $this->post ), ENT_QUOTES ) ) ?: __( '(no title)', 'marketday' );
	}

	/** A time of day in the form of the site. */
	public function time( DateTimeImmutable $time ): string {
		return $this->words->time( $time );
	}

	/** A day in the form of the site. */
	public function date( DateTimeImmutable $day ): string {
		return $this->words->date( $day );
	}

	public function url(): string {
		return $this->url ??= (string) get_permalink( $this->post );
	}

	/** Address of one date: a series' others have addresses of their own. */
	public function urlOf( string $occurrence ): string {
		if ( ! $this->schedule->isRecurring() ) {
			return $this->url();
		}
		if ( [] === $this->around ) {
			$this->around = explode( '00000000', add_query_arg( EventPage::DATE, '00000000', $this->url() ), 2 );
		}
		return implode( $occurrence, $this->around );
	}

	public function colour(): Colour {
		return $this->colour ??= Colour::ofCategory( $this->terms( EventType::CATEGORY )[0]->term_id ?? 0 );
	}

	public function venue(): ?Venue {
		if ( false === $this->venue ) {
			$terms       = $this->terms( EventType::LOCATION );
			$this->venue = [] === $terms ? null : Venue::of( $terms[0] );
		}
		return $this->venue;
	}

	/** @return list<WP_Term> */
	public function terms( string $taxonomy ): array {
		$terms = get_the_terms( $this->post, $taxonomy );
		return is_array( $terms ) ? array_values( $terms ) : [];
	}

	public function summary(): string {
		return $this->summary ??= html_entity_decode( '' !== $this->post->post_excerpt
			? PlainText::of( $this->post->post_excerpt )
			: wp_trim_words( PlainText::of( excerpt_remove_blocks( strip_shortcodes( $this->post->post_content ) ) ), 30 ), ENT_QUOTES );
	}
}
