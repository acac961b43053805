<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Address;
use Marketday\Engine\Contract\AddToBasket;
use Marketday\Engine\Contract\Basket;
use Marketday\Engine\Contract\BasketContents;
use Marketday\Engine\Contract\Lazy;
use Marketday\Engine\Contract\PageRegions;
use Marketday\Engine\Contract\StockHolds;
use Marketday\Engine\Contract\StoreError;
use WC_Session;

/** WooCommerce's cart. Changes go through its Store API, so each refusal carries that API's code. */
final class WooCommerceBasket implements Basket {
	private const LONGEST_RATE = 200;

	public function __construct(
		private readonly ShopSession $session,
		private readonly StoreApi $api,
		private readonly BasketReader $reader,
		private readonly BasketExtension $extension
	) {}

	public function contents(): BasketContents {
		$crossSells = new BasketCrossSells();
		$cart       = $crossSells->apart( fn (): array => $this->api->request( 'GET', '/cart' ) );
		// Asked from within, the route has what is added to it only where WordPress's REST server has been started.
		$extensions = is_array( $cart['extensions'] ?? null ) ? $cart['extensions'] : [];
		$extensions[ BasketExtension::NAME ] ??= $this->extension->data();
		$cart['extensions'] = $extensions;
		return $this->reader->contents( new Json( $cart ), $this->session->basket()->display_prices_including_tax(), new Lazy( $crossSells->visible( ... ) ) );
	}

	public function add( AddToBasket $addition ): string {
		// The Store API asks for the variation alone, whatever product it was said to be of.
		$isOther = $addition->variationId > 0 && wp_get_post_parent_id( $addition->variationId ) !== $addition->productId;
		// Its refusal would tell the name of a product that nobody may see yet.
		$isHidden = 'publish' !== get_post_status( $addition->productId ) && ! current_user_can( 'edit_post', $addition->productId );
		if ( $isOther || $isHidden ) {
			throw new StoreError( 'woocommerce_rest_cart_invalid_product', __( 'We couldn’t add this product to your basket.', 'marketday' ) );
		}
		$before  = $this->quantities();
		$addData = static fn ( array $item ): array => [
			'cart_item_data' => [ BasketAnnouncements::DATA => $addition->data ] + (array) ( $item['cart_item_data'] ?? [] ),
		] + $item;
		add_filter( 'woocommerce_store_api_add_to_cart_data', $addData );
		try {
			$this->api->request( 'POST', '/cart/add-item', $this->item( $addition ) + array_filter( $addition->sent, 'is_string', ARRAY_FILTER_USE_KEY ) );
		} finally {
			remove_filter( 'woocommerce_store_api_add_to_cart_data', $addData );
		}
		foreach ( $this->quantities() as $key => $quantity ) {
			if ( $quantity > ( $before[ $key ] ?? 0 ) ) {
				return $key;
			}
		}
		throw new StoreError( 'woocommerce_rest_cart_invalid_product', __( 'We couldn’t add this product to your basket.', 'marketday' ) );
	}

	public function update( string $key, int $quantity ): void {
		if ( $quantity <= 0 ) {
			$this->remove( $key );
			return;
		}
		$this->api->request(
			'POST',
			'/cart/update-item',
			[
				'key'      => $key,
				'quantity' => $quantity,
			]
		);
	}

	public function remove( string $key ): void {
		$this->api->request( 'POST', '/cart/remove-item', [ 'key' => $key ] );
	}

	public function restore( string $key ): void {
		$basket = $this->session->basket();
		if ( isset( $basket->get_cart()[ $key ] ) ) {
			return;
		}
		if ( ! $basket->restore_cart_item( $key ) || ! isset( $basket->get_cart()[ $key ] ) ) {
			throw new StoreError( 'woocommerce_rest_cart_invalid_key', __( 'That product is no longer in your basket.', 'marketday' ), 409 );
		}
		$basket->calculate_totals();
	}

	public function clear(): void {
		$this->session->basket()->empty_cart();
	}

	public function applyCoupon( string $code ): void {
		$this->api->request( 'POST', '/cart/apply-coupon', [ 'code' => $code ] );
	}

	public function removeCoupon( string $code ): void {
		$this->api->request( 'POST', '/cart/remove-coupon', [ 'code' => $code ] );
	}

	/** WooCommerce's session would keep a choice for any package, however it is called. */
	public function chooseShippingRate( string $packageId, string $rateId ): void {
		$packages = $this->session->basket()->get_shipping_packages() + WC()->shipping()->get_packages();
		if ( ! in_array( $packageId, array_map( 'strval', array_keys( $packages ) ), true ) || strlen( $rateId ) > self::LONGEST_RATE ) {
			throw new StoreError( 'woocommerce_rest_cart_shipping_rate_error', __( 'We don’t recognise that delivery option.', 'marketday' ) );
		}
		$this->api->request(
			'POST',
			'/cart/select-shipping-rate',
			[
				'package_id' => is_numeric( $packageId ) ? (int) $packageId : $packageId,
				'rate_id'    => $rateId,
			]
		);
	}

	public function updateAddresses( ?Address $billing, ?Address $shipping ): void {
		$addresses = [];
		if ( null !== $billing ) {
			$addresses['billing_address'] = StoreApiAddress::billing( $billing );
		}
		if ( null !== $shipping ) {
			$addresses['shipping_address'] = StoreApiAddress::shipping( $shipping );
		}
		if ( [] !== $addresses ) {
			$this->api->request( 'POST', '/cart/update-customer', $addresses );
		}
	}

	public function quote( array $additions ): BasketContents {
		return $this->session->aside(
			function () use ( $additions ): BasketContents {
				foreach ( $additions as $addition ) {
					$this->add( $addition );
				}
				// What is heard of an addition sums up the shopper's own basket.
				$this->session->basket()->calculate_totals();
				return $this->contents();
			}
		);
	}

	public function hash(): string {
		return $this->session->hasBegun() || ! $this->session->isUntouched() ? (string) $this->session->basket()->get_cart_hash() : '';
	}

	public function hold(): ?int {
		if ( 0 === StockHolds::minutes() || ! WC()->session instanceof WC_Session ) {
			return null;
		}
		if ( ShopSession::isAside() ) {
			return StockHolds::until( (string) WC()->session->get_customer_id() );
		}
		$wanted = ReservedStock::wantedPieces( $this->session->basket() );
		return StockHolds::hold( (string) WC()->session->get_customer_id(), $wanted, ReservedStock::countTaken( ... ) );
	}

	public function isHeldWhole(): bool {
		return 0 === StockHolds::minutes() || ! WC()->session instanceof WC_Session || StockHolds::isWhole( (string) WC()->session->get_customer_id() );
	}

	public function fragments(): array {
		$this->session->begin();
		$miniCart = PageRegions::miniCart( static function (): string {
			ob_start();
			woocommerce_mini_cart();
			return (string) ob_get_clean();
		} );
		return array_filter( (array) apply_filters( 'woocommerce_add_to_cart_fragments', $miniCart ), 'is_string' );
	}

	public function key(): string {
		return $this->session->key();
	}

	/** Takes lines over as they are in the session: WooCommerce itself checks what it reads from one. */
	public function takeOver( string $key ): void {
		$theirs = $this->session->dataOf( $key );
		$items  = $theirs['cart'] ?? null;
		if ( ! is_array( $items ) || [] === $items ) {
			throw new StoreError( 'woocommerce_rest_cart_empty', __( 'Your basket is empty.', 'marketday' ) );
		}
		$cart = $this->session->basket();
		if ( $key === $this->session->key() ) {
			return;
		}
		WC()->session->set( 'cart', $items + $cart->get_cart_for_session() );
		if ( [] === $cart->get_applied_coupons() && is_array( $theirs['applied_coupons'] ?? null ) ) {
			WC()->session->set( 'applied_coupons', $theirs['applied_coupons'] );
		}
		$this->session->keep();
		StockHolds::move( $key, $this->session->key() );
		$cart->get_cart_from_session();
		$cart->calculate_totals();
		$cart->set_session();
		$cart->maybe_set_cart_cookies();
	}

	public function contentsOf( string $key ): array {
		$theirs = $this->session->dataOf( $key );
		$pieces = [];
		foreach ( (array) ( $theirs['cart'] ?? [] ) as $item ) {
			$number        = static fn ( string $name ): int => is_array( $item ) && is_numeric( $item[ $name ] ?? null ) ? (int) $item[ $name ] : 0;
			$id            = $number( 'variation_id' ) > 0 ? $number( 'variation_id' ) : $number( 'product_id' );
			$pieces[ $id ] = ( $pieces[ $id ] ?? 0 ) + $number( 'quantity' );
		}
		return [
			'pieces'  => $pieces,
			'coupons' => array_values( array_filter( (array) ( $theirs['applied_coupons'] ?? [] ), 'is_string' ) ),
		];
	}

	public function end( string $key ): void {
		$this->session->endOf( $key );
	}

	public function isUntouched(): bool {
		return $this->session->isUntouched();
	}

	/** @return array<string, mixed> */
	private function item( AddToBasket $addition ): array {
		$choices = [];
		foreach ( $addition->attributes as $name => $value ) {
			$choices[] = [
				'attribute' => $name,
				'value'     => $value,
			];
		}
		return [
			'id'        => $addition->variationId > 0 ? $addition->variationId : $addition->productId,
			'quantity'  => $addition->quantity,
			'variation' => $choices,
		];
	}

	/** @return array<string, float|int> */
	private function quantities(): array {
		return array_map( static fn ( array $item ): float|int => $item['quantity'] ?? 0, $this->session->basket()->get_cart() );
	}
}
