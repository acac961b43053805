<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Exchange;
use Marketday\Engine\Contract\Money;
use Marketday\Engine\Contract\Pricing;
use Marketday\Kernel\Loading\LoadsIf;
use WC_Cart;
use WC_Coupon;
use WC_Product;
use WC_Shipping_Rate;
use WC_Tax;
use WeakMap;

/**
 * WooCommerce in the visitor's currency: its currency, prices, coupons and delivery go through its own filters, so that its pages, its
 * Store API and its orders have the same amounts. What it stores stays in the shop's own currency.
 */
#[LoadsIf(
	'option:marketday_currencies',
	'woocommerce_currency',
	'wc_get_price_decimals',
	'option_woocommerce_currency_pos',
	'woocommerce_cart_loaded_from_session',
	'woocommerce_cart_hash',
	'woocommerce_cart_shipping_packages',
	'woocommerce_product_get_price',
	'woocommerce_product_get_regular_price',
	'woocommerce_product_get_sale_price',
	'woocommerce_package_rates'
)]
final class ShownAmounts {
	private const SESSION = 'marketday_currency';

	/** @var WeakMap<WC_Product, true> Those of basket lines that have got their price in the visitor's currency already. */
	private WeakMap $converted;

	public function __construct(
		private readonly Pricing $pricing,
		private readonly WooCommerceSettings $settings
	) {
		$this->converted = new WeakMap();
	}

	public function register(): void {
		add_filter( 'woocommerce_currency', fn ( mixed $code ): mixed => $this->exchange()->to->code ?? $code );
		add_filter( 'wc_get_price_decimals', fn ( mixed $decimals ): mixed => $this->exchange()->to->minorUnit ?? $decimals );
		add_filter( 'option_woocommerce_currency_pos', fn ( mixed $position ): mixed => $this->exchange()->to->position ?? $position );
		foreach ( [ 'product', 'product_variation' ] as $type ) {
			add_filter( "woocommerce_{$type}_get_price", $this->price( ... ), 5, 2 );
			add_filter( "woocommerce_{$type}_get_regular_price", $this->regularPrice( ... ), 5, 2 );
			add_filter( "woocommerce_{$type}_get_sale_price", $this->salePrice( ... ), 5, 2 );
		}
		add_filter( 'woocommerce_variation_prices_price', $this->price( ... ), 5, 2 );
		add_filter( 'woocommerce_variation_prices_regular_price', $this->regularPrice( ... ), 5, 2 );
		add_filter( 'woocommerce_variation_prices_sale_price', $this->salePrice( ... ), 5, 2 );
		add_filter( 'woocommerce_get_variation_prices_hash', $this->withCurrencyName( ... ) );
		add_filter(
			'woocommerce_coupon_get_amount',
			fn ( mixed $amount, WC_Coupon $coupon ): mixed => $coupon->is_type( 'percent' ) ? $amount : $this->amount( $amount ),
			5,
			2
		);
		add_filter( 'woocommerce_coupon_get_minimum_amount', $this->amount( ... ), 5, 1 );
		add_filter( 'woocommerce_coupon_get_maximum_amount', $this->amount( ... ), 5, 1 );
		add_filter( 'woocommerce_evaluate_shipping_cost_args', $this->costInBase( ... ) );
		add_filter( 'woocommerce_package_rates', $this->rates( ... ), 5 );
		add_filter( 'woocommerce_shipping_free_shipping_instance_option', $this->deliveryOption( ... ), 10, 2 );
		add_filter( 'woocommerce_cart_shipping_packages', $this->withCurrencyName( ... ) );
		add_filter(
			'woocommerce_cart_hash',
			fn ( mixed $hash ): mixed => is_string( $hash ) && '' !== $hash && null !== $this->exchange() ? md5( $hash . $this->pricing->shownCurrency()->code ) : $hash
		);
		add_action( 'woocommerce_cart_loaded_from_session', $this->sumAnew( ... ), 100 );
	}

	/** Keeps a product's price as it is from now on: a feature has set it, in the visitor's currency. */
	public function keep( WC_Product $product ): void {
		$this->converted[ $product ] = true;
	}

	private function exchange(): ?Exchange {
		return $this->settings->isReadingBase() ? null : $this->pricing->exchange();
	}

	private function price( mixed $price, WC_Product $product ): mixed {
		$isSale = '' !== (string) $product->get_sale_price( 'edit' ) && (string) $price === (string) $product->get_sale_price( 'edit' );
		return $this->convert( $price, $product, $isSale );
	}

	private function regularPrice( mixed $price, WC_Product $product ): mixed {
		return $this->convert( $price, $product, false );
	}

	private function salePrice( mixed $price, WC_Product $product ): mixed {
		return $this->convert( $price, $product, true );
	}

	private function convert( mixed $price, WC_Product $product, bool $isSale ): mixed {
		$exchange = is_numeric( $price ) && ! isset( $this->converted[ $product ] ) ? $this->exchange() : null;
		return null === $exchange || ! is_numeric( $price )
			? $price
			: $this->pricing->price( $this->money( $price, $exchange ), $product->get_id(), $isSale )->decimal();
	}

	private function amount( mixed $amount ): mixed {
		$exchange = is_numeric( $amount ) && 0.0 !== (float) $amount ? $this->exchange() : null;
		return null === $exchange || ! is_numeric( $amount ) ? $amount : $exchange->amount( $this->money( $amount, $exchange ) )->decimal();
	}

	/**
	 * @param array<array-key, mixed> $arguments
	 * @return array<array-key, mixed> What is entered as a cost is in the shop's own currency: `[cost]` is too.
	 */
	private function costInBase( array $arguments ): array {
		$exchange = $this->exchange();
		$cost     = $arguments['cost'] ?? null;
		if ( null !== $exchange && is_numeric( $cost ) ) {
			$arguments['cost'] = $exchange->back( Money::fromDecimal( wc_format_decimal( $cost, $exchange->to->minorUnit ), $exchange->to ) )->decimal();
		}
		return $arguments;
	}

	/**
	 * @param mixed $rates
	 * @return mixed
	 */
	private function rates( mixed $rates ): mixed {
		$exchange = $this->exchange();
		foreach ( is_array( $rates ) ? $rates : [] as $rate ) {
			if ( null !== $exchange && $rate instanceof WC_Shipping_Rate && is_numeric( $rate->get_cost() ) ) {
				$cost = $exchange->amount( $this->money( $rate->get_cost(), $exchange ) )->decimal();
				$rate->set_cost( $cost );
				$rate->set_taxes( 0.0 === array_sum( array_map( 'floatval', $rate->get_taxes() ) ) ? [] : WC_Tax::calc_shipping_tax(
					(float) $cost,
					WC_Tax::get_shipping_tax_rates()
				) );
			}
		}
		return $rates;
	}

	private function deliveryOption( mixed $value, string $name ): mixed {
		return 'min_amount' === $name ? $this->amount( $value ) : $value;
	}

	/**
	 * Names what is kept by its content, which is another in another currency.
	 *
	 * @param array<array-key, mixed> $content
	 * @return array<array-key, mixed>
	 */
	private function withCurrencyName( array $content ): array {
		$exchange = $this->exchange();
		if ( null === $exchange ) {
			return $content;
		}
		$name = "{$exchange->to->code} {$exchange->rate}";
		return is_array( reset( $content ) )
			? array_map( static fn ( mixed $package ): mixed => is_array( $package ) ? [ self::SESSION => $name ] + $package : $package, $content )
			: [ ...$content, $name ];
	}

	/** WooCommerce takes the sums of a basket that has not changed from the session. */
	private function sumAnew( WC_Cart $cart ): void {
		$name = null === $this->exchange() ? '' : $this->pricing->shownCurrency()->code . ' ' . $this->exchange()->rate;
		if ( (string) WC()->session->get( self::SESSION, '' ) !== $name ) {
			WC()->session->set( self::SESSION, $name );
			$cart->calculate_totals();
		}
	}

	private function money( mixed $amount, Exchange $exchange ): Money {
		return Money::fromDecimal( wc_format_decimal( is_scalar( $amount ) ? (string) $amount : '0', $exchange->from->minorUnit ), $exchange->from );
	}
}
