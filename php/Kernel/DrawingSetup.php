<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

/**
 * Work of `init` that only pages need: blocks, their scripts and styles, templates and patterns. A call that answers with data
 * needs none of it, so there the work waits until one of Marketday's blocks is drawn within the call, by another plugin for example.
 * A call that answers with parts of a page needs the blocks; their scripts and styles are on that page already.
 */
final class DrawingSetup {
	/** @var list<string> Names of `wc-ajax` calls and beginnings of REST routes. */
	private static array $dataCalls = [];

	/** @var list<string> The same of calls that answer with parts of a page. */
	private static array $partCalls = [];

	/** @var list<callable(): mixed> In the order of their priorities. */
	private static array $waiting = [];

	/** @param string ...$calls Names of `wc-ajax` calls, beginnings of REST routes (`/wc/store/`). */
	public static function spare( string ...$calls ): void {
		array_push( self::$dataCalls, ...array_values( $calls ) );
	}

	/** @param string ...$calls As above: what they draw takes the place of what is on a page, so that they do without scripts and styles. */
	public static function spareAssets( string ...$calls ): void {
		array_push( self::$partCalls, ...array_values( $calls ) );
	}

	/** Whether a part of a page is drawn, which has the scripts and styles. */
	public static function isPart(): bool {
		return self::isAmong( self::$partCalls );
	}

	/** @param callable(): mixed $work Registers scripts and styles. */
	public static function addAssets( callable $work, int $priority = 10 ): void {
		self::add( static function () use ( $work ): void {
			if ( ! self::isPart() ) {
				$work();
			}
		}, $priority );
	}

	/** @param callable(): mixed $work */
	public static function add( callable $work, int $priority = 10 ): void {
		add_action( 'init', static function () use ( $work ): void {
			self::isAmong( self::$dataCalls ) ? self::wait( $work ) : $work();
		}, $priority );
	}

	/** @param list<string> $calls */
	private static function isAmong( array $calls ): bool {
		$called = self::called();
		foreach ( '' === $called ? [] : $calls as $call ) {
			if ( $called === $call || ( str_starts_with( $call, '/' ) && str_starts_with( $called, $call ) ) ) {
				return true;
			}
		}
		return false;
	}

	/** The name of a `wc-ajax` call or the route of a REST call, before WordPress has read the address. */
	private static function called(): string {
		$named = $_GET['wc-ajax'] ?? $_GET['rest_route'] ?? null; // phpcs:ignore WordPress.Security -- compared only.
		if ( null !== $named ) {
			return is_string( $named ) ? $named : '';
		}
		$path  = (string) wp_parse_url( (string) ( $_SERVER['REQUEST_URI'] ?? '' ), PHP_URL_PATH ); // phpcs:ignore WordPress.Security -- compared only.
		$parts = explode( '/' . rest_get_url_prefix() . '/', $path, 2 );
		return isset( $parts[1] ) ? "/{$parts[1]}" : '';
	}

	/** @param callable(): mixed $work */
	private static function wait( callable $work ): void {
		if ( [] === self::$waiting ) {
			add_filter( 'pre_render_block', [ self::class, 'beforeBlock' ], PHP_INT_MIN, 2 );
		}
		self::$waiting[] = $work;
	}

	/** @param array<string, mixed> $parsed */
	public static function beforeBlock( mixed $drawn, array $parsed ): mixed {
		if ( self::holdsOurs( $parsed ) ) {
			remove_filter( 'pre_render_block', [ self::class, 'beforeBlock' ], PHP_INT_MIN );
			[ $waiting, self::$waiting ] = [ self::$waiting, [] ];
			foreach ( $waiting as $work ) {
				$work();
			}
		}
		return $drawn;
	}

	/** @param array<array-key, mixed> $parsed As `parse_blocks()` gives a block. */
	private static function holdsOurs( array $parsed ): bool {
		if ( is_string( $parsed['blockName'] ?? null ) && str_starts_with( $parsed['blockName'], 'marketday/' ) ) {
			return true;
		}
		foreach ( is_array( $parsed['innerBlocks'] ?? null ) ? $parsed['innerBlocks'] : [] as $inner ) {
			if ( is_array( $inner ) && self::holdsOurs( $inner ) ) {
				return true;
			}
		}
		return false;
	}
}
