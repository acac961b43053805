<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract\Storage;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\StoreError;
use Marketday\Kernel\OwnTables;
use Marketday\Kernel\RequestEnd;
use Marketday\Kernel\SuppressErrors;
use Throwable;

/**
 * Work that happens wholly or not at all. A transaction inside another becomes a savepoint of it.
 * While one is open the database layer may not reconnect by itself: what would follow would be outside the transaction.
 */
final class Transaction {
	private static int $depth = 0;

	/**
	 * @template T
	 * @param callable(): T $work
	 * @param bool          $isCurrent Each statement reads what is there at its own moment, and locks the rows it finds but no gaps between them.
	 * @return T
	 * @throws StorageFailure When the database refuses; everything is undone.
	 */
	public static function run( callable $work, bool $isCurrent = false ): mixed {
		try {
			return self::runOnce( $work, $isCurrent );
		} catch ( StorageFailure $failure ) {
			// One of the plugin's own tables was lost, and nothing has been done yet.
			if ( self::isOpen() || ! OwnTables::restore( $failure->detail ) ) {
				throw $failure;
			}
			return self::runOnce( $work, $isCurrent );
		}
	}

	/**
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	private static function runOnce( callable $work, bool $isCurrent ): mixed {
		if ( $isCurrent && 0 === self::$depth && ! Database::isSqlite() ) {
			// Within somebody else's transaction a database refuses; then it is as current as that one.
			SuppressErrors::run( static fn (): mixed => $GLOBALS['wpdb']->query( 'SET TRANSACTION ISOLATION LEVEL READ COMMITTED' ) );
		}
		self::begin();
		try {
			$result = $work();
		} catch ( Throwable $failure ) {
			// What could not be read looks like something missing: a basket, a rate. The database's own word comes first.
			$message = $failure instanceof StoreError && ! $failure instanceof StorageFailure ? (string) $GLOBALS['wpdb']->last_error : '';
			self::rollBack();
			throw '' === $message ? $failure : new StorageFailure( $message );
		}
		self::commit();
		return $result;
	}

	public static function begin(): void {
		Database::execute( 0 === self::$depth ? 'START TRANSACTION' : 'SAVEPOINT marketday_' . self::$depth );
		++self::$depth;
		self::allowReconnecting( false );
		self::endWithProcess();
	}

	public static function commit(): void {
		try {
			Database::execute( 1 === self::$depth ? 'COMMIT' : 'RELEASE SAVEPOINT marketday_' . ( self::$depth - 1 ) );
		} finally {
			--self::$depth;
			self::allowReconnecting( 0 === self::$depth );
		}
	}

	public static function rollBack(): void {
		global $wpdb;
		--self::$depth;
		// A lost connection has undone everything already, so a failure here changes nothing.
		$wpdb->query( 0 === self::$depth ? 'ROLLBACK' : 'ROLLBACK TO SAVEPOINT marketday_' . self::$depth ); // phpcs:ignore WordPress.DB.PreparedSQL -- a whole number.
		wp_cache_flush_runtime();
		self::allowReconnecting( 0 === self::$depth );
	}

	/** @phpstan-impure */
	public static function isOpen(): bool {
		return self::$depth > 0;
	}

	/**
	 * A process that ends in the midst of its work has done nothing: what others do at its end would else be part of the transaction, or, by a
	 * new table, make half of it true. Where the connection is lost it stays so, as nothing can be looked up any more.
	 */
	private static function endWithProcess(): void {
		static $isArranged = false;
		if ( $isArranged ) {
			return;
		}
		$isArranged = true;
		add_action( 'shutdown', static function (): void {
			if ( self::isOpen() && RequestEnd::hasDatabase() ) {
				self::$depth = 1;
				self::rollBack();
			}
		}, 0 );
	}

	private static function allowReconnecting( bool $allowed ): void {
		global $wpdb;
		static $retries = null;
		$retries      ??= $wpdb->__get( 'reconnect_retries' );
		$wpdb->__set( 'reconnect_retries', $allowed ? $retries : 0 );
	}
}
