<?php

declare( strict_types=1 );

namespace Marketday\ProductSearch;

/**
 * What shoppers search for: counters without anything of a person, in a table that stays small. Only what found products is
 * counted, so it holds words of the catalogue and nothing that somebody typed by mistake.
 */
final class PopularTerms {
	private const VERSION = 'marketday_search_terms';
	private const MOST    = 500;
	private const LONGEST = 60;
	private const SHOWN   = 6;

	public function count( string $text ): void {
		global $wpdb;
		$term = mb_strtolower( trim( (string) preg_replace( '/\s+/u', ' ', $text ) ) );
		if ( mb_strlen( $term ) < SearchRequest::SHORTEST || mb_strlen( $term ) > self::LONGEST ) {
			return;
		}
		$this->create();
		if ( 0 === $wpdb->query( $wpdb->prepare( "UPDATE {$this->table()} SET uses = uses + 1 WHERE term = %s", $term ) ) ) {
			$this->makeRoom();
			$wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO {$this->table()} (term, uses) VALUES (%s, 1)", $term ) );
		}
	}

	/** @return list<string> What the search offers before anything is typed. */
	public function shown(): array {
		$terms = array_filter( $this->all(), static fn ( array $one ): bool => ! $one['hidden'] );
		return array_column( array_slice( $terms, 0, self::SHOWN ), 'term' );
	}

	/** @return list<array{term: string, uses: int, hidden: bool}> Most used first. */
	public function all( int $limit = 60 ): array {
		global $wpdb;
		if ( false === get_option( self::VERSION ) ) {
			return [];
		}
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

	/** The least used go first; what an editor hid stays hidden. */
	private function makeRoom(): void {
		global $wpdb;
		if ( (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$this->table()}" ) >= self::MOST ) {
			foreach ( $wpdb->get_col( "SELECT term FROM {$this->table()} WHERE hidden = 0 ORDER BY uses, term LIMIT 50" ) as $term ) {
				$wpdb->query( $wpdb->prepare( "DELETE FROM {$this->table()} WHERE term = %s", $term ) );
			}
		}
	}

	private function create(): void {
		global $wpdb;
		if ( false !== get_option( self::VERSION ) ) {
			return;
		}
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		dbDelta( "CREATE TABLE {$this->table()} (
			term varchar(60) NOT NULL,
			uses bigint(20) unsigned NOT NULL DEFAULT 0,
			hidden tinyint(1) NOT NULL DEFAULT 0,
			PRIMARY KEY  (term),
			KEY uses (uses)
		) {$wpdb->get_charset_collate()};" );
		update_option( self::VERSION, '1', true );
	}

	private function table(): string {
		global $wpdb;
		return "{$wpdb->prefix}marketday_search_terms";
	}
}
