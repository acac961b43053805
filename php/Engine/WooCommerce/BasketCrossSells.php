<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Closure;
use WC_Product;

/**
 * Cross-sells of WooCommerce's cart, apart from it. The Store API tells each whole, with all pictures and prices: for every change of
 * a basket that costs as much as its lines. Who shows them reads them as cards.
 */
final class BasketCrossSells {
	/** @var array<array-key, mixed> Ids, those of hidden products too. */
	private array $ids = [];

	/**
	 * @template T
	 * @param Closure(): T $read Reads the cart.
	 * @return T
	 */
	public function apart( Closure $read ): mixed {
		$keep = function ( mixed $ids ): array {
			$this->ids = is_array( $ids ) ? $ids : [];
			return [];
		};
		add_filter( 'woocommerce_cart_crosssell_ids', $keep, PHP_INT_MAX );
		try {
			return $read();
		} finally {
			remove_filter( 'woocommerce_cart_crosssell_ids', $keep, PHP_INT_MAX );
		}
	}

	/** @return list<int> As WooCommerce's own answer has them. */
	public function visible(): array {
		$ids = array_values( array_filter( $this->ids, 'is_int' ) );
		_prime_post_caches( $ids );
		$isVisible = static function ( int $id ): bool {
			$product = wc_get_product( $id );
			return $product instanceof WC_Product && $product->is_visible();
		};
		return array_values( array_filter( $ids, $isVisible ) );
	}
}
