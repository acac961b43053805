<?php

declare( strict_types=1 );

namespace Marketday\Store\WooCommerce;

use WC_Product_Factory;

/**
 * Reads at once what WooCommerce looks up for one variable product after the other: the prices of its variations that
 * WooCommerce keeps, or the variations themselves where it keeps none yet.
 */
final class VariationPriming {
	/** Variations read ahead; what a page has beyond them, WooCommerce reads by itself. */
	private const MOST = 1000;

	/** @var list<int> Variable products. */
	private array $next = [];

	/** @param list<int> $productIds Of a page, before WooCommerce reads them; their posts and terms are in the cache already. */
	public function next( array $productIds ): void {
		$this->next = array_values( array_filter( $productIds, static fn ( int $id ): bool => 'variable' === WC_Product_Factory::get_product_type( $id ) ) );
		if ( [] !== $this->next && ! wp_using_ext_object_cache() ) {
			wp_prime_option_caches( array_merge( ...array_map( $this->options( ... ), $this->next ) ) );
		}
	}

	/** A price is asked for: those of the whole page come at once. */
	public function prime(): void {
		$parents    = array_values( array_filter( $this->next, static fn ( int $id ): bool => false === get_transient( "wc_var_prices_{$id}" ) ) );
		$this->next = [];
		$this->primeVariations( $parents );
	}

	/** @return list<string> */
	private function options( int $id ): array {
		return [ "_transient_wc_var_prices_{$id}", "_transient_timeout_wc_var_prices_{$id}", "_transient_wc_product_children_{$id}", "_transient_timeout_wc_product_children_{$id}" ];
	}

	/** @param list<int> $parents */
	private function primeVariations( array $parents ): void {
		global $wpdb;
		if ( [] !== $parents ) {
			$in  = implode( ',', $parents );
			$ids = $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE post_parent IN ({$in}) AND post_type = 'product_variation' LIMIT %d", self::MOST ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- whole numbers.
			_prime_post_caches( array_map( 'intval', $ids ) );
		}
	}
}
