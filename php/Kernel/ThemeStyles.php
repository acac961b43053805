<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

use WP_Block_Type_Registry;
use WP_Theme_JSON_Resolver;

/** The theme's styles as WordPress has worked them out, without working them out anew. */
final class ThemeStyles extends WP_Theme_JSON_Resolver {
	/**
	 * Notes the blocks that WordPress knows when it works out the theme's styles. WordPress compares with such a note to see whether a block has joined
	 * since, yet writes it at the second reading only: without ours it works out the same styles twice for each page. A block that joins later is seen as before.
	 */
	public static function noteBlocks(): void {
		$known  = [
			'core'   => self::$core,
			'blocks' => self::$blocks,
			'theme'  => self::$theme,
			'user'   => self::$user,
		];
		$isOpen = static fn ( mixed $styles, string $origin ): bool => null === $styles && [] === ( self::$blocks_cache[ $origin ] ?? null );
		$open   = array_filter( $known, $isOpen, ARRAY_FILTER_USE_BOTH );
		if ( [] !== $open ) {
			$names              = array_fill_keys( array_keys( WP_Block_Type_Registry::get_instance()->get_all_registered() ), true );
			self::$blocks_cache = array_fill_keys( array_keys( $open ), $names ) + self::$blocks_cache;
		}
	}

	/**
	 * Styles of an element, as WordPress, the theme and the site's people have set them, one over the other. WordPress's own function merges all styles
	 * of the site for it, anew with each call.
	 *
	 * @param string $element `button`, for example.
	 * @return array<array-key, mixed> As `wp_get_global_styles` gives it.
	 */
	public static function element( string $element ): array {
		return self::mergedStyles( 'elements', $element );
	}

	/** @return array<array-key, mixed> Styles of a block such as `core/button`, as those of an element. */
	public static function block( string $block ): array {
		return self::mergedStyles( 'blocks', $block );
	}

	/** @return array<array-key, mixed> */
	private static function mergedStyles( string $kind, string $name ): array {
		$merged = [];
		foreach ( [ self::get_core_data(), self::get_theme_data( [], [ 'with_supports' => false ] ), self::get_user_data() ] as $origin ) {
			$styles = $origin->get_raw_data()['styles'][ $kind ][ $name ] ?? [];
			$merged = array_replace_recursive( $merged, is_array( $styles ) ? $styles : [] );
		}
		return $merged;
	}
}
