<?php

declare( strict_types=1 );

namespace Marketday\Store;

defined( 'ABSPATH' ) || exit;

use Marketday\Store\Outbox\Outbox;

/**
 * A shop engine: WooCommerce where it is active, the embedded store where it is not. Features know this and nothing behind it.
 * The object is one per request and speaks for the current visitor.
 */
interface Engine {
	/** Calls that both engines answer with data: `wc-ajax` names and where REST routes begin. */
	public const DATA_CALLS = [
		'add_to_cart',
		'remove_from_cart',
		'get_refreshed_fragments',
		'get_variation',
		'apply_coupon',
		'remove_coupon',
		'update_shipping_method',
		'update_order_review',
		'checkout',
		'/wc/store/',
	];

	/** `woocommerce` or `embedded`. */
	public function name(): string;

	public function settings(): Settings;

	public function catalogue(): Catalogue;

	public function writer(): CatalogueWriter;

	/** The shop's currencies, and what amounts are in the visitor's. */
	public function pricing(): Pricing;

	/** Stored prices in the base currency, with the tax the shop shows, for many products at once. */
	public function prices(): PriceDisplay;

	/** Long work in steps, apart from visitors' requests. */
	public function jobs(): Jobs;

	/** What must happen after a change is stored, written down with it. */
	public function outbox(): Outbox;

	public function basket(): Basket;

	public function checkout(): Checkout;

	public function orders(): Orders;

	/** Where the shoppers of orders came from. */
	public function orderSources(): OrderSources;

	public function payments(): Payments;

	public function customers(): Customers;

	public function notices(): Notices;

	/** Hooks, post types, routes: called once, from the composition root. */
	public function register(): void;
}
