<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use WP_Block_Template;
use WP_Block_Templates_Registry;
use WP_Post;

/**
 * WooCommerce lays its cart and checkout pages out by templates made for its own blocks, without the page's title. A page built of
 * Marketday's blocks is laid out as a page of the theme, as it is without WooCommerce; a template changed by the site's
 * editor is kept, and so is Marketday's own.
 */
final class PageTemplates {
	private const BLOCKS = [
		'page-cart'     => 'marketday/basket',
		'page-checkout' => 'marketday/checkout',
	];

	/** Templates that WooCommerce asks about before it takes one of its own. */
	private const CLASSIC = [ 'single-product', 'archive-product', 'taxonomy-product_cat', 'taxonomy-product_tag', 'taxonomy-product_attribute' ];

	public function register(): void {
		add_filter( 'page_template_hierarchy', [ $this, 'withoutForeignTemplates' ] );
		add_filter( 'woocommerce_has_block_template', [ $this, 'countOurs' ], 10, 2 );
		add_filter( 'marketday_yielding_plugins', static fn ( array $plugins ): array => [ ...$plugins, 'woocommerce' ] );
	}

	/** WooCommerce would load its PHP templates where none of its own block templates is registered. */
	public function countOurs( bool $has, string $template ): bool {
		if ( $has || ! wp_is_block_theme() ) {
			/**
			 * Tells whether Marketday lays out shop and products in a classic theme that leaves them to WooCommerce.
			 *
			 * @param bool $uses No unless the site's people have said so.
			 */
			return $has || ( in_array( $template, self::CLASSIC, true ) && (bool) apply_filters( 'marketday_uses_classic_pages', false ) );
		}
		$ours = 'taxonomy-product_attribute' === $template ? 'products-by-attribute' : $template;
		return WP_Block_Templates_Registry::get_instance()->is_registered( "marketday//{$ours}" );
	}

	/**
	 * @param array<array-key, mixed> $templates Names such as `page-checkout` or `page-checkout.php`, the most special first.
	 * @return array<array-key, mixed>
	 */
	public function withoutForeignTemplates( array $templates ): array {
		$page = get_queried_object();
		if ( ! $page instanceof WP_Post ) {
			return $templates;
		}
		foreach ( self::BLOCKS as $template => $block ) {
			$names = [ $template, "{$template}.php" ];
			if ( [] !== array_intersect( $names, $templates ) && has_block( $block, $page ) && $this->isForeign( $template ) ) {
				$templates = array_values( array_diff( $templates, $names ) );
			}
		}
		return $templates;
	}

	private function isForeign( string $template ): bool {
		$found = get_block_template( get_stylesheet() . '//' . $template );
		return ! $found instanceof WP_Block_Template || ( 'plugin' === $found->source && 'marketday' !== $found->plugin );
	}
}
