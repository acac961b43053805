<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use WC_Cache_Helper;

/**
 * A shop that the embedded store has kept and WooCommerce takes over, for the first time or again. Products, prices, stock, zones,
 * taxes and coupons are in WooCommerce's own places already. What is left: orders must stay where both find them, and
 * what WooCommerce remembers of the time before must go.
 */
final class EngineSwitch {
	/** The engine that served last: each says so when it begins. */
	private const LAST_ENGINE = 'marketday_engine';

	/** Written by the embedded store when it made its tables. */
	private const EMBEDDED_SCHEMA = 'marketday_embedded_schema';

	public function __construct( private readonly OrderMigration $orders ) {}

	public function register(): void {
		add_filter( 'woocommerce_enable_hpos_by_default_for_new_shops', [ $this, 'keepOrdersInPosts' ] );
		add_action( 'woocommerce_newly_installed', [ $this, 'keepShopOpen' ], 5 );
		$this->orders->register();
		if ( 'woocommerce' !== get_option( self::LAST_ENGINE ) ) {
			// Action Scheduler, which WooCommerce's clean-up asks, is ready at 1.
			add_action( 'init', [ $this, 'takeOver' ], 50 );
		}
	}

	/** Keeps orders in posts: in its own order tables the embedded store would not find them again. The shop may still choose those tables. */
	public function keepOrdersInPosts( bool $enable ): bool {
		return $enable && ! $this->wasEmbedded();
	}

	/** WooCommerce hides a new shop behind 'coming soon'; this one was open. */
	public function keepShopOpen(): void {
		if ( $this->wasEmbedded() ) {
			add_option( 'woocommerce_coming_soon', 'no' );
		}
	}

	public function takeOver(): void {
		if ( $this->wasEmbedded() ) {
			$this->forgetOldPrices();
			// WooCommerce keeps counts of its own, which shoppers see beside categories.
			wc_recount_all_terms( false );
			$this->orders->adopt();
			// Unset, it means 'optional' to the embedded store and 'required' to WooCommerce.
			add_option( 'woocommerce_checkout_phone_field', 'optional' );
		}
		update_option( self::LAST_ENGINE, 'woocommerce', true );
	}

	/** Prices, counts and rates that WooCommerce cached before another engine changed them. */
	private function forgetOldPrices(): void {
		wc_delete_product_transients();
		wc_delete_shop_order_transients();
		delete_transient( 'wc_attribute_taxonomies' );
		foreach ( [ 'product', 'product_query', 'shipping', 'orders' ] as $group ) {
			WC_Cache_Helper::get_transient_version( $group, true );
		}
		foreach ( [ 'taxes', 'shipping_zones', 'woocommerce-attributes' ] as $group ) {
			WC_Cache_Helper::invalidate_cache_group( $group );
		}
	}

	private function wasEmbedded(): bool {
		return false !== get_option( self::EMBEDDED_SCHEMA );
	}
}
