<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

use WP_Block_Type_Registry;

/**
 * The order of style sheets in classic themes: ours after the theme's. Many say of every button and field what they look like in rules as strong as a class,
 * and WordPress puts the sheets of blocks before them on some pages and after them on others.
 */
final class StyleOrder {
	/** Puts them in order on a page that draws blocks of ours. */
	public static function register(): void {
		if ( ! wp_is_block_theme() ) {
			add_action( 'wp_enqueue_scripts', self::moveToEnd( ... ), PHP_INT_MAX );
			add_action( 'wp_footer', self::printLast( ... ), 0 );
		}
	}

	/** Moves those that are known before the head is printed. */
	private static function moveToEnd(): void {
		$isOurs = static fn ( string $handle ): bool => str_starts_with( $handle, 'marketday-' );
		$queue  = wp_styles()->queue;
		wp_styles()->queue = [ ...array_filter( $queue, static fn ( string $handle ): bool => ! $isOurs( $handle ) ), ...array_filter( $queue, $isOurs ) ];
	}

	/** Leaves those of a page's content to the end of the head: WordPress moves what blocks name as theirs before the theme's sheets. */
	private static function printLast(): void {
		foreach ( WP_Block_Type_Registry::get_instance()->get_all_registered() as $name => $type ) {
			if ( str_starts_with( (string) $name, 'marketday/' ) ) {
				$type->style_handles = [];
			}
		}
	}
}
