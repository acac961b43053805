<?php

declare( strict_types=1 );

namespace Marketday\Site\BlogIndex;

defined( 'ABSPATH' ) || exit;

use WP_Post;
use WP_Query;

/** Answers 404 for a further page of an index that has none of that number. */
final class MissingPage {
	public function register(): void {
		add_action( 'template_redirect', $this->refuse( ... ), 5 );
	}

	private function refuse(): void {
		global $wp_query;
		$page = get_queried_object();
		if ( BlogIndex::askedPage() < 2 || ! is_page() || ! $page instanceof WP_Post || ! has_block( 'marketday/blog-index', $page ) ) {
			return;
		}
		if ( ! self::has( parse_blocks( $page->post_content ) ) && $wp_query instanceof WP_Query ) {
			$wp_query->set_404();
			status_header( 404 );
			nocache_headers();
		}
	}

	/**
	 * Tells whether one of the indexes has a page of that number.
	 *
	 * @param array<array-key, mixed> $blocks
	 */
	private static function has( array $blocks ): bool {
		foreach ( $blocks as $block ) {
			if ( ! is_array( $block ) ) {
				continue;
			}
			$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
			$category   = is_int( $attributes['category'] ?? null ) ? $attributes['category'] : 0;
			$isIndex    = 'marketday/blog-index' === ( $block['blockName'] ?? '' );
			if ( $isIndex && BlogIndex::askedPage() <= BlogQuery::ofCategory( $category )->pages( BlogSettings::ofBlock( $attributes )->perPage ) ) {
				return true;
			}
			if ( is_array( $block['innerBlocks'] ?? null ) && self::has( $block['innerBlocks'] ) ) {
				return true;
			}
		}
		return false;
	}
}
