<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

/** Style sheets of a block that has just been registered. */
final class BlockStyles {
	/** Bytes of a block's sheet that may stand in the page itself. */
	private const PRINTED = 4096;

	/** @param array<string> $handles Of its sheets. */
	public static function prepare( string $name, array $handles ): void {
		$own = array_filter( $handles, static fn ( string $handle ): bool => str_starts_with( $handle, 'marketday-' ) );
		array_map( self::linkLarge( ... ), $own );
		array_map( self::findMirrored( ... ), $own );
		self::nameStyle( $name, $handles );
	}

	/**
	 * WordPress numbers the sheet of a block that has others before it: whoever asks for it by the block's name gets all of them.
	 *
	 * @param array<string> $handles
	 */
	private static function nameStyle( string $name, array $handles ): void {
		$handle = "marketday-{$name}-style";
		if ( [] !== preg_grep( "/^{$handle}-\d+$/", $handles ) && ! wp_style_is( $handle, 'registered' ) ) {
			wp_register_style( $handle, false, $handles ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters -- no file of its own.
		}
	}

	/** WordPress prints sheets into each page; a browser keeps a large one that is linked from page to page. */
	private static function linkLarge( string $handle ): void {
		$path = wp_styles()->get_data( $handle, 'path' );
		if ( is_string( $path ) && is_file( $path ) && filesize( $path ) > self::PRINTED ) {
			wp_style_add_data( $handle, 'path', false );
		}
	}

	/** Has the mirrored sheet linked from right to left: WordPress looks for one only beside files that end in `.min.css`. */
	private static function findMirrored( string $handle ): void {
		if ( 'replace' === wp_styles()->get_data( $handle, 'rtl' ) ) {
			wp_style_add_data( $handle, 'suffix', '' );
		}
	}
}
