<?php

declare( strict_types=1 );

namespace Marketday\Store\Index;

/** One writer at a time, on any database: a row of the options table that expires, should its holder die. */
final class IndexLock {
	private const OPTION  = 'marketday_index_lock';
	private const SECONDS = 60;

	/**
	 * Does the work while no other process writes; returns false, without having done it, while another one does.
	 *
	 * @param callable(): void $work
	 */
	public function run( callable $work ): bool {
		global $wpdb;
		$mine = sprintf( '%d.%s', time() + self::SECONDS, wp_generate_password( 8, false ) );
		if ( ! $this->take( $mine ) && ! ( $this->create() && $this->take( $mine ) ) ) {
			return false;
		}
		try {
			$work();
		} finally {
			$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->options} SET option_value = '0' WHERE option_name = %s AND option_value = %s", self::OPTION, $mine ) );
		}
		return true;
	}

	/** @phpstan-impure */
	private function take( string $mine ): bool {
		global $wpdb;
		return 1 === $wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->options} SET option_value = %s WHERE option_name = %s AND CAST(option_value AS SIGNED) < %d", $mine, self::OPTION, time() ) );
	}

	/** Returns false where the row is there already. */
	private function create(): bool {
		global $wpdb;
		return 1 === $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO {$wpdb->options} (option_name, option_value, autoload) VALUES (%s, '0', 'off')", self::OPTION ) );
	}
}
