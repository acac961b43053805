<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\WooCommerce;

use Marketday\Tests\SiteTestCase;
use Marketday\Tests\Store\Sums\MadeShops;
use Marketday\Tests\Store\Sums\RecordedSums;
use Marketday\Tests\Store\Sums\ShopOfSums;
use WC_Cache_Helper;

/**
 * WooCommerce's own sums, which the embedded store is held against (`Embedded\Basket\RecordedSumsTest`). `MARKETDAY_RECORD_SUMS=20261127` writes them
 * anew, by that seed (with `MARKETDAY_RECORD_ONLY=pickup` those of shops whose orders can be fetched alone); otherwise some are worked out again,
 * so that what is recorded stays what WooCommerce says.
 */
final class RecordedSumsTest extends SiteTestCase {
	private const SHOPS = 100;

	/** Further shops, whose orders can be fetched: each by a seed of its own. */
	private const SHOPS_WITH_PICKUP = 10;

	private const BASKETS = 20;

	private const EACH = 25;

	private ShopOfSums $shop;

	protected function setUp(): void {
		parent::setUp();
		if ( ! self::isWooCommerce() ) {
			self::markTestSkipped( 'The site runs on the embedded store.' );
		}
	}

	public function test_woocommerce_says_what_is_recorded(): void {
		if ( false !== getenv( 'MARKETDAY_RECORD_SUMS' ) ) {
			self::assertGreaterThan( 0, $this->record() );
			return;
		}
		$catalogue  = RecordedSums::catalogue();
		$this->shop = new ShopOfSums( $catalogue['products'], $catalogue['coupons'] );
		foreach ( RecordedSums::shops() as $number => $shop ) {
			if ( 0 === $number % self::EACH ) {
				$this->open( $shop );
				foreach ( $shop['baskets'] as $place => $basket ) {
					self::assertEquals( $basket['sums'], $this->sums( $basket ), "shop {$number}, basket {$place}" );
				}
			}
		}
	}

	/** @return int How many lines were written. */
	private function record(): int {
		$seed       = (int) getenv( 'MARKETDAY_RECORD_SUMS' );
		$made       = new MadeShops( $seed );
		$lines      = [ [ 'products' => $made->products(), 'coupons' => $made->coupons() ] ];
		$this->shop = new ShopOfSums( $lines[0]['products'], $lines[0]['coupons'] );
		// What was recorded of the others is kept on demand: they take long.
		$kept = 'pickup' === getenv( 'MARKETDAY_RECORD_ONLY' ) ? array_slice( RecordedSums::shops(), 0, self::SHOPS ) : [];
		for ( $number = 0; $number < self::SHOPS + self::SHOPS_WITH_PICKUP; $number++ ) {
			$shop    = $number < self::SHOPS ? $made->shop( self::BASKETS ) : ( new MadeShops( $seed + $number, true ) )->shop( self::BASKETS );
			$lines[] = $kept[ $number ] ?? $this->recorded( $shop );
		}
		RecordedSums::write( $lines );
		return count( $lines );
	}

	/**
	 * @param array<string, mixed> $shop
	 * @return array<string, mixed> With its baskets' sums.
	 */
	private function recorded( array $shop ): array {
		$this->open( $shop );
		return [ ...$shop, 'baskets' => array_map( fn ( array $basket ): array => [ ...$basket, 'sums' => $this->sums( $basket ) ], $shop['baskets'] ) ];
	}

	/** @param array<string, mixed> $shop */
	private function open( array $shop ): void {
		$this->shop->open( $shop );
		WC_Cache_Helper::invalidate_cache_group( 'taxes' );
		WC_Cache_Helper::get_transient_version( 'shipping', true );
		WC_Cache_Helper::invalidate_cache_group( 'shipping_zones' );
		delete_transient( 'wc_shipping_method_count' );
		// Each method of each calculation listens for its settings and stays in memory for that: of 2,200 baskets a gigabyte.
		foreach ( [ 'flat_rate', 'free_shipping', 'local_pickup' ] as $method ) {
			remove_all_actions( "woocommerce_update_options_shipping_{$method}" );
		}
	}

	/**
	 * @param array<string, mixed> $basket
	 * @return array<string, mixed>
	 */
	private function sums( array $basket ): array {
		$this->shop->fees = $basket['fees'];
		$cart             = WC()->cart;
		$cart->empty_cart();
		wc_clear_notices();
		$this->forgetChoice();
		$this->travel( 'shipping', $basket['shipping'] );
		$this->travel( 'billing', $basket['billing'] );
		foreach ( $basket['lines'] as [ $product, $quantity ] ) {
			$found = wc_get_product( $this->shop->products[ $product ] );
			self::assertNotFalse( $found instanceof \WC_Product_Variation
				? $cart->add_to_cart( $found->get_parent_id(), $quantity, $found->get_id(), $found->get_variation_attributes() )
				: $cart->add_to_cart( $found->get_id(), $quantity ) );
		}
		$this->calculate();
		foreach ( $basket['coupons'] as $coupon ) {
			$cart->apply_coupon( $this->shop->coupons[ $coupon ] );
		}
		// What a coupon chose that has given way to another.
		$this->forgetChoice();
		$this->calculate();
		if ( '' !== $basket['chosen'] ) {
			$this->choose( $basket['chosen'] );
		}
		wc_clear_notices();
		return $this->read();
	}

	/**
	 * Twice, without the rates that the session has kept: whether an order is fetched, and so where it is taxed, WooCommerce knows from the
	 * calculation before.
	 */
	private function calculate(): void {
		for ( $time = 0; $time < 2; $time++ ) {
			WC()->session->set( 'shipping_for_package_0', null );
			WC()->cart->calculate_totals();
		}
	}

	private function forgetChoice(): void {
		foreach ( [ 'chosen_shipping_methods', 'previous_shipping_methods', 'shipping_method_counts' ] as $name ) {
			WC()->session->set( $name, null );
		}
	}

	private function choose( string $label ): void {
		foreach ( WC()->shipping()->get_packages()[0]['rates'] ?? [] as $rate ) {
			if ( $label === $rate->get_label() ) {
				WC()->session->set( 'chosen_shipping_methods', [ $rate->get_id() ] );
				$this->calculate();
				return;
			}
		}
	}

	/** @param list<string> $place */
	private function travel( string $kind, array $place ): void {
		foreach ( array_combine( [ 'country', 'state', 'postcode', 'city' ], $place ) as $field => $value ) {
			WC()->customer->{"set_{$kind}_{$field}"}( $value );
		}
		WC()->customer->set_calculated_shipping( true );
	}

	/** @return array<string, mixed> In whole minor units. */
	private function read(): array {
		$cart    = WC()->cart;
		$minor   = static fn ( mixed $amount ): int => (int) round( (float) $amount * 10 ** wc_get_price_decimals() );
		$chosen  = WC()->session->get( 'chosen_shipping_methods' )[0] ?? '';
		$rates   = [];
		foreach ( $cart->needs_shipping() ? WC()->shipping()->get_packages()[0]['rates'] ?? [] : [] as $rate ) {
			$rates[ $rate->get_label() ] = [ $minor( $rate->get_cost() ), $minor( array_sum( $rate->get_taxes() ) ), $rate->get_id() === $chosen ];
		}
		$coupons = [];
		foreach ( $cart->get_applied_coupons() as $code ) {
			$coupons[ $code ] = [ $minor( $cart->get_coupon_discount_amount( $code ) ), $minor( $cart->get_coupon_discount_tax_amount( $code ) ) ];
		}
		return [
			'lines'    => array_values( array_map(
				static fn ( array $line ): array => array_map( $minor, [ $line['line_subtotal'], $line['line_subtotal_tax'], $line['line_total'], $line['line_tax'] ] ),
				$cart->get_cart()
			) ),
			'coupons'  => $coupons,
			'rates'    => $rates,
			'subtotal' => [ $minor( $cart->get_subtotal() ), $minor( $cart->get_subtotal_tax() ) ],
			'discount' => [ $minor( $cart->get_discount_total() ), $minor( $cart->get_discount_tax() ) ],
			'shipping' => [ $minor( $cart->get_shipping_total() ), $minor( $cart->get_shipping_tax() ) ],
			'fees'     => [ $minor( $cart->get_fee_total() ), $minor( $cart->get_fee_tax() ) ],
			'taxes'    => array_filter( array_map( $minor, array_column( $cart->get_tax_totals(), 'amount', 'label' ) ) ),
			'tax'      => $minor( $cart->get_total_tax() ),
			'total'    => $minor( $cart->get_total( 'edit' ) ),
		];
	}
}
