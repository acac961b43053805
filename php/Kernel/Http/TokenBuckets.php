<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Http;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Quietly;
use Marketday\Kernel\Schema;

/** Where a limit's tokens are: in the object cache where it outlives the request, else in APCu, else in a table of fixed size. */
final class TokenBuckets {
	public const BUCKETS = 4096;

	private const TABLE = 'tokens';

	private const VERSION = '1';

	/** @param string $limit Its name, at most 20 letters. */
	public function __construct( private readonly string $limit ) {}

	/** @return int The bucket of a visitor or a mailbox, which nobody can be told by: others share it. */
	public static function of( string $who ): int {
		return (int) hexdec( substr( hash_hmac( 'sha256', $who, wp_salt( 'nonce' ) ), 0, 6 ) ) % self::BUCKETS;
	}

	/**
	 * Takes one token, or none to see how many there are.
	 *
	 * @return float The tokens left; below 0 where there was none.
	 */
	public function take( int $bucket, int $calls, int $seconds, int $tokens = 1 ): float {
		$now = microtime( true );
		if ( wp_using_ext_object_cache() ) {
			$key  = "{$this->limit}_{$bucket}";
			$left = $this->spend( wp_cache_get( $key, 'marketday_tokens' ), $now, $calls, $seconds, $tokens );
			wp_cache_set( $key, [ max( -1.0, $left ), $now ], 'marketday_tokens', $seconds * 2 ); // It lives as long as it matters.
			return $left;
		}
		if ( function_exists( 'apcu_enabled' ) && apcu_enabled() ) {
			$key  = "marketday_{$this->limit}_" . hash( 'crc32b', home_url() ) . "_{$bucket}";
			$left = $this->spend( apcu_fetch( $key ), $now, $calls, $seconds, $tokens );
			apcu_store( $key, [ max( -1.0, $left ), $now ], $seconds * 2 );
			return $left;
		}
		return $this->takeFromTable( $bucket, (int) ( $now * 1000 ), $calls, $seconds, $tokens );
	}

	/** @param mixed $kept `[ tokens, time ]`, or nothing. */
	private function spend( mixed $kept, float $now, int $calls, int $seconds, int $spent ): float {
		[ $tokens, $since ] = is_array( $kept ) && is_numeric( $kept[0] ?? null ) && is_numeric( $kept[1] ?? null ) ? $kept : [ $calls, $now ];
		return min( (float) $calls, (float) $tokens + max( 0.0, $now - (float) $since ) * $calls / $seconds ) - $spent;
	}

	/** In thousandths of tokens and milliseconds, in one statement, so that calls at the same moment all count. */
	private function takeFromTable( int $bucket, int $now, int $calls, int $seconds, int $tokens ): float {
		global $wpdb;
		$table = $this->table();
		$full  = $calls * 1000;
		$spent = $tokens * 1000;
		// Not at once after a moment: a bucket that is empty stays at less than nothing for as long as it is asked.
		$filled = 'tokens + (%d - since) * %d / %d';
		$statement = $wpdb->prepare( // phpcs:ignore WordPress.DB.PreparedSQLPlaceholders -- the sum has three.
			"INSERT INTO {$table} (limited, bucket, tokens, since) VALUES (%s, %d, %d, %d)
			ON DUPLICATE KEY UPDATE tokens = CASE WHEN {$filled} >= %d THEN %d WHEN {$filled} < 0 THEN -%d ELSE {$filled} - %d END, since = %d", // phpcs:ignore WordPress.DB.PreparedSQL -- the sum above, with its placeholders.
			$this->limit, $bucket, $full - $spent, $now,
			$now, $full, $seconds * 1000, $full, $full - $spent,
			$now, $full, $seconds * 1000, $spent,
			$now, $full, $seconds * 1000, $spent,
			$now
		);
		// A database that is too busy to count a visit lets it pass.
		if ( false === Quietly::run( static fn (): mixed => $wpdb->query( $statement ) ) ) { // phpcs:ignore WordPress.DB.PreparedSQL -- prepared above.
			return 1.0 - $tokens;
		}
		$left = $wpdb->get_var( $wpdb->prepare(
			"SELECT tokens FROM {$table} WHERE limited = %s AND bucket = %d",
			$this->limit,
			$bucket
		) );
		return null === $left ? 1.0 - $tokens : (float) $left / 1000;
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
