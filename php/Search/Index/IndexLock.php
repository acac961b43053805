<?php

declare( strict_types=1 );

namespace Marketday\Search\Index;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\SuppressErrors;

/** One writer at a time, on any database: a row of the options table that expires soon, should its holder die, and is renewed while it works. */
final class IndexLock {
	private const OPTION  = 'marketday_index_lock';
	private const SECONDS = 15;
	private const LONGEST = HOUR_IN_SECONDS;

	/** Value of the row while the lock is held here. */
	private ?string $mine = null;

	private ?IndexState $left = null;

	/**
	 * Does the work while no other process writes; returns false, without having done it, while another one does, and where one has
	 * taken over because the work went on for longer than it said.
	 *
	 * @param callable(): void $work
	 */
	public function run( callable $work ): bool {
		$mine = self::lease( self::SECONDS );
		if ( ! $this->take( $mine ) && ! ( $this->create() && $this->take( $mine ) ) ) {
			return false;
		}
		$this->mine = $mine;
		try {
			$work();
		} catch ( LockLostException ) {
			return false;
		} finally {
			$this->release();
		}
		return true;
	}

	/**
	 * The work goes on for so long. Said once more at the end of a transaction, it undoes what another process has taken over.
	 *
	 * @throws LockLostException
	 */
	public function renew( int $seconds = self::SECONDS ): void {
		$lease = self::lease( $seconds );
		$rows  = null === $this->mine ? false : $this->write( $lease, 'option_value = %s', $this->mine );
		if ( 0 === $rows ) {
			throw new LockLostException();
		}
		// A database that is too busy to write it down has not given it to another process either.
		$this->mine = false === $rows ? $this->mine : $lease;
	}

	/** Tells whether any process has it. */
	public function isHeld(): bool {
		global $wpdb;
		$until = (int) $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM {$wpdb->options} WHERE option_name = %s", self::OPTION ) );
		return $until >= time() && $until <= time() + self::LONGEST;
	}

	/** Says, while the work is done, what the state is after it: written with the lock's release, for every save of a product waits for both. */
	public function leave( IndexState $state ): void {
		$this->left = $state;
	}

	private function release(): void {
		global $wpdb;
		[ $mine, $state ]             = [ (string) $this->mine, $this->left ];
		[ $this->mine, $this->left ] = [ null, null ];
		if ( null === $state ) {
			$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->options} SET option_value = '0' WHERE option_name = %s AND option_value = %s", self::OPTION, $mine ) );
			return;
		}
		$wpdb->query( $wpdb->prepare(
			"UPDATE {$wpdb->options} SET option_value = CASE option_name WHEN %s THEN '0' ELSE %s END WHERE (option_name = %s AND option_value = %s) OR option_name = %s",
			self::OPTION,
			$state->json(),
			self::OPTION,
			$mine,
			IndexState::OPTION
		) );
		$state->remember();
	}

	/** @phpstan-impure */
	private function take( string $mine ): bool {
		// Nor has a database that is too busy to say who has the lock given it.
		// One that is held for longer than any work takes is of a clock that was set back.
		return 1 === $this->write( $mine, 'CAST(option_value AS SIGNED) NOT BETWEEN %d AND %d', time(), time() + self::LONGEST );
	}

	/** @phpstan-impure */
	private function write( string $lease, string $where, int|string ...$values ): int|false {
		global $wpdb;
		$rows = SuppressErrors::run( static fn (): mixed => $wpdb->query( $wpdb->prepare( // phpcs:ignore WordPress.DB.PreparedSQLPlaceholders -- the condition has one.
			"UPDATE {$wpdb->options} SET option_value = %s WHERE option_name = %s AND {$where}", // phpcs:ignore WordPress.DB.PreparedSQL -- the condition is one of two above.
			$lease,
			self::OPTION,
			...$values
		) ) );
		return is_int( $rows ) ? $rows : false;
	}

	/** Returns false where the row is there already. */
	private function create(): bool {
		global $wpdb;
		return SuppressErrors::run( static fn (): bool => 1 === $wpdb->query( $wpdb->prepare(
			"INSERT IGNORE INTO {$wpdb->options} (option_name, option_value, autoload) VALUES (%s, '0', 'off')",
			self::OPTION
		) ) );
	}

	/** Another one each time: databases count no row that says what it said. */
	private static function lease( int $seconds ): string {
		return sprintf( '%d.%s', time() + $seconds, wp_generate_password( 8, false ) );
	}
}
