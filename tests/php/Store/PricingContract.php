<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store;

use Marketday\Engine\Contract\Address;
use Marketday\Engine\Contract\AddToBasket;
use Marketday\Engine\Contract\CurrencyChoice;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\PlacedOrder;
use Marketday\Engine\Contract\Pricing;

/** What every engine shows and charges a visitor who has chosen another currency than the shop's. */
trait PricingContract {
	abstract protected function shop(): Engine;

	abstract protected function aProduct( mixed ...$fields ): int;

	/** @return array<string, int> */
	abstract protected function aShirt(): array;

	abstract protected function order( mixed ...$changes ): PlacedOrder;

	abstract protected function delivery( string $title, string $cost ): void;

	/** Of five off the basket. */
	abstract protected function fiver( string $code ): void;

	public function test_a_price_is_shown_in_the_visitors_currency_and_stored_in_the_shops(): void {
		$mug = $this->aProduct( regularPrice: '10', salePrice: '7.50' );

		[ $price, $html ] = $this->in( new OneExchange( '1.17', 100, 1 ), function () use ( $mug ): array {
			$price = $this->shop()->catalogue()->product( $mug )?->price();
			return [ [ $price?->current()?->format(), $price?->regular()?->format() ], wp_strip_all_tags( $price->html ?? '' ) ];
		} );

		self::assertSame( [ "8.99\u{00A0}€", "11.99\u{00A0}€" ], $price );
		self::assertStringContainsString( '8.99', $html );
		self::assertSame( [ '£7.50', '7.5' ], [ $this->shop()->catalogue()->product( $mug )?->price()->current()?->format(), rtrim( (string) get_post_meta( $mug, '_price', true ), '0' ) ] );
	}

	public function test_a_range_of_variations_is_too(): void {
		$shirt = array_values( $this->aShirt() )[0];
		$range = function () use ( $shirt ): array {
			$price = $this->shop()->catalogue()->product( $shirt )?->price();
			return [ $price?->current()?->minor, $price?->highest()?->minor ];
		};

		$before = $range();

		self::assertGreaterThan( 0, $before[0] );
		self::assertSame( array_map( static fn ( mixed $minor ): int => 2 * (int) $minor, $before ), $this->in( new OneExchange( '2' ), $range ) );
		self::assertSame( $before, $range() );
	}

	public function test_the_shops_own_word_on_a_price_counts_before_the_rate(): void {
		$mug = $this->aProduct( regularPrice: '10', virtual: true );
		update_post_meta( $mug, Pricing::FIXED . 'eur', '14.00' );

		$prices = $this->in( new OneExchange( '1.17' ), function () use ( $mug ): array {
			$this->shop()->basket()->add( new AddToBasket( $mug, 2 ) );
			return [ $this->shop()->catalogue()->product( $mug )?->price()->current()?->minor, $this->shop()->basket()->contents()->totals->total->minor ];
		} );

		self::assertSame( [ 1400, 2800 ], $prices );
	}

	public function test_lines_coupons_and_delivery_add_up_in_the_visitors_currency(): void {
		$this->delivery( 'Post', '3.95' );
		$this->fiver( 'contract-fiver' );
		$mug = $this->aProduct( regularPrice: '3.33' );

		$totals = $this->in( new OneExchange( '1.1' ), function () use ( $mug ): array {
			$this->shop()->basket()->updateAddresses( $this->anAddressAtHome(), $this->anAddressAtHome() );
			$this->shop()->basket()->add( new AddToBasket( $mug, 3 ) );
			$this->shop()->basket()->applyCoupon( 'contract-fiver' );
			$contents = $this->shop()->basket()->contents();
			return [
				$contents->lines[0]->prices->each->minor,
				$contents->lines[0]->prices->total->minor,
				$contents->totals->discount->minor,
				$contents->totals->shipping?->minor,
				$contents->totals->total->minor,
				$contents->totals->total->currency->code,
			];
		} );

		self::assertSame( [ 366, 1098, 550, 435, 983, 'EUR' ], $totals, '3 × €3.66, less €5.50, and €4.35 for the post.' );
	}

	public function test_a_basket_follows_a_change_of_the_currency(): void {
		$key    = $this->shop()->basket()->add( new AddToBasket( $this->aProduct( regularPrice: '10', virtual: true ) ) );
		$before = $this->shop()->basket()->hash();
		$next   = function () use ( $key ): array {
			$this->shop()->basket()->update( $key, 1 );
			return [ $this->shop()->basket()->contents()->totals->total->minor, $this->shop()->basket()->hash() ];
		};

		[ $total, $hash ] = $this->in( new OneExchange( '2' ), $next );

		self::assertSame( 2000, $total );
		self::assertNotSame( $before, $hash );
		self::assertSame( 1000, $next()[0] );
	}

	public function test_an_order_stands_in_its_shoppers_currency_for_whoever_reads_it(): void {
		$placed = $this->in( new OneExchange( '1.17' ), function (): PlacedOrder {
			$this->shop()->basket()->add( new AddToBasket( $this->aProduct( regularPrice: '10', virtual: true ), 3 ) );
			return $this->order();
		} );

		$order = $this->shop()->orders()->find( $placed->id, $placed->key );

		self::assertSame(
			[ 'EUR', 3510, 3510 ],
			[ $order?->contents->total->currency->code, $order?->contents->total->minor, $order?->contents->lines[0]->total->minor ]
		);
	}

	public function test_stored_prices_are_indexed_in_the_shops_currency_whoever_is_there(): void {
		self::assertSame( [ 'GBP', 1250 ], $this->in( new OneExchange( '2' ), function (): array {
			$shown = $this->shop()->prices()->displayPrice( '12.5', 'none', '' );
			return [ $shown->currency->code, $shown->minor ];
		} ) );
	}

	/** 15 baskets by chance, the same in each run: what the lines come to is what is paid, to the cent. */
	public function test_there_is_no_drift_between_lines_and_total(): void {
		mt_srand( 23 );
		$ids = array_map( fn (): int => $this->aProduct( regularPrice: sprintf( '%d.%02d', mt_rand( 0, 300 ), mt_rand( 1, 99 ) ), virtual: true ), range( 1, 4 ) );
		for ( $run = 0; $run < 15; ++$run ) {
			$rate = rtrim( sprintf( '%d.%06d', mt_rand( 0, 150 ), mt_rand( 1, 999_999 ) ), '0' );
			$step = [ 1, 5, 100 ][ mt_rand( 0, 2 ) ];
			$this->in( new OneExchange( $rate, $step ), function () use ( $ids, $rate ): void {
				$this->shop()->basket()->clear();
				foreach ( $ids as $id ) {
					$this->shop()->basket()->add( new AddToBasket( $id, mt_rand( 1, 9 ) ) );
				}
				$contents = $this->shop()->basket()->contents();
				$sum      = 0;
				foreach ( $contents->lines as $line ) {
					self::assertSame( $line->prices->each->minor * $line->pieces->quantity, $line->prices->total->minor, $rate );
					self::assertSame( $this->shop()->catalogue()->product( $line->product->productId )?->price()->current()?->minor, $line->prices->each->minor, $rate );
					$sum += $line->prices->total->minor;
				}
				self::assertSame( $sum, $contents->totals->total->minor, $rate );
			} );
		}
	}

	public function test_orders_of_another_currency_are_written_in_it(): void {
		self::assertSame( '£', $this->shop()->pricing()->currencyOf( 'GBP' )->symbol );
		self::assertSame( [ '¥', 0 ], [ $this->shop()->pricing()->currencyOf( 'JPY' )->symbol, $this->shop()->pricing()->currencyOf( 'JPY' )->minorUnit ] );
	}

	/**
	 * @template T
	 * @param \Closure(): T $work
	 * @return T
	 */
	private function in( CurrencyChoice $choice, \Closure $work ): mixed {
		$before = $this->shop()->pricing()->follow( $choice );
		try {
			return $work();
		} finally {
			$this->shop()->pricing()->follow( $before );
		}
	}

	private function anAddressAtHome(): Address {
		return new Address( 'Ann', 'Smith', '', '1 High Street', '', 'York', '', 'YO1 7HH', 'GB', 'ann@example.com' );
	}
}
