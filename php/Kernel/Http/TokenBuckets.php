<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Http;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\OwnTable;
use Marketday\Kernel\Schema;
use Marketday\Kernel\SuppressErrors;

/**
 * The store of a limit's tokens: the object cache where it outlives the request, else APCu, else a table of fixed size.
 * Whoever is counted has two buckets, each shared with others: only where both are empty, nothing is left. So hardly anybody is refused for what others did.
 */
final class TokenBuckets {
	public const BUCKETS = 65536;

	private const TABLE = 'tokens';

	private const VERSION = '1';

	/** @param string $limit Its name, at most 20 letters. */
	public function __construct( private readonly string $limit ) {}

	public static function ownTable(): OwnTable {
		return OwnTable::ofSchema( self::TABLE, ( new self( '' ) )->table( ... ) );
	}

	/** @return list<int> The buckets of a visitor or a mailbox, which nobody can be told by: others share each. */
	public static function of( string $who ): array {
		$hash = hash_hmac( 'sha256', $who, wp_salt( 'nonce' ) );
		return array_values( array_unique( [ (int) hexdec( substr( $hash, 0, 4 ) ), (int) hexdec( substr( $hash, 4, 4 ) ) ] ) );
	}

	/**
	 * Takes one token of each bucket.
	 *
	 * @param list<int> $buckets
	 * @return float The tokens left in the fullest; below 0 where there was none.
	 */
	public function take( array $buckets, int $calls, int $seconds ): float {
		$now = microtime( true );
		if ( ! $this->isInMemory() ) {
			return $this->takeFromTable( $buckets, (int) ( $now * 1000 ), $calls, $seconds );
		}
		$left = [];
		foreach ( $buckets as $bucket ) {
			$tokens = self::refill( $this->readMemory( $bucket ), $now, $calls, $seconds ) - 1;
			$left[] = $tokens;
			$this->remember( $bucket, [ max( -1.0, $tokens ), $now ], $seconds * 2 ); // It lives as long as it matters.
		}
		return [] === $left ? 0.0 : max( $left );
	}

	/**
	 * Number of tokens there are; none is taken.
	 *
	 * @param list<int> $buckets
	 */
	public function countTokens( array $buckets, int $calls, int $seconds ): float {
		$kept = $this->isInMemory() ? array_map( $this->readMemory( ... ), $buckets ) : $this->rows( $buckets );
		$now  = microtime( true );
		return max( [ 0.0, ...array_map( static fn ( mixed $one ): float => self::refill( $one, $now, $calls, $seconds ), $kept ) ] );
	}

	/** @param mixed $kept `[ tokens, time ]`, or nothing: a bucket is full at first. */
	private static function refill( mixed $kept, float $now, int $calls, int $seconds ): float {
		[ $tokens, $since ] = is_array( $kept ) && is_numeric( $kept[0] ?? null ) && is_numeric( $kept[1] ?? null ) ? $kept : [ $calls, $now ];
		return min( (float) $calls, (float) $tokens + max( 0.0, $now - (float) $since ) * $calls / $seconds );
	}

	private function isInMemory(): bool {
		return wp_using_ext_object_cache() || ( function_exists( 'apcu_enabled' ) && apcu_enabled() );
	}

	private function readMemory( int $bucket ): mixed {
		return wp_using_ext_object_cache() ? wp_cache_get( "{$this->limit}_{$bucket}", 'marketday_tokens' ) : apcu_fetch( $this->name( $bucket ) );
	}

	/** @param array{float, float} $kept */
	private function remember( int $bucket, array $kept, int $seconds ): void {
		if ( wp_using_ext_object_cache() ) {
			wp_cache_set( "{$this->limit}_{$bucket}", $kept, 'marketday_tokens', $seconds );
			return;
		}
		apcu_store( $this->name( $bucket ), $kept, $seconds );
	}

	/** APCu is one for all sites of the machine. */
	private function name( int $bucket ): string {
		return "marketday_{$this->limit}_" . hash( 'crc32b', home_url() ) . "_{$bucket}";
	}

	/**
	 * Takes in thousandths of tokens and milliseconds, in one statement, so that calls at the same moment all count.
	 *
	 * @param list<int> $buckets
	 */
	private function takeFromTable( array $buckets, int $now, int $calls, int $seconds ): float {
		global $wpdb;
		$table = $this->table();
		$full  = $calls * 1000;
		$row   = fn ( int $bucket ): string => (string) $wpdb->prepare( '(%s, %d, %d, %d)', $this->limit, $bucket, $full - 1000, $now );
		$rows  = implode( ', ', array_map( $row, $buckets ) );
		// Not at once after a moment: a bucket that is empty stays at less than nothing for as long as it is asked.
		// Of a later moment than now is what another request has written that began later, or a clock that was set back since.
		$filled    = 'tokens + CASE WHEN since < %d THEN %d - since ELSE 0 END * %d / %d';
		$statement = "INSERT INTO {$table} (limited, bucket, tokens, since) VALUES {$rows} " . $wpdb->prepare( // phpcs:ignore WordPress.DB.PreparedSQLPlaceholders -- the sum has four.
			"ON DUPLICATE KEY UPDATE tokens = CASE WHEN {$filled} >= %d THEN %d WHEN {$filled} < 0 THEN -1000 ELSE {$filled} - 1000 END, since = %d", // phpcs:ignore WordPress.DB.PreparedSQL -- the sum above, with its placeholders.
			$now, $now, $full, $seconds * 1000, $full, $full - 1000,
			$now, $now, $full, $seconds * 1000,
			$now, $now, $full, $seconds * 1000,
			$now
		);
		// A database that is too busy to count a visit lets it pass.
		if ( false === SuppressErrors::run( static fn (): mixed => $wpdb->query( $statement ) ) ) { // phpcs:ignore WordPress.DB.PreparedSQL -- prepared above.
			return 0.0;
		}
		$left = array_column( $this->rows( $buckets ), 0 );
		return [] === $left ? 0.0 : max( $left );
	}

	/**
	 * @param list<int> $buckets
	 * @return array<array{float, float}|null> Tokens and the second they were counted in; null for a bucket that nobody has used.
	 */
	private function rows( array $buckets ): array {
		global $wpdb;
		$table = $this->table();
		$found = [];
		$list  = implode( ', ', $buckets );
		foreach ( (array) $wpdb->get_results( $wpdb->prepare( "SELECT tokens, since FROM {$table} WHERE limited = %s AND bucket IN ({$list})", $this->limit ) ) as $row ) { // phpcs:ignore WordPress.DB.PreparedSQL -- whole numbers.
			$found[] = [ (float) $row->tokens / 1000, (float) $row->since / 1000 ];
		}
		return array_pad( $found, count( $buckets ), null );
	}

	private function table(): string {
		global $wpdb;
		$columns = [
			'limited varchar(20) NOT NULL',
			'bucket smallint(5) unsigned NOT NULL',
			'tokens int(11) NOT NULL',
			'since bigint(20) unsigned NOT NULL',
			'PRIMARY KEY  (limited,bucket)',
		];
		if ( Schema::install( self::TABLE, self::VERSION, $columns ) ) {
			$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}marketday_cost" ); // The table's name before it had limits.
			delete_option( 'marketday_cost_table' );
			delete_option( 'marketday_token_table' ); // The version's place before tables had one for all.
		}
		return Schema::table( self::TABLE );
	}
}
