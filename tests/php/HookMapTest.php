<?php

declare( strict_types=1 );

namespace Marketday\Tests;

use Marketday\Kernel\Loading\HookMap;
use Marketday\Kernel\Loading\HookRecorder;
use Marketday\Plugin;
use PHPUnit\Framework\Attributes\Group;

/** `php/hook-map.php`: what loads a feature. `npm run hook-map` writes it anew. */
#[Group( 'woocommerce' )]
final class HookMapTest extends SiteTestCase {
	private const FILE = __DIR__ . '/../../php/hook-map.php';

	private const HOW = 'Run `npm run hook-map`; for WooCommerce `MARKETDAY_HOOK_MAP=write npm run test:php -- --only woocommerce --filter HookMapTest`.';

	public function test_names_every_hook_block_route_link_and_form_of_every_feature(): void {
		$recorder = new HookRecorder();
		( new Plugin( dirname( __DIR__, 2 ) . '/marketday.php' ) )->record( $recorder );
		$maps   = is_file( self::FILE ) ? require self::FILE : [];
		$engine = $this->engine()->name();
		if ( 'write' === getenv( 'MARKETDAY_HOOK_MAP' ) ) {
			$maps[ $engine ] = 'embedded' === $engine ? $recorder->map() : self::without( $recorder->map(), $maps['embedded'] ?? [] );
			$maps['turned'] = self::turned( $maps );
			ksort( $maps );
			file_put_contents( self::FILE, self::written( $maps ) );
		}

		self::assertSame( $maps[ $engine ] ?? [], 'embedded' === $engine ? $recorder->map() : self::without( $recorder->map(), $maps['embedded'] ), self::HOW );
		self::assertSame( self::turned( $maps ), $maps['turned'] ?? [], self::HOW );
	}

	/**
	 * @param array<string, mixed> $maps
	 * @return array<string, mixed> Features by hook, of each engine.
	 */
	private static function turned( array $maps ): array {
		return [
			'embedded'    => HookMap::featuresByHook( HookMap::of( $maps, 'embedded' )['hooks'], 'embedded' ),
			'woocommerce' => HookMap::featuresByHook( HookMap::of( $maps, 'woocommerce' )['hooks'], 'woocommerce' ),
		];
	}

	/**
	 * @param array<string, array<array-key, mixed>> $map
	 * @param array<string, array<array-key, mixed>> $known The embedded engine's.
	 * @return array<string, array<array-key, mixed>> What is WooCommerce's alone.
	 */
	private static function without( array $map, array $known ): array {
		$own = [];
		foreach ( $map as $kind => $entries ) {
			foreach ( $entries as $name => $entry ) {
				if ( is_int( $name ) ) {
					in_array( $entry, $known[ $kind ] ?? [], true ) || $own[ $kind ][] = $entry;
				} elseif ( 'hooks' === $kind ) {
					$hooks = array_diff_assoc( (array) $entry, (array) ( $known[ $kind ][ $name ] ?? [] ) );
					[] === $hooks && isset( $known[ $kind ][ $name ] ) || $own[ $kind ][ $name ] = $hooks;
				} elseif ( $entry !== ( $known[ $kind ][ $name ] ?? null ) ) {
					$own[ $kind ][ $name ] = $entry;
				}
			}
		}
		return $own;
	}

	/** @param array<string, mixed> $maps */
	private static function written( array $maps ): string {
		return implode( "\n", [
			'<?php declare( strict_types=1 );',
			'/**',
			' * Map of what loads each feature, by engine. Written by `npm run hook-map`; see `Marketday\Kernel\Loading\HookMap`.',
			' *',
			' * @package Marketday',
			' */',
			'',
			"defined( 'ABSPATH' ) || exit;",
			'',
			'return ' . self::value( $maps, 0 ) . ';',
			'',
		] );
	}

	private static function value( mixed $value, int $depth ): string {
		if ( ! is_array( $value ) ) {
			return var_export( $value, true );
		}
		$inner = str_repeat( "\t", $depth + 1 );
		$lines = array_map(
			static fn ( int|string $key, mixed $item ): string => $inner
				. ( array_is_list( $value ) ? '' : var_export( $key, true ) . ' => ' )
				. self::value( $item, $depth + 1 ) . ',',
			array_keys( $value ),
			$value
		);
		return "[\n" . implode( "\n", $lines ) . "\n" . str_repeat( "\t", $depth ) . ']';
	}
}
