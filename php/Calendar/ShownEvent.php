<?php

declare( strict_types=1 );

namespace Marketday\Calendar;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use WP_Post;
use WP_Term;

/** One date of an event with what is shown of it. */
final class ShownEvent {
	/** @var array<string, mixed> */
	public readonly array $data;

	public readonly Schedule $schedule;

	/** An event of a month is drawn in its grid, its list and for search engines. */
	private ?string $title = null;

	private ?string $url = null;

	private ?Colour $colour = null;

	/**
	 * @param DateTimeImmutable $start In the event's zone. @param DateTimeImmutable $end The moment after.
	 * @throws InvalidEvent Where its data holds no schedule.
	 */
	public function __construct(
		public readonly WP_Post $post,
		public readonly string $occurrence,
		public readonly DateTimeImmutable $start,
		public readonly DateTimeImmutable $end,
		public readonly string $firstDay,
		public readonly string $lastDay,
		public readonly EventStatus $status
	) {
		$this->data     = EventData::of( $post->ID );
		$this->schedule = Schedule::read( $this->data );
	}

	public function title(): string {
		$this->title ??= trim( html_entity_decode( get_the_title( $this->post ), ENT_QUOTES ) ) ?: __( '(no title)', 'marketday' );
		return $this->title;
	}

	/** Of this date: a series' others have addresses of their own. */
	public function url(): string {
		if ( null === $this->url ) {
			$url       = (string) get_permalink( $this->post );
			$this->url = $this->schedule->isRecurring() ? add_query_arg( EventPage::DATE, $this->occurrence, $url ) : $url;
		}
		return $this->url;
	}

	public function isAllDay(): bool {
		return $this->schedule->isAllDay;
	}

	public function isOnline(): bool {
		return EventStatus::Online === $this->status || ( null === $this->venue() && '' !== $this->data['onlineUrl'] );
	}

	public function venue(): ?Venue {
		$terms = $this->terms( EventType::LOCATION );
		return [] === $terms ? null : Venue::of( $terms[0] );
	}

	public function colour(): Colour {
		return $this->colour ??= Colour::ofCategory( $this->terms( EventType::CATEGORY )[0]->term_id ?? 0 );
	}

	/** @return list<WP_Term> */
	public function terms( string $taxonomy ): array {
		$terms = get_the_terms( $this->post, $taxonomy );
		return is_array( $terms ) ? array_values( $terms ) : [];
	}

	public function text( string $field ): string {
		$value = $this->data[ $field ] ?? '';
		return is_string( $value ) ? $value : '';
	}

	public function summary(): string {
		return '' !== $this->post->post_excerpt ? wp_strip_all_tags( $this->post->post_excerpt ) : wp_trim_words( wp_strip_all_tags( excerpt_remove_blocks( strip_shortcodes( $this->post->post_content ) ) ), 30 );
	}
}
