<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use WC_Product;
use WC_Product_Factory;
use WC_Product_Variable;

/**
 * Reads at once what WooCommerce looks up for one variable product after the other: which variations it has, and their
 * prices that WooCommerce keeps, or the variations themselves where it keeps none yet.
 */
final class VariationPriming {
	/** Variations read ahead; what a page has beyond them, WooCommerce reads by itself. */
	private const MOST = 1000;

	/** @var list<int> Products of the page that is read. */
	private array $next = [];

	/** @var array<int, array{all: list<int>, visible: list<int>}> Variations by variable product, as WooCommerce keeps them. */
	private array $children = [];

	/** @param list<int> $productIds Of a page, before WooCommerce reads them; their posts and terms are in the cache already. */
	public function next( array $productIds ): void {
		$this->next     = $productIds;
		$this->children = [];
		if ( [] !== $productIds && ! wp_using_ext_object_cache() ) {
			wp_prime_option_caches( array_merge( ...array_map( $this->options( ... ), $productIds ) ) );
		}
	}

	/**
	 * Reads the price of one of them; with the first one's, what all of them need is read.
	 *
	 * @template T
	 * @param callable(): T $read
	 * @return T
	 */
	public function price( WC_Product $product, callable $read ): mixed {
		if ( ! $product instanceof WC_Product_Variable ) {
			return $read();
		}
		$this->prime();
		$id       = $product->get_id();
		$children = $this->children[ $id ] ?? false;
		$give     = static fn (): array|false => $children;
		unset( $this->children[ $id ] );
		add_filter( "pre_transient_wc_product_children_{$id}", $give );
		try {
			return StoredTitles::during( $read );
		} finally {
			remove_filter( "pre_transient_wc_product_children_{$id}", $give );
		}
	}

	private function prime(): void {
		$new        = array_values( array_filter(
			$this->next,
			static fn ( int $id ): bool => 'variable' === WC_Product_Factory::get_product_type( $id ) && false === get_transient( "wc_var_prices_{$id}" )
		) );
		$this->next = [];
		if ( [] !== $new ) {
			$this->primeVariations( $new );
		}
	}

	/** @return list<string> */
	private function options( int $id ): array {
		return [
			"_transient_wc_var_prices_{$id}",
			"_transient_timeout_wc_var_prices_{$id}",
			"_transient_wc_product_children_{$id}",
			"_transient_timeout_wc_product_children_{$id}",
		];
	}

	/** @param non-empty-list<int> $parents */
	private function primeVariations( array $parents ): void {
		global $wpdb;
		$in   = implode( ',', $parents );
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT ID AS id, post_parent AS parent, post_status AS status FROM {$wpdb->posts} WHERE post_parent IN ({$in}) AND post_type = 'product_variation' AND post_status IN ('publish', 'private') ORDER BY menu_order, ID LIMIT %d", // phpcs:ignore WordPress.DB.PreparedSQL -- whole numbers.
				self::MOST
			),
			'ARRAY_A'
		);
		_prime_post_caches( array_map( 'intval', array_column( $rows, 'id' ) ) );
		// What is cut off or asked for in another way, WooCommerce finds out itself.
		if ( count( $rows ) < self::MOST && 'yes' !== get_option( 'woocommerce_hide_out_of_stock_items' ) && ! has_filter( 'woocommerce_variable_children_args' ) ) {
			$this->children = $this->byParent( $rows );
		}
	}

	/**
	 * @param list<array{id: string, parent: string, status: string}> $rows
	 * @return array<int, array{all: list<int>, visible: list<int>}>
	 */
	private function byParent( array $rows ): array {
		$children = [];
		foreach ( $rows as [ 'id' => $id, 'parent' => $parent, 'status' => $status ] ) {
			$children[ (int) $parent ]        ??= [
				'all'     => [],
				'visible' => [],
			];
			$children[ (int) $parent ]['all'][] = (int) $id;
			if ( 'publish' === $status ) {
				$children[ (int) $parent ]['visible'][] = (int) $id;
			}
		}
		return $children;
	}
}
