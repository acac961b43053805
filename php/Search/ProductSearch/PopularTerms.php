<?php

declare( strict_types=1 );

namespace Marketday\Search\ProductSearch;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Clock;
use Marketday\Kernel\OwnTable;
use Marketday\Kernel\SystemClock;

/**
 * Terms that shoppers search for: counters in a table that stays small. Only words of the catalogue are counted, each visitor once a
 * day, and only what several have searched for is offered. Of a visitor nothing is kept but a bit that others share, for a day.
 */
final class PopularTerms {
	private const SHOWN = 6;

	/** Uses from which a term is offered. */
	private const LEAST_USES = 3;

	public readonly TermTable $table;

	public function __construct( Clock $clock = new SystemClock() ) {
		$this->table = new TermTable( 'search_terms', $clock );
	}

	public function ownTable(): OwnTable {
		return $this->table->ownTable( static fn (): string => __( 'search terms, and which of them are hidden', 'marketday' ) );
	}

	public function count( string $text ): void {
		$this->create();
		$this->table->count( $text );
	}

	/** @return list<string> What the search offers before anything is typed. */
	public function offers(): array {
		/**
		 * The number of searches for a term, by several visitors or on several days, before it is offered.
		 *
		 * @param int $uses
		 */
		$least = (int) apply_filters( 'marketday_popular_term_uses', self::LEAST_USES );
		$terms = array_filter( $this->all(), static fn ( array $one ): bool => ! $one['hidden'] && $one['uses'] >= $least );
		return array_column( array_slice( $terms, 0, self::SHOWN ), 'term' );
	}

	/** @return list<array{term: string, uses: int, hidden: bool}> Most used first. */
	public function all( int $limit = 60 ): array {
		global $wpdb;
		$this->create();
		$rows = $wpdb->get_results( $wpdb->prepare( "SELECT term, uses, hidden FROM {$this->table()} ORDER BY uses DESC, term LIMIT %d", $limit ), 'ARRAY_A' );
		return array_values(
			array_map(
				static fn ( array $row ): array => [
					'term'   => (string) $row['term'],
					'uses'   => (int) $row['uses'],
					'hidden' => '1' === (string) $row['hidden'],
				],
				(array) $rows
			)
		);
	}

	/**
	 * @param list<string> $hidden Terms not to be offered.
	 * @param list<string> $listed Terms that were looked at: those not hidden are offered.
	 */
	public function hide( array $hidden, array $listed ): void {
		global $wpdb;
		foreach ( $listed as $term ) {
			$wpdb->query( $wpdb->prepare( "UPDATE {$this->table()} SET hidden = %d WHERE term = %s", in_array( $term, $hidden, true ) ? 1 : 0, $term ) );
		}
	}

	private function create(): void {
		if ( $this->table->create() ) {
			delete_option( 'marketday_search_terms' ); // The version's place before tables had one for all.
		}
	}

	private function table(): string {
		return $this->table->table();
	}
}
