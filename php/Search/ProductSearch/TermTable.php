<?php

declare( strict_types=1 );

namespace Marketday\Search\ProductSearch;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Kernel\Clock;
use Marketday\Kernel\Http\Visitor;
use Marketday\Kernel\OwnTable;
use Marketday\Kernel\Schema;

/**
 * Words that were searched for, with counters, in a table that stays small: each visitor counts once a day. Of a visitor nothing is kept
 * but a bit that others share, for a day.
 */
final class TermTable {
	private const LONGEST = 60;

	/** Letters, numbers, and what joins them: nothing that a search reads over. */
	private const WORDS = "~^[\p{L}\p{N}][\p{L}\p{M}\p{N}\x{200C} '’&-]*$~u";

	private const VERSION = '2';

	/** @param string $name Without prefixes. */
	public function __construct(
		private readonly string $name,
		private readonly Clock $clock,
		private readonly int $most = 500
	) {}

	/** @param Closure(): string $loss */
	public function ownTable( Closure $loss ): OwnTable {
		return OwnTable::ofSchema( $this->name, $this->create( ... ), $loss );
	}

	public function count( string $text ): void {
		$term   = mb_strtolower( trim( (string) preg_replace( '/\s+/u', ' ', $text ) ) );
		$length = mb_strlen( $term );
		if ( $length >= SearchRequest::SHORTEST && $length <= self::LONGEST && 1 === preg_match( self::WORDS, $term ) ) {
			$this->create();
			$this->countOnceADay( $term );
		}
	}

	private function countOnceADay( string $term ): void {
		global $wpdb;
		$table    = $this->table();
		$day      = $this->clock->now()->format( 'Y-m-d' );
		$row      = $wpdb->get_row( $wpdb->prepare( 'SELECT day, visitors FROM %i WHERE term = %s', $table, $term ), 'ARRAY_A' );
		$counted  = is_array( $row ) && $day === $row['day'] ? (string) $row['visitors'] : '';
		$visitors = self::withVisitor( $counted );
		if ( ! is_array( $row ) ) {
			$this->makeRoom();
			$wpdb->query( $wpdb->prepare( 'INSERT IGNORE INTO %i (term, uses, day, visitors) VALUES (%s, 1, %s, %s)', $table, $term, $day, $visitors ) );
		} elseif ( $visitors !== $counted ) {
			$wpdb->query( $wpdb->prepare( 'UPDATE %i SET uses = uses + 1, day = %s, visitors = %s WHERE term = %s', $table, $day, $visitors, $term ) );
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
		if ( (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', $this->table() ) ) >= $this->most ) {
			foreach ( $wpdb->get_col( $wpdb->prepare( 'SELECT term FROM %i WHERE hidden = 0 ORDER BY uses, term LIMIT 50', $this->table() ) ) as $term ) {
				$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE term = %s', $this->table(), $term ) );
			}
		}
	}

	public function isMade(): bool {
		return Schema::isMade( $this->name );
	}

	/** @return bool Whether it was made or changed now. */
	public function create(): bool {
		return Schema::install( $this->name, self::VERSION, [
			'term varchar(60) NOT NULL',
			'uses bigint(20) unsigned NOT NULL DEFAULT 0',
			'hidden tinyint(1) NOT NULL DEFAULT 0',
			"day varchar(10) NOT NULL DEFAULT ''",
			"visitors varchar(1024) NOT NULL DEFAULT ''",
			'PRIMARY KEY  (term)',
			'KEY uses (uses)',
		] );
	}

	public function table(): string {
		return Schema::table( $this->name );
	}
}
