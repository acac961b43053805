<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Kernel\Health\LostTables;
use Marketday\Kernel\Health\SiteHealth;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\Http\TokenBuckets;
use Marketday\Kernel\Loading\DeferredFeatures;
use Marketday\Kernel\Loading\LoadsIf;

/**
 * Tables that are lost: after a restore of some tables, or a repair that went wrong. Each owner tells of its own; one that a statement misses, or
 * the daily upkeep, is made anew, what can be derived is derived again, and what cannot is told to the site's people.
 */
#[LoadsIf( 'database-error', 'shutdown' )]
#[LoadsIf( 'option:marketday_lost_tables', 'admin_notices' )]
final class OwnTables {
	/** The tables that the site has had when all were looked for. */
	private const KNOWN = 'marketday_tables_seen';

	/** @var list<Closure(): iterable<OwnTable>> */
	private static array $owners = [];

	/** Errors of the database that have been looked at in this request. */
	private static int $seen = 0;

	/** @param Closure(): iterable<OwnTable> $tables Called only when a table may be lost. */
	public static function add( Closure $tables ): void {
		self::$owners[] = $tables;
	}

	public static function register( Routes $routes ): void {
		self::add( static fn (): array => [ TokenBuckets::ownTable() ] );
		// Before what other parts do at the end, which may need the table.
		add_action( 'shutdown', self::restoreMissed( ... ), 1 );
		Upkeep::add( self::verify( ... ), 0 );
		SiteHealth::add( 'lost_tables', static fn (): string => __( 'Marketday tables', 'marketday' ), LostTables::test( ... ) );
		add_action( 'admin_notices', LostTables::notice( ... ) );
		LostTables::addTo( $routes );
	}

	/**
	 * Looks for all tables that the site has had, by one statement.
	 *
	 * @return list<string> Those that were lost and are made anew, without WordPress's prefix.
	 */
	public static function verify(): array {
		$there  = self::there();
		$needed = array_filter( self::all(), static fn ( OwnTable $table ): bool => $table->isNeeded );
		$lost   = array_diff_key( $needed, $there );
		array_map( self::make( ... ), $lost );
		update_option( self::KNOWN, array_keys( $needed ), false );
		return array_keys( $lost );
	}

	/** Tells by their names alone whether one is missing: no owner is loaded for it. */
	public static function isOneLost(): bool {
		$known = get_option( self::KNOWN );
		return is_array( $known ) && [] !== array_diff( $known, array_keys( self::there() ) );
	}

	/**
	 * Makes the tables that a failed statement has missed, and with them whatever else is lost: the second try must not find the next one missing. Not within
	 * a transaction, which a new table would end.
	 *
	 * @param string $error What the database said.
	 * @return bool Whether one was missing and is there now, so that the statement may be tried again.
	 */
	public static function restore( string $error ): bool {
		// Of a statement with other letters than English ones WordPress asks for the columns first, and says something else when that has failed.
		$missed = self::tablesIn( "{$error}\n" . self::errorsSince( self::$seen ) );
		if ( [] === $missed ) {
			return false;
		}
		$there  = self::there();
		$isLost = static fn ( OwnTable $table ): bool => ! isset( $there[ $table->name ] );
		if ( [] === array_filter( $missed, $isLost ) ) {
			return false;
		}
		array_map(
			self::make( ... ),
			array_filter( self::all(), static fn ( OwnTable $table ): bool => $isLost( $table ) && ( $table->isNeeded || isset( $missed[ $table->name ] ) ) )
		);
		return true;
	}

	/**
	 * Does what reads of own tables, and says where one of them was missing: WordPress's database object answers such a statement with nothing.
	 *
	 * @template T
	 * @param Closure(): T $read
	 * @param Closure(): T $without What to do where a table is missing; it is being made anew.
	 * @return T
	 * @throws \Throwable What the reading throws for another reason.
	 */
	public static function reading( Closure $read, Closure $without ): mixed {
		$before = self::errors();
		try {
			$found = $read();
		} catch ( \Throwable $failure ) {
			if ( $before === self::errors() || ! self::restoreSince( $before ) ) {
				throw $failure;
			}
			return $without();
		}
		return $before !== self::errors() && self::restoreSince( $before ) ? $without() : $found;
	}

	/** Restores what statements have missed in this request without saying so. */
	private static function restoreMissed(): void {
		if ( self::errors() > self::$seen && RequestEnd::hasDatabase() ) {
			self::restoreSince( self::$seen );
		}
	}

	private static function restoreSince( int $before ): bool {
		$errors     = self::errorsSince( $before );
		self::$seen = self::errors();
		return self::restore( $errors );
	}

	private static function errorsSince( int $before ): string {
		$errors = array_column( array_slice( (array) ( $GLOBALS['EZSQL_ERROR'] ?? [] ), $before ), 'error_str' );
		return implode( "\n", array_filter( $errors, 'is_string' ) );
	}

	private static function errors(): int {
		return count( (array) ( $GLOBALS['EZSQL_ERROR'] ?? [] ) );
	}

	/** @return array<string, OwnTable> Those that an error of MariaDB's (1146) or SQLite's says are not there. */
	private static function tablesIn( string $error ): array {
		global $wpdb;
		if ( 1 !== preg_match( "/doesn't exist|no such table/i", $error ) ) {
			return [];
		}
		preg_match_all( '/\b' . preg_quote( $wpdb->prefix, '/' ) . '(\w+)/', $error, $names );
		return [] === $names[1] ? [] : array_intersect_key( self::all(), array_flip( $names[1] ) );
	}

	/** @return array<string, OwnTable> By name. */
	private static function all(): array {
		do_action( DeferredFeatures::LOAD_ALL );
		$all = [];
		foreach ( self::$owners as $tables ) {
			foreach ( $tables() as $table ) {
				$all[ $table->name ] = $table;
			}
		}
		return $all;
	}

	/** @return array<string, int> Names of the tables that are there, without WordPress's prefix, as keys. */
	private static function there(): array {
		global $wpdb;
		$names = $wpdb->get_col( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $wpdb->prefix ) . '%' ) );
		return array_flip( array_map( static fn ( mixed $name ): string => substr( (string) $name, strlen( $wpdb->prefix ) ), $names ) );
	}

	private static function make( OwnTable $table ): void {
		error_log( "Marketday: the table {$table->name} was lost and is made anew." ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- a failure, for whoever runs the site.
		( $table->make )();
		if ( null !== $table->loss && $table->isNeeded ) {
			LostTables::note( $table->name, ( $table->loss )() );
		}
		if ( null !== $table->derive ) {
			( $table->derive )();
		}
	}
}
