<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

use Closure;

/**
 * Lets one request at a time set something up, such as a page that is made once: of two at the same moment the second leaves it to the first,
 * and where the first was killed a later one begins anew. A row of the options table that is gone when the work has ended.
 */
final class SetUpLease {
	/** Beginning of the rows' names. */
	public const PREFIX = 'marketday_making_';

	/** Seconds after which who took it is taken for dead. */
	private const SECONDS = 60;

	/**
	 * Does the work unless another request is at it. What it asks of options is read anew: the other may have just ended.
	 *
	 * @param string          $name    Of the work.
	 * @param list<string>    $options Which the work looks at.
	 * @param Closure(): void $work
	 * @return bool Whether it was done here.
	 */
	public static function run( string $name, array $options, Closure $work ): bool {
		$row = self::PREFIX . $name;
		if ( ! self::take( $row ) ) {
			return false;
		}
		array_map( static fn ( string $option ): bool => wp_cache_delete( $option, 'options' ), [ 'alloptions', 'notoptions', ...$options ] );
		try {
			$work();
		} finally {
			global $wpdb;
			$wpdb->delete( $wpdb->options, [ 'option_name' => $row ] );
		}
		return true;
	}

	private static function take( string $row ): bool {
		global $wpdb;
		$now = time();
		return 1 === $wpdb->query( $wpdb->prepare(
			"INSERT IGNORE INTO {$wpdb->options} (option_name, option_value, autoload) VALUES (%s, %d, 'off')",
			$row,
			$now
		) ) || 1 === $wpdb->query( $wpdb->prepare(
			"UPDATE {$wpdb->options} SET option_value = %d WHERE option_name = %s AND CAST(option_value AS SIGNED) NOT BETWEEN %d AND %d",
			$now,
			$row,
			$now - self::SECONDS,
			// Of a later moment is what a clock has written that was set back since.
			$now + self::SECONDS
		) );
	}
}
