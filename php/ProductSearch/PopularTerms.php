<?php

declare( strict_types=1 );

namespace Marketday\ProductSearch;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Clock;
use Marketday\Kernel\Http\Visitor;
use Marketday\Kernel\OwnTable;
use Marketday\Kernel\Schema;
use Marketday\Kernel\SystemClock;

/**
 * What shoppers search for: counters in a table that stays small. Only words of the catalogue are counted, each visitor once a
 * day, and only what several have searched for is offered. Of a visitor nothing is kept but a bit that others share, for a day.
 */
final class PopularTerms {
	private const TABLE   = 'search_terms';
	private const VERSION = '2';
	private const MOST    = 500;
	private const LONGEST = 60;
	private const SHOWN   = 6;

	/** Uses from which a term is offered. */
	private const LEAST_USES = 3;

	/** Letters, numbers, and what joins them: nothing that a search reads over. */
	private const WORDS = "~^[\p{L}\p{N}][\p{L}\p{M}\p{N}\x{200C} '’&-]*$~u";

	public function __construct( private readonly Clock $clock = new SystemClock() ) {}

	public function ownTable(): OwnTable {
		return OwnTable::ofSchema( self::TABLE, $this->create( ... ), static fn (): string => __( 'search terms, and which of them are hidden', 'marketday' ) );
	}

	public function count( string $text ): void {
		$term   = mb_strtolower( trim( (string) preg_replace( '/\s+/u', ' ', $text ) ) );
		$length = mb_strlen( $term );
		if ( $length >= SearchRequest::SHORTEST && $length <= self::LONGEST && 1 === preg_match( self::WORDS, $term ) ) {
			$this->create();
			$this->countOnceADay( $term );
		}
	}

	/** @return list<string> What the search offers before anything is typed. */
	public function shown(): array {
		/**
		 * How often a term has to be searched for, by several visitors or on several days, before it is offered.
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

	private function countOnceADay( string $term ): void {
		global $wpdb;
		$day      = $this->clock->now()->format( 'Y-m-d' );
		$row      = $wpdb->get_row( $wpdb->prepare( "SELECT day, visitors FROM {$this->table()} WHERE term = %s", $term ), 'ARRAY_A' );
		$counted  = is_array( $row ) && $day === $row['day'] ? (string) $row['visitors'] : '';
		$visitors = self::withVisitor( $counted );
		if ( ! is_array( $row ) ) {
			$this->makeRoom();
			$wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO {$this->table()} (term, uses, day, visitors) VALUES (%s, 1, %s, %s)", $term, $day, $visitors ) );
		} elseif ( $visitors !== $counted ) {
			$wpdb->query( $wpdb->prepare( "UPDATE {$this->table()} SET uses = uses + 1, day = %s, visitors = %s WHERE term = %s", $day, $visitors, $term ) );
		}
	}

	/** @param string $visitors Bits in hexadecimal digits: one for each visitor's number, of those who searched for it today. */
	private static function withVisitor( string $visitors ): string {
		$visitors = str_pad( $visitors, Visitor::BUCKETS / 4, '0' );
		$number   = Visitor::bucket();
		$digit    = intdiv( $number, 4 );
		return substr_replace( $visitors, dechex( (int) hexdec( $visitors[ $digit ] ) | 1 << $number % 4 ), $digit, 1 );
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
		$columns = [
			'term varchar(60) NOT NULL',
			'uses bigint(20) unsigned NOT NULL DEFAULT 0',
			'hidden tinyint(1) NOT NULL DEFAULT 0',
			"day varchar(10) NOT NULL DEFAULT ''",
			"visitors varchar(1024) NOT NULL DEFAULT ''",
			'PRIMARY KEY  (term)',
			'KEY uses (uses)',
		];
		if ( Schema::install( self::TABLE, self::VERSION, $columns ) ) {
			delete_option( 'marketday_search_terms' ); // The version's place before tables had one for all.
		}
	}

	private function table(): string {
		return Schema::table( self::TABLE );
	}
}
