<?php

declare( strict_types=1 );

namespace Marketday\Calendar\Ics;

defined( 'ABSPATH' ) || exit;

use Marketday\Calendar\EventData;
use Marketday\Calendar\EventType;
use Marketday\Calendar\Filled;
use Marketday\Calendar\InvalidEventException;
use Marketday\Calendar\Venue;
use WP_Post;
use WP_Term;

/** Brings the events of an .ics file in. Each is known by its UID: the same file twice makes no doubles, a newer one renews them. */
final class EventImport {
	private const MOST = 2000;

	/** Of an import that has done nothing yet. */
	public const REPORT = [
		'made'    => 0,
		'renewed' => 0,
		'same'    => 0,
		'refused' => [],
		'left'    => [],
	];

	/** @var array{made: int, renewed: int, same: int, refused: list<string>, left: array<string, int>} */
	private array $report = self::REPORT;

	/** @var list<int> */
	private array $met = [];

	/**
	 * @param string $status Of new events: publish or draft.
	 * @param bool   $isDry  Says what would be done and does nothing.
	 * @param string $feed   Its id, of events that come with a feed.
	 */
	public function __construct(
		private readonly string $status,
		private readonly bool $isDry,
		private readonly string $feed = ''
	) {}

	/** @return list<int> Events that were in the file. */
	public function met(): array {
		return $this->met;
	}

	/**
	 * @return array{made: int, renewed: int, same: int, refused: list<string>, left: array<string, int>} `left` counts what has no place in an event here, by its name.
	 * @throws InvalidCalendarException
	 */
	public function run( string $text ): array {
		$calendar = IcsReader::read( $text );
		$zones    = new IcsZones( $calendar );
		$events   = self::byUid( $calendar );
		if ( count( $events ) > self::MOST ) {
			throw new InvalidCalendarException( __( 'The file has more than 2,000 events.', 'marketday' ) );
		}
		if ( $calendar->broken > 0 ) {
			$this->report['left'][ __( 'Lines that cannot be read', 'marketday' ) ] = $calendar->broken;
		}
		foreach ( $events as $uid => [ $main, $changes ] ) {
			try {
				$this->take( (string) $uid, new EventReading( $main, $changes, $zones ) );
			} catch ( InvalidEventException $problem ) {
				$this->report['refused'][] = trim( $main->text( 'SUMMARY' ) . ': ' . $problem->getMessage(), ': ' );
			}
		}
		return $this->report;
	}

	/** @return array<string, array{IcsComponent, list<IcsComponent>}> The event and its changed dates; a change whose event is not in the file is an event of its own. */
	private static function byUid( IcsComponent $calendar ): array {
		$events  = [];
		$changes = [];
		foreach ( $calendar->below( 'VEVENT' ) as $event ) {
			$uid = $event->text( 'UID' );
			$uid = '' !== $uid ? $uid : md5( (string) wp_json_encode( $event->lines ) );
			if ( null === $event->line( 'RECURRENCE-ID' ) ) {
				$events[ $uid ] = [ $event, [] ];
			} else {
				$changes[ $uid ][] = $event;
			}
		}
		foreach ( $changes as $uid => $some ) {
			if ( isset( $events[ $uid ] ) ) {
				$events[ $uid ][1] = $some;
				continue;
			}
			foreach ( $some as $change ) {
				$events[ $uid . '/' . trim( $change->line( 'RECURRENCE-ID' )->value ?? '' ) ] = [ $change, [] ];
			}
		}
		return $events;
	}

	private function take( string $uid, EventReading $event ): void {
		foreach ( $event->left as $what => $count ) {
			$this->report['left'][ $what ] = ( $this->report['left'][ $what ] ?? 0 ) + $count;
		}
		$known = self::known( $uid );
		$post  = [
			'post_type'    => EventType::NAME,
			'post_title'   => sanitize_text_field( $event->main->text( 'SUMMARY' ) ) ?: __( '(no title)', 'marketday' ),
			'post_content' => self::content( $event, $known ),
		];
		$hash  = md5( (string) wp_json_encode( [
			$post,
			$event->data,
			$event->names( 'CATEGORIES' ),
			$event->names( 'X-MARKETDAY-ACCESSIBILITY' ),
			$event->main->text( 'LOCATION' ),
		] ) );
		if ( null !== $known && get_post_meta( $known->ID, '_marketday_event_import', true ) === $hash ) {
			++$this->report['same'];
			$this->met[] = $known->ID;
			return;
		}
		++$this->report[ null === $known ? 'made' : 'renewed' ];
		if ( $this->isDry ) {
			return;
		}
		$fields = [
			'post_type'    => EventType::NAME,
			'post_title'   => wp_slash( $post['post_title'] ),
			'post_content' => wp_slash( $post['post_content'] ),
		];
		$id     = null === $known
			? wp_insert_post( $fields + [ 'post_status' => $event->isPrivate() ? 'private' : $this->status ], true )
			: wp_update_post( [ 'ID' => $known->ID ] + $fields, true );
		if ( ! is_int( $id ) ) {
			throw new InvalidEventException( 'post', $id->get_error_message() );
		}
		$this->met[] = $id;
		if ( '' !== $this->feed ) {
			update_post_meta( $id, Feeds::META, $this->feed );
		}
		update_post_meta( $id, EventData::UID, wp_slash( $uid ) );
		update_post_meta( $id, EventData::META, wp_slash( $event->data ) );
		update_post_meta( $id, '_marketday_event_import', $hash );
		wp_set_object_terms( $id, self::terms( EventType::CATEGORY, $event->names( 'CATEGORIES' ) ), EventType::CATEGORY );
		wp_set_object_terms( $id, self::terms( EventType::ACCESS, $event->names( 'X-MARKETDAY-ACCESSIBILITY' ) ), EventType::ACCESS );
		wp_set_object_terms( $id, Filled::of( [ self::venue( $event->main ) ] ), EventType::LOCATION );
	}

	private static function known( string $uid ): ?WP_Post {
		$found = get_posts( [
			'post_type'   => EventType::NAME,
			'post_status' => 'any',
			'numberposts' => 1,
			'meta_key'    => EventData::UID, // phpcs:ignore WordPress.DB.SlowDBQuery -- one look for each event of a file.
			'meta_value'  => $uid, // phpcs:ignore WordPress.DB.SlowDBQuery -- as above.
		] );
		return $found[0] ?? null;
	}

	/**
	 * Paragraphs of its description, and the way to its page where that is another. An event of this site keeps its own text, of which the
	 * file has an extract.
	 */
	private static function content( EventReading $event, ?WP_Post $known ): string {
		$url = esc_url( $event->main->line( 'URL' )->value ?? '', [ 'http', 'https' ] );
		if ( null !== $known && '' !== $url && html_entity_decode( $url ) === get_permalink( $known ) ) {
			return $known->post_content;
		}
		$rich  = $event->main->line( 'X-ALT-DESC' );
		if ( null !== $rich && 'text/html' === strtolower( $rich->parameters['FMTTYPE'] ?? '' ) ) {
			$html = [ trim( wp_kses_post( (string) preg_replace( '#^.*<body[^>]*>|</body>.*$#is', '', IcsLine::unescape( $rich->value ) ) ) ) ];
			return implode( "\n\n", [ ...$html, ...( '' === $url ? [] : [ "<p><a href=\"{$url}\">{$url}</a></p>" ] ) ] );
		}
		$parts = preg_split( '/\n{2,}/', $event->main->text( 'DESCRIPTION' ), -1, PREG_SPLIT_NO_EMPTY ) ?: [];
		$html  = array_map( static fn ( string $part ): string => nl2br( esc_html( wp_strip_all_tags( $part ) ), false ), $parts );
		if ( '' !== $url ) {
			$html[] = "<a href=\"{$url}\">{$url}</a>";
		}
		return implode( "\n\n", array_map( static fn ( string $part ): string => "<!-- wp:paragraph -->\n<p>{$part}</p>\n<!-- /wp:paragraph -->", $html ) );
	}

	/**
	 * @param list<string> $names
	 * @return list<int>
	 */
	private static function terms( string $taxonomy, array $names ): array {
		return array_values( Filled::of( array_map( static fn ( string $name ): int => self::term( $taxonomy, $name ), array_slice( $names, 0, 20 ) ) ) );
	}

	private static function term( string $taxonomy, string $name ): int {
		$name  = mb_substr( sanitize_text_field( $name ), 0, 190 );
		$found = '' === $name ? null : get_term_by( 'name', $name, $taxonomy );
		if ( $found instanceof WP_Term ) {
			return $found->term_id;
		}
		$made = '' === $name ? null : wp_insert_term( $name, $taxonomy );
		return is_array( $made ) ? (int) $made['term_id'] : 0;
	}

	/** One that is there, with or without its address in the line, or a new one. */
	private static function venue( IcsComponent $event ): int {
		$place = $event->text( 'LOCATION' );
		$terms = '' === $place ? [] : get_terms( [
			'taxonomy'   => EventType::LOCATION,
			'hide_empty' => false,
		] );
		foreach ( is_array( $terms ) ? $terms : [] as $term ) {
			$venue = $term instanceof WP_Term ? Venue::of( $term ) : null;
			if ( null !== $venue && in_array( $place, [ $venue->name, implode( ', ', Filled::of( [ $venue->name, $venue->address() ] ) ) ], true ) ) {
				return $venue->id;
			}
		}
		$made = self::term( EventType::LOCATION, $place );
		[ $latitude, $longitude ] = explode( ';', $event->text( 'GEO' ) ) + [ '', '' ];
		if ( $made > 0 && '' !== $longitude ) {
			update_term_meta( $made, Venue::PREFIX . 'latitude', $latitude );
			update_term_meta( $made, Venue::PREFIX . 'longitude', $longitude );
		}
		return $made;
	}
}
