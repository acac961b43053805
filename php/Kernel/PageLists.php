<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

use Closure;
use WP_Block_Type_Registry;
use WP_Post;

/** Keeps pages that features bring out of the lists of all pages which themes without a menu show. Menus name them as their people like. */
final class PageLists {
	/** @var array<string, true> Options that hold the id of such a page. */
	private static array $options = [];

	/** @param string $option That holds the page's id. */
	public static function keepOut( string $option ): void {
		if ( [] === self::$options ) {
			add_filter( 'wp_list_pages_excludes', self::addTo( ... ) );
			DrawingSetup::add( self::wrapBlock( ... ), 20 );
		}
		self::$options[ $option ] = true;
	}

	/** The block asks for all pages in no way of its own, so that it is listened to while it is drawn. */
	private static function wrapBlock(): void {
		$type = WP_Block_Type_Registry::get_instance()->get_registered( 'core/page-list' );
		$draw = $type?->render_callback;
		if ( null === $type || ! is_callable( $draw ) ) {
			return;
		}
		$draw                  = Closure::fromCallable( $draw );
		$type->render_callback = static function ( mixed ...$arguments ) use ( $draw ): mixed {
			$without = self::without( ... );
			add_filter( 'get_pages', $without );
			try {
				return $draw( ...$arguments );
			} finally {
				remove_filter( 'get_pages', $without );
			}
		};
	}

	/**
	 * @param array<array-key, mixed> $pages
	 * @return array<array-key, mixed>
	 */
	private static function without( array $pages ): array {
		$ids = self::ids();
		return array_values( array_filter( $pages, static fn ( mixed $page ): bool => ! $page instanceof WP_Post || ! in_array( $page->ID, $ids, true ) ) );
	}

	/**
	 * @param array<array-key, mixed> $ids
	 * @return array<array-key, mixed>
	 */
	private static function addTo( array $ids ): array {
		return [ ...$ids, ...self::ids() ];
	}

	/** @return list<int> */
	private static function ids(): array {
		return array_map( static fn ( string $option ): int => (int) get_option( $option ), array_keys( self::$options ) );
	}
}
