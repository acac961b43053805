<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar\Ics;

defined( 'ABSPATH' ) || exit;

use Marketday\Events\Calendar\EventType;
use Marketday\Events\Calendar\NonEmpty;
use Marketday\Events\Calendar\Venue;
use Marketday\Kernel\Text\TextLine;
use WP_Term;

/** Categories, accessibility and place of an event of a file: terms that are there, or new ones. */
final class EventTerms {
	private const MOST = 20;

	public static function set( int $event, IcsComponent $facts ): void {
		wp_set_object_terms( $event, self::idsOfNames( EventType::CATEGORY, EventFacts::names( $facts, 'CATEGORIES' ) ), EventType::CATEGORY );
		wp_set_object_terms( $event, self::idsOfNames( EventType::ACCESS, EventFacts::names( $facts, 'X-MARKETDAY-ACCESSIBILITY' ) ), EventType::ACCESS );
		wp_set_object_terms( $event, NonEmpty::of( [ self::venue( $facts ) ] ), EventType::LOCATION );
	}

	/**
	 * @param list<string> $names
	 * @return list<int>
	 */
	private static function idsOfNames( string $taxonomy, array $names ): array {
		return array_values( NonEmpty::of( array_map( static fn ( string $name ): int => self::term( $taxonomy, $name ), array_slice( $names, 0, self::MOST ) ) ) );
	}

	private static function term( string $taxonomy, string $name ): int {
		$name  = mb_substr( TextLine::of( $name ), 0, 190 );
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
			if ( null !== $venue && in_array( $place, [ $venue->name, implode( ', ', NonEmpty::of( [ $venue->name, $venue->address() ] ) ) ], true ) ) {
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
