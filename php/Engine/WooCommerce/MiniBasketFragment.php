<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\PageRegions;
use Marketday\Kernel\Loading\LoadsIf;

/** Spares WooCommerce the drawing of its mini cart in answers to pages that have no place for it. */
#[LoadsIf( 'sent:marketday_regions', 'wc_get_template', 'woocommerce_add_to_cart_fragments' )]
final class MiniBasketFragment {
	public function register(): void {
		add_filter( 'wc_get_template', [ $this, 'template' ], 10, 2 );
		add_filter( 'woocommerce_add_to_cart_fragments', [ $this, 'fragments' ], 1 );
	}

	public function template( mixed $file, string $name ): mixed {
		return 'cart/mini-cart.php' === $name && ! PageRegions::hasMiniCart() ? __DIR__ . '/views/no-mini-basket.php' : $file;
	}

	/**
	 * @param array<array-key, mixed> $fragments
	 * @return array<array-key, mixed>
	 */
	public function fragments( array $fragments ): array {
		return PageRegions::hasMiniCart() ? $fragments : PageRegions::withoutMiniCart( $fragments );
	}
}
