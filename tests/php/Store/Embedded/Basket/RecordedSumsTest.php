<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Embedded\Basket;

use Marketday\Engine\Contract\Address;
use Marketday\Engine\Contract\StoreError;
use Marketday\Engine\Embedded\Basket\BasketItem;
use Marketday\Engine\Embedded\Basket\CalculatedCoupon;
use Marketday\Engine\Embedded\Basket\CalculatedRate;
use Marketday\Engine\Embedded\Basket\Calculation;
use Marketday\Engine\Embedded\Basket\Calculator;
use Marketday\Engine\Embedded\Basket\FeeSums;
use Marketday\Engine\Embedded\Basket\LineTotals;
use Marketday\Engine\Embedded\Basket\PurchasableItem;
use Marketday\Engine\Embedded\Basket\PurchasableItemReader;
use Marketday\Engine\Embedded\Basket\ShippingSums;
use Marketday\Engine\Embedded\Checkout\Countries;
use Marketday\Engine\Embedded\Coupons\Coupon;
use Marketday\Engine\Embedded\Coupons\CouponDiscounts;
use Marketday\Engine\Embedded\Coupons\CouponReader;
use Marketday\Engine\Embedded\Coupons\CouponRules;
use Marketday\Engine\Embedded\EmbeddedSettings;
use Marketday\Engine\Embedded\Shipping\FlatRate;
use Marketday\Engine\Embedded\Shipping\FreeShipping;
use Marketday\Engine\Embedded\Shipping\LocalPickup;
use Marketday\Engine\Embedded\Shipping\ShippingQuotes;
use Marketday\Engine\Embedded\Shipping\ShippingZones;
use Marketday\Engine\Embedded\Tax\TaxRates;
use Marketday\Kernel\Clock;
use Marketday\Tests\Store\Embedded\SalesTestCase;
use Marketday\Tests\Store\Sums\RecordedSums;
use Marketday\Tests\Store\Sums\ShopOfSums;

/** The embedded store's sums are WooCommerce's, to the penny: 2,200 baskets whose sums WooCommerce has made (`WooCommerce\RecordedSumsTest`). */
final class RecordedSumsTest extends SalesTestCase {
	private ShopOfSums $shop;

	private EmbeddedSettings $settings;

	private PurchasableItemReader $reader;

	private CouponReader $coupons;

	private CouponRules $rules;

	private Calculator $calculator;

	public function test_every_sum_is_the_one_woocommerce_makes(): void {
		$catalogue   = RecordedSums::catalogue();
		$this->shop  = new ShopOfSums( $catalogue['products'], $catalogue['coupons'] );
		$differences = [];
		$count       = 0;
		foreach ( RecordedSums::shops() as $number => $shop ) {
			$this->shop->open( $shop );
			$this->engineOf( new EmbeddedSettings() );
			foreach ( $shop['baskets'] as $place => $basket ) {
				++$count;
				$made = $this->read( $this->calculated( $basket ) );
				if ( $made !== $basket['sums'] ) {
					$differences[ "shop {$number}, basket {$place}" ] = self::differences( $basket['sums'], $made );
				}
			}
		}
		self::assertSame( [], $differences, count( $differences ) . ' differ' );
		self::assertSame( 2200, $count );
	}

	/**
	 * @param array<string, mixed> $right
	 * @param array<string, mixed> $made
	 * @return array<string, array{mixed, mixed}> WooCommerce's and ours.
	 */
	private static function differences( array $right, array $made ): array {
		$found = [];
		foreach ( $right as $name => $value ) {
			if ( $value !== $made[ $name ] ) {
				$found[ $name ] = [ $value, $made[ $name ] ];
			}
		}
		return $found;
	}

	private function engineOf( EmbeddedSettings $settings ): void {
		$clock            = new class() implements Clock {
			public function now(): \DateTimeImmutable {
				return new \DateTimeImmutable( '2026-03-02' );
			}
		};
		$rates            = new TaxRates( $settings );
		$quotes           = new ShippingQuotes(
			new ShippingZones( ( new Countries() )->continents() ),
			[ 'flat_rate' => new FlatRate( $settings ), 'free_shipping' => new FreeShipping( $settings ), 'local_pickup' => new LocalPickup( $settings ) ]
		);
		$this->settings   = $settings;
		$this->reader     = new PurchasableItemReader( $settings, $clock, static fn (): string => '' );
		$this->coupons    = new CouponReader( $settings );
		$this->rules      = new CouponRules( $settings, $clock );
		$this->calculator = new Calculator(
			$settings,
			$rates,
			new CouponDiscounts( $this->rules ),
			new ShippingSums( $settings, $rates, $quotes ),
			new FeeSums( $rates, $settings->taxesEnabled( ... ) )
		);
	}

	/** @param array<string, mixed> $basket */
	private function calculated( array $basket ): Calculation {
		$this->shop->fees = $basket['fees'];
		$items            = [];
		$purchasable            = [];
		foreach ( $basket['lines'] as $place => [ $product, $quantity ] ) {
			$found = $this->reader->find( $this->shop->products[ $product ] );
			self::assertNotNull( $found );
			$purchasable[ "l{$place}" ] = $found;
			$items[ "l{$place}" ] = new BasketItem( "l{$place}", $found->source->productId, $found->source->variationId, $found->source->attributes, $quantity );
		}
		$billing   = $this->address( $basket['billing'] );
		$shipping  = $this->address( $basket['shipping'] );
		$calculate = fn ( array $coupons, string $chosen = '' ): Calculation =>
			$this->calculator->calculate( $items, $purchasable, $coupons, $billing, $shipping, $chosen );
		$coupons   = [];
		$bare      = [] === $basket['coupons'] ? null : $calculate( [] );
		foreach ( $basket['coupons'] as $number ) {
			$coupons = $this->joined( $coupons, $this->shop->coupons[ $number ], $purchasable, $bare );
		}
		$sums   = $calculate( $coupons );
		$chosen = array_column( array_map( static fn ( CalculatedRate $rate ): array => [ $rate->quote->label, $rate->quote->id() ], $sums->delivery->rates ), 1, 0 );
		return isset( $chosen[ $basket['chosen'] ] ) ? $calculate( $coupons, $chosen[ $basket['chosen'] ] ) : $sums;
	}

	/**
	 * @param list<Coupon>                   $applied
	 * @param array<string, PurchasableItem> $purchasable
	 * @return list<Coupon>
	 */
	private function joined( array $applied, string $code, array $purchasable, ?Calculation $sums ): array {
		$coupon = $this->coupons->find( $code );
		self::assertNotNull( $coupon );
		try {
			$this->rules->check( $coupon, array_values( $purchasable ), $sums?->displayedSubtotal( $this->settings->basketShowsTax() ) ?? 0.0, [], 0 );
		} catch ( StoreError ) {
			return $applied;
		}
		$codes = array_map( static fn ( Coupon $one ): string => $one->code, $applied );
		return array_values( array_filter( array_map( $this->coupons->find( ... ), $this->coupons->join( $codes, [ $code ] ) ) ) );
	}

	/** @param list<string> $place */
	private function address( array $place ): Address {
		[ $country, $state, $postcode, $city ] = $place;
		return new Address( city: $city, state: $state, postcode: $postcode, country: $country );
	}

	/** @return array<string, mixed> In whole minor units. */
	private function read( Calculation $sums ): array {
		$taxes = [];
		foreach ( $sums->taxes as $tax ) {
			$taxes[ $tax['rate']->label ] = $tax['items'] + $tax['shipping'];
		}
		$rates = [];
		foreach ( $sums->delivery->rates as $rate ) {
			$rates[ $rate->quote->label ] = [ $rate->quote->cost, $rate->offeredTax(), $rate->chosen ];
		}
		return [
			'lines'    => array_values( array_map(
				static fn ( LineTotals $line ): array => [ $line->before->net, $line->before->tax, $line->after->net, $line->after->tax ],
				$sums->lines
			) ),
			'coupons'  => array_combine(
				array_map( static fn ( CalculatedCoupon $one ): string => $one->coupon->code, $sums->coupons ),
				array_map( static fn ( CalculatedCoupon $one ): array => [ $one->discount, $one->discountTax ], $sums->coupons )
			),
			'rates'    => $rates,
			'subtotal' => [ $sums->subtotal(), $sums->subtotalTax() ],
			'discount' => [ $sums->discount(), $sums->discountTax() ],
			'shipping' => [ $sums->shipping(), $sums->shippingTax() ],
			'fees'     => [ $sums->fees(), $sums->feesTax() ],
			'taxes'    => array_filter( $taxes ),
			'tax'      => $sums->tax(),
			'total'    => $sums->total(),
		];
	}
}
