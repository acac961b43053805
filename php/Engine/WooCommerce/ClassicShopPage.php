<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Loading\LoadsIf;
use WC_Template_Loader;

/**
 * Shop page in a classic theme. WooCommerce shows its archive of products there, whatever is on it: below the theme's own template for
 * archives, or after the page's content. A page that holds our listing is shown as the page it is.
 */
#[LoadsIf( 'classic', 'template_include', 'the_content' )]
final class ClassicShopPage {
	private const ARCHIVE = 'archive-product.php';

	public function register(): void {
		add_filter( 'template_include', $this->choose( ... ), 15 );
		add_filter( 'the_content', $this->stayAlone( ... ), 9 );
	}

	private function choose( string $template ): string {
		if ( self::ARCHIVE !== basename( $template ) || ! $this->isOurs() ) {
			return $template;
		}
		foreach ( [ get_page_template(), get_singular_template(), get_index_template() ] as $page ) {
			if ( '' !== $page ) {
				return $page;
			}
		}
		return $template;
	}

	private function stayAlone( string $content ): string {
		if ( $this->isOurs() ) {
			remove_filter( 'the_content', [ WC_Template_Loader::class, 'unsupported_theme_shop_content_filter' ] );
		}
		return $content;
	}

	private function isOurs(): bool {
		$id = wc_get_page_id( 'shop' );
		return $id > 0 && ! wp_is_block_theme() && is_page( $id ) && has_block( 'marketday/product-grid', $id );
	}
}
