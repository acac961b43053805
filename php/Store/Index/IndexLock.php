<?php

declare( strict_types=1 );

namespace Marketday\Store\Index;

/** One writer at a time, on any database: a row of the options table that expires, should its holder die. */
final class IndexLock {
	private const OPTION  = 'marketday_index_lock';
	private const SECONDS = 60;

	private ?IndexState $left = null;

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
			$this->release( $mine );
		}
		return true;
	}

	/** Says, while the work is done, what the state is after it: written with the lock's release, for every save of a product waits for both. */
	public function leave( IndexState $state ): void {
		$this->left = $state;
	}

	private function release( string $mine ): void {
		global $wpdb;
		[ $state, $this->left ] = [ $this->left, null ];
		if ( null === $state ) {
			$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->options} SET option_value = '0' WHERE option_name = %s AND option_value = %s", self::OPTION, $mine ) );
			return;
		}
		$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->options} SET option_value = CASE option_name WHEN %s THEN '0' ELSE %s END WHERE (option_name = %s AND option_value = %s) OR option_name = %s", self::OPTION, $state->json(), self::OPTION, $mine, IndexState::OPTION ) );
		$state->remember();
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
