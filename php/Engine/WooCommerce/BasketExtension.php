<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Automattic\WooCommerce\StoreApi\Exceptions\RouteException;
use Automattic\WooCommerce\StoreApi\Schemas\V1\CartItemSchema;
use Automattic\WooCommerce\StoreApi\Schemas\V1\CartSchema;
use Closure;
use Marketday\Engine\Contract\Basket;
use Marketday\Engine\Contract\BasketExtensionCalls;
use Marketday\Engine\Contract\BasketHandOverFormHandler;
use Marketday\Engine\Contract\StoreError;
use Marketday\Kernel\Loading\LoadsIf;

/** Fields of a basket for our scripts beside WooCommerce's own: `extensions.marketday` of the Store API's cart. */
#[LoadsIf( 'called:|called:/wc/|called:/batch', 'rest_api_init' )]
final class BasketExtension {
	public const NAME = 'marketday';

	/** @param Closure(): Basket $basket */
	public function __construct(
		private readonly FreeDeliveryReader $freeDelivery,
		private readonly ShopSession $session,
		private readonly Closure $basket
	) {}

	public function register(): void {
		// Whoever asks the Store API, from outside or from within, starts WordPress's REST server first.
		add_action( 'rest_api_init', [ $this, 'extend' ], 1 );
	}

	public function extend(): void {
		woocommerce_store_api_register_update_callback( [
			'namespace' => self::NAME,
			'callback'  => $this->change( ... ),
		] );
		woocommerce_store_api_register_endpoint_data( [
			'endpoint'        => CartSchema::IDENTIFIER,
			'namespace'       => self::NAME,
			'data_callback'   => $this->data( ... ),
			'schema_callback' => static fn (): array => [
				'free_delivery' => [
					'description' => 'How far the basket is from free delivery, in minor units; null where it cannot be had.',
					'type'        => [ 'object', 'null' ],
					'context'     => [ 'view', 'edit' ],
					'readonly'    => true,
				],
				'tax_included' => [
					'description' => 'Whether the sums are displayed with their tax.',
					'type'        => 'boolean',
					'context'     => [ 'view', 'edit' ],
					'readonly'    => true,
				],
				'free_shipping_coupons' => [
					'description' => 'The codes of those applied coupons that grant free shipping.',
					'type'        => 'array',
					'items'       => [ 'type' => 'string' ],
					'context'     => [ 'view', 'edit' ],
					'readonly'    => true,
				],
				'needs_shipping_address' => [
					'description' => 'Whether the basket may be sent to another address than the billing address.',
					'type'        => 'boolean',
					'context'     => [ 'view', 'edit' ],
					'readonly'    => true,
				],
				'checkout_url'  => [
					'description' => 'Where the shopper goes on with this basket, once and soon; only in the answer to the wish for it.',
					'type'        => 'string',
					'context'     => [ 'view', 'edit' ],
					'readonly'    => true,
				],
			],
			'schema_type'     => 'ARRAY_A',
		] );
		woocommerce_store_api_register_endpoint_data( [
			'endpoint'        => CartItemSchema::IDENTIFIER,
			'namespace'       => self::NAME,
			'data_callback'   => self::line( ... ),
			'schema_callback' => static fn (): array => [
				'is_bound'  => [
					'description' => 'Whether the line goes with another one, and cannot be removed alone.',
					'type'        => 'boolean',
					'context'     => [ 'view', 'edit' ],
					'readonly'    => true,
				],
				'is_hidden' => [
					'description' => 'Whether the line is not displayed, as what it goes with tells of it.',
					'type'        => 'boolean',
					'context'     => [ 'view', 'edit' ],
					'readonly'    => true,
				],
				'notes'     => [
					'description' => 'What an extension says of the line beside `item_data`, such as how often a price is paid; left out where it says nothing.',
					'type'        => 'array',
					'items'       => [
						'type'       => 'object',
						'properties' => [
							'name'  => [ 'type' => 'string' ],
							'value' => [ 'type' => 'string' ],
						],
					],
					'context'     => [ 'view', 'edit' ],
					'readonly'    => true,
				],
			],
			'schema_type'     => 'ARRAY_A',
		] );
	}

	/**
	 * Says of a line what extensions say by the filters of WooCommerce's own basket: bundles and sets keep what belongs to them.
	 *
	 * @param array<string, mixed> $item
	 * @return array{is_bound: bool, is_hidden: bool, notes?: non-empty-list<array{name: string, value: string}>}
	 */
	public static function line( array $item ): array {
		$key   = is_string( $item['key'] ?? null ) ? $item['key'] : '';
		$notes = PriceWords::of( $item );
		$link  = sprintf( '<a href="%s" class="remove">&times;</a>', esc_url( wc_get_cart_remove_url( $key ) ) );
		return [
			'is_bound'  => '' === trim( (string) apply_filters( 'woocommerce_cart_item_remove_link', $link, $key ) ),
			'is_hidden' => ! apply_filters( 'woocommerce_cart_item_visible', true, $item, $key ),
		] + ( [] === $notes ? [] : [ 'notes' => $notes ] );
	}

	/** @return array<string, mixed> `extensions.marketday` of the basket as it is now. */
	public function data(): array {
		return [
			'free_delivery'          => $this->freeDelivery->read()?->toArray(),
			'tax_included'           => $this->session->basket()->display_prices_including_tax(),
			'free_shipping_coupons'  => $this->freeDelivery->coupons(),
			'needs_shipping_address' => (bool) $this->session->basket()->needs_shipping_address(),
		] + BasketHandOverFormHandler::answer();
	}

	/**
	 * Makes the change that our scripts send to `cart/extensions`.
	 *
	 * @throws RouteException Where the basket refuses it.
	 */
	private function change( mixed $data ): void {
		try {
			BasketExtensionCalls::fulfil( ( $this->basket )(), is_array( $data ) ? $data : [] );
		} catch ( StoreError $refusal ) {
			throw new RouteException( $refusal->errorCode, esc_html( $refusal->getMessage() ), $refusal->status, $refusal->data ); // phpcs:ignore WordPress.Security.EscapeOutput -- codes and data are ours.
		}
	}
}
