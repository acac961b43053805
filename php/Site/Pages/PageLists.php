<?php

declare( strict_types=1 );

namespace Marketday\Site\Pages;

defined( 'ABSPATH' ) || exit;

use WP_Post;

/** Keeps pages that features bring out of the lists of all pages which themes without a menu show. Menus name them as their people like. */
final class PageLists {
	/** Options that hold their ids. */
	private const OPTIONS = [ 'marketday_wishlist_page_id', 'marketday_compare_page_id', 'marketday_newsletter_page_id' ];

	/** Order in which WordPress's block asks for all pages; who asks otherwise gets them. */
	private const BLOCK = 'menu_order,post_title';

	public function register(): void {
		add_filter( 'wp_list_pages_excludes', static fn ( array $ids ): array => [ ...$ids, ...self::ids() ] );
		add_filter( 'get_pages', $this->without( ... ), 10, 2 );
	}

	/**
	 * @param array<array-key, mixed> $pages
	 * @param array<string, mixed>    $asked
	 * @return array<array-key, mixed>
	 */
	private function without( array $pages, array $asked ): array {
		if ( self::BLOCK !== ( $asked['sort_column'] ?? '' ) || is_admin() ) {
			return $pages;
		}
		$ids = self::ids();
		return array_values( array_filter( $pages, static fn ( mixed $page ): bool => ! $page instanceof WP_Post || ! in_array( $page->ID, $ids, true ) ) );
	}

	/** @return list<int> */
	private static function ids(): array {
		return array_map( static fn ( string $option ): int => (int) get_option( $option ), self::OPTIONS );
	}
}
