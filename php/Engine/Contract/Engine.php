<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Outbox\Outbox;

/**
 * A shop engine: WooCommerce where it is active, the embedded store where it is not. Features know this and nothing behind it.
 * The object is one per request and speaks for the current visitor.
 */
interface Engine {
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

	/** Outbox of what must happen after a change is stored, written down with it. */
	public function outbox(): Outbox;

	public function basket(): Basket;

	public function checkout(): Checkout;

	public function orders(): Orders;

	/** Sources of orders' shoppers. */
	public function orderSources(): OrderSources;

	public function payments(): Payments;

	public function customers(): Customers;

	public function notices(): Notices;

	/**
	 * Parts that add hooks, post types and routes, each loaded by itself when something asks for it.
	 *
	 * @return array<class-string, \Closure(): mixed> By class.
	 */
	public function parts(): array;
}
