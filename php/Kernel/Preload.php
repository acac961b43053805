<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

/**
 * Reads at once what nearly every request reads. WordPress asks the database in a query of its own for each option that is not stored,
 * as settings are that nobody has changed, and for each page whose address is wanted.
 */
final class Preload {
	/** @var array<string, true> Names of options. */
	private static array $options = [];

	/** @var array<string, true> Options that hold the id of a page. */
	private static array $pages = [];

	public static function options( string ...$names ): void {
		self::$options += array_fill_keys( $names, true );
	}

	public static function pages( string ...$options ): void {
		self::$pages += array_fill_keys( $options, true );
	}

	/** @return array{list<string>, list<string>} Options, and those that hold the id of a page. */
	public static function all(): array {
		return [ array_keys( self::$options ), array_keys( self::$pages ) ];
	}

	/** Begins, before the first of them is read. */
	public static function start(): void {
		UnsetOptions::register();
		UnsetOptions::isOfVisitor() ? UnsetOptions::trust( self::names() ) : self::readOptions();
	}

	public static function isNamed( string $option ): bool {
		return isset( self::$options[ $option ] ) || isset( self::$pages[ $option ] );
	}

	public static function readOptions(): void {
		$names = self::names();
		wp_prime_option_caches( $names );
		UnsetOptions::note( $names );
	}

	/** @return list<string> */
	private static function names(): array {
		return array_map( 'strval', array_keys( self::$options + self::$pages ) );
	}

	/** Both, for pages that draw something of ours. */
	public static function read(): void {
		self::readOptions();
		$ids = array_map( static fn ( string $option ): int => (int) get_option( $option ), array_keys( self::$pages ) );
		_prime_post_caches( array_values( array_unique( array_filter( $ids, static fn ( int $id ): bool => $id > 0 ) ) ), false, false );
	}
}
