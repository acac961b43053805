<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Text\TextCondition;

/** A filter in SQL: each part is prepared, and may stand in a statement as it is. The dates are `d`. */
final class EventConditions {
	public readonly string $from;

	public readonly string $where;

	/** True if all events are meant that everybody may see. */
	public readonly bool $areNone;

	public function __construct( EventFilter $filter ) {
		global $wpdb;
		// Only words are looked for in posts.
		$this->from  = OccurrenceTable::name() . ' d' . ( '' === $filter->search ? '' : " INNER JOIN {$wpdb->posts} p ON p.ID = d.event_id" );
		$this->where = self::of( $filter );
		$this->areNone = $filter->isEmpty();
	}

	private static function of( EventFilter $filter ): string {
		global $wpdb;
		$where = 'd.is_public = 1';
		foreach ( [
			EventType::CATEGORY => $filter->categories,
			EventType::LOCATION => $filter->location > 0 ? [ $filter->location ] : [],
			EventType::ACCESS   => $filter->access > 0 ? [ $filter->access ] : [],
		] as $taxonomy => $terms ) {
			if ( [] !== $terms ) {
				$with   = array_merge( $terms, ...array_map( static fn ( int $term ): array => self::below( $term, $taxonomy ), $terms ) );
				$list   = implode( ',', array_map( 'intval', $with ) );
				$where .= $wpdb->prepare( " AND EXISTS (SELECT 1 FROM {$wpdb->term_relationships} r INNER JOIN {$wpdb->term_taxonomy} t ON t.term_taxonomy_id = r.term_taxonomy_id WHERE r.object_id = d.event_id AND t.taxonomy = %s AND t.term_id IN ({$list}))", $taxonomy ); // phpcs:ignore WordPress.DB -- whole numbers.
			}
		}
		foreach ( '' === $filter->search ? [] : array_slice( preg_split( '/\s+/', $filter->search, -1, PREG_SPLIT_NO_EMPTY ) ?: [], 0, 8 ) as $word ) {
			[ $sql, $values ] = TextCondition::within( [ 'p.post_title', 'p.post_excerpt', 'p.post_content' ], $word );
			$where           .= $wpdb->prepare( " AND {$sql}", ...$values ); // phpcs:ignore WordPress.DB -- placeholders for these values.
		}
		return $where;
	}

	/** @return list<int> */
	private static function below( int $term, string $taxonomy ): array {
		$children = $term > 0 ? get_term_children( $term, $taxonomy ) : [];
		return is_array( $children ) ? array_values( array_map( 'intval', $children ) ) : [];
	}
}
