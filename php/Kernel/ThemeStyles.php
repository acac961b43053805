<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

use WP_Block_Type_Registry;
use WP_Theme_JSON_Resolver;

/**
 * Note of the blocks that WordPress knows when it works out the theme's styles. WordPress compares with such a note to see whether a block has joined since,
 * yet writes it at the second reading only: without ours it works out the same styles twice for each page.
 */
final class ThemeStyles extends WP_Theme_JSON_Resolver {
	/** Writes the note for what has not been worked out yet. A block that joins later is seen as before. */
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
}
