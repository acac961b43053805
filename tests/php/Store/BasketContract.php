<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store;

use Marketday\Engine\Contract\Address;
use Marketday\Engine\Contract\AddToBasket;
use Marketday\Engine\Contract\CrossSells;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\HoldBounds;
use Marketday\Engine\Contract\SaleEvents;
use Marketday\Engine\Contract\StockHolds;
use Marketday\Engine\Contract\StoreError;
use PHPUnit\Framework\Attributes\DataProvider;

/** What a basket owes to its shopper on every engine: the way to free delivery, a line that comes back, pieces that wait, and what goes well with it. */
trait BasketContract {
	/** The engine for the current visitor. */
	abstract protected function shop(): Engine;

	abstract protected function aProduct( mixed ...$fields ): int;

	/** Free delivery within Britain. @param array<string, string> $settings */
	abstract protected function freeDelivery( array $settings ): void;

	/** A coupon that takes £5 off and sends for nothing. */
	abstract protected function freeDeliveryCoupon( string $code ): void;

	/** From now on another visitor asks. */
	abstract protected function anotherVisitor(): void;

	/** @param array<string, string> $settings */
	#[DataProvider( 'waysToFreeDelivery' )]
	public function test_tells_the_way_to_free_delivery_by_the_zones_own_rules( ?array $expected, array $settings, bool $hasCoupon ): void {
		$this->freeDelivery( $settings );
		$this->shop()->basket()->add( new AddToBasket( $this->aProduct( regularPrice: '40' ) ) );
		$this->shop()->basket()->updateAddresses( $this->inYork(), $this->inYork() );
		if ( $hasCoupon ) {
			$this->freeDeliveryCoupon( 'send-free' );
			$this->shop()->basket()->applyCoupon( 'send-free' );
		}

		$offer = $this->shop()->basket()->contents()->delivery->free;

		self::assertSame( $expected, null === $offer ? null : [ $offer->from->minor, $offer->counted->minor, $offer->isReached ] );
	}

	/** @return iterable<string, array{?array{int, int, bool}, array<string, string>, bool}> From, counted, reached. */
	public static function waysToFreeDelivery(): iterable {
		$from = static fn ( string $requires, string $ignores = 'no' ): array => [ 'requires' => $requires, 'min_amount' => '60', 'ignore_discounts' => $ignores ];
		yield 'an amount' => [ [ 6000, 4000, false ], $from( 'min_amount' ), false ];
		yield 'an amount, after what a coupon takes off' => [ [ 6000, 3500, false ], $from( 'min_amount' ), true ];
		yield 'an amount, before that' => [ [ 6000, 4000, false ], $from( 'min_amount', 'yes' ), true ];
		yield 'an amount that is reached' => [ [ 4000, 4000, true ], [ 'min_amount' => '40' ] + $from( 'min_amount' ), false ];
		yield 'an amount or a coupon, without one' => [ [ 6000, 4000, false ], $from( 'either' ), false ];
		yield 'an amount or a coupon, with one' => [ [ 6000, 3500, true ], $from( 'either' ), true ];
		yield 'both, without a coupon' => [ null, $from( 'both' ), false ];
		yield 'both, with a coupon' => [ [ 6000, 3500, false ], $from( 'both' ), true ];
		yield 'a coupon alone' => [ null, $from( 'coupon' ), false ];
		yield 'nothing' => [ [ 0, 4000, true ], $from( '' ), false ];
	}

	public function test_who_guesses_coupons_has_to_wait_and_learns_nothing_of_right_ones(): void {
		$from = '203.0.113.' . mt_rand( 1, 250 );
		add_filter( 'marketday_visitor_address', static fn (): string => $from );
		add_filter(
			'marketday_rate_limit',
			static fn ( mixed $limit, string $name ): mixed => 'coupon-guesses' === $name ? [ 'calls' => 3, 'seconds' => 1000 ] : $limit,
			20,
			2
		);
		$this->freeDeliveryCoupon( 'right-one' );
		$this->freeDeliveryCoupon( 'right-too' );
		$basket = $this->shop()->basket();
		$basket->add( new AddToBasket( $this->aProduct( regularPrice: '40' ) ) );
		$basket->applyCoupon( 'right-one' );
		$text = fn ( string $code ): string => $this->couponRefusal( $code )->getMessage();

		$first = [ $text( 'guess-1' ), $text( 'guess-2' ), $text( 'guess-3' ) ];
		$later = [ $text( 'guess-4' ), $text( 'right-too' ) ];

		$wait = 'Too many coupon attempts. Try again in a few minutes.';
		self::assertNotContains( $wait, $first );
		self::assertSame( [ $wait, $wait ], $later );
		self::assertSame( [ 'right-one' ], array_map( static fn ( $coupon ): string => $coupon->code, $this->shop()->basket()->contents()->coupons ), 'What was applied before stays.' );
	}

	private function couponRefusal( string $code ): StoreError {
		try {
			$this->shop()->basket()->applyCoupon( $code );
		} catch ( StoreError $refusal ) {
			return $refusal;
		}
		self::fail( "The coupon {$code} was taken." );
	}

	public function test_says_nothing_of_delivery_where_nothing_is_sent(): void {
		$this->freeDelivery( [ 'requires' => 'min_amount', 'min_amount' => '60' ] );
		$this->shop()->basket()->add( new AddToBasket( $this->aProduct( virtual: true ) ) );

		self::assertNull( $this->shop()->basket()->contents()->delivery->free );
	}

	public function test_brings_a_removed_line_back_with_all_it_held(): void {
		SaleEvents::onLineData(
			static fn ( array $data, $line, array $sent ): array => isset( $sent['gift'] ) ? [ 'gift' => [ 'message' => 'For Ann' ] ] + $data : $data
		);
		SaleEvents::onLineDetails(
			static fn ( array $details, $line ): array => isset( $line->dataOf( 'gift' )['message'] ) ? [ [ 'name' => 'Message', 'value' => 'For Ann' ] ] : $details
		);
		$basket = $this->shop()->basket();
		$key    = $basket->add( new AddToBasket( $this->aProduct(), 3, sent: [ 'gift' => '1' ] ) );
		$basket->remove( $key );
		self::assertTrue( $basket->contents()->isEmpty() );

		$basket->restore( $key );

		$line = $basket->contents()->lines[0];
		self::assertSame( [ $key, 3, [ [ 'name' => 'Message', 'value' => 'For Ann' ] ] ], [ $line->key, $line->pieces->quantity, $line->product->choices ] );
	}

	public function test_brings_back_nothing_that_was_never_there(): void {
		$this->shop()->basket()->add( new AddToBasket( $this->aProduct() ) );

		$this->expectException( StoreError::class );

		$this->shop()->basket()->restore( 'nothing' );
	}

	public function test_holds_the_last_piece_for_its_shopper_until_it_goes(): void {
		$this->holdForTenMinutes();
		$last = $this->aProduct( stockQuantity: '1' );
		$key  = $this->shop()->basket()->add( new AddToBasket( $last ) );

		$ends = $this->shop()->basket()->hold();

		self::assertEqualsWithDelta( time() + 600, $ends, 5 );
		self::assertSame( 1, $this->shop()->basket()->contents()->itemCount() );
		self::assertSame( [], $this->shop()->basket()->contents()->errors );
		$this->shop()->basket()->remove( $key );
		self::assertNull( $this->shop()->basket()->hold() );
	}

	public function test_refuses_others_what_is_held_and_gives_it_back_in_time(): void {
		$this->holdForTenMinutes();
		$last = $this->aProduct( stockQuantity: '1' );
		$this->shop()->basket()->add( new AddToBasket( $last ) );
		$this->shop()->basket()->hold();
		$this->anotherVisitor();

		try {
			$this->shop()->basket()->add( new AddToBasket( $last ) );
			self::fail( 'The last piece was sold twice.' );
		} catch ( StoreError $refusal ) {
			self::assertSame( 'woocommerce_rest_product_partially_out_of_stock', $refusal->errorCode );
		}
		$this->passTime( 601 );
		$this->shop()->basket()->add( new AddToBasket( $last ) );

		self::assertSame( 1, $this->shop()->basket()->contents()->itemCount() );
	}

	public function test_holds_no_more_than_a_share_of_the_stock_and_leaves_the_rest_in_the_basket(): void {
		$this->holdForTenMinutes();
		$mug = $this->aProduct( stockQuantity: '10' );
		$key = $this->shop()->basket()->add( new AddToBasket( $mug, 8 ) );
		$this->shop()->basket()->hold();
		self::assertFalse( $this->shop()->basket()->isHeldWhole() );
		self::assertSame( 8, $this->shop()->basket()->contents()->itemCount() );
		$this->shop()->basket()->update( $key, 5 );
		$this->shop()->basket()->hold();
		self::assertTrue( $this->shop()->basket()->isHeldWhole() );

		$this->anotherVisitor();
		$this->shop()->basket()->add( new AddToBasket( $mug, 5 ) );
		$this->expectException( StoreError::class );
		$this->shop()->basket()->add( new AddToBasket( $mug, 1 ) );
	}

	public function test_holds_no_more_pieces_of_all_products_than_one_visitor_may(): void {
		$this->holdForTenMinutes();
		$this->setOption( HoldBounds::OPTION, [ 'visitor' => 3 ] );
		$products = array_map( fn (): int => $this->aProduct( stockQuantity: '1' ), range( 1, 4 ) );
		foreach ( $products as $product ) {
			$this->shop()->basket()->add( new AddToBasket( $product ) );
		}
		$this->shop()->basket()->hold();
		self::assertFalse( $this->shop()->basket()->isHeldWhole() );

		$this->anotherVisitor();
		$free = array_filter( $products, function ( int $product ): bool {
			try {
				return '' !== $this->shop()->basket()->add( new AddToBasket( $product ) );
			} catch ( StoreError ) {
				return false;
			}
		} );
		self::assertSame( [ $products[3] ], array_values( $free ) );
	}

	public function test_holds_nothing_unless_the_shop_is_set_to(): void {
		$this->setOption( StockHolds::MINUTES, 0 );
		$this->shop()->basket()->add( new AddToBasket( $this->aProduct( stockQuantity: '1' ) ) );

		self::assertNull( $this->shop()->basket()->hold() );
	}

	public function test_offers_what_goes_well_with_the_basket_and_can_be_bought(): void {
		$fine = $this->aProduct( name: 'Saucer', regularPrice: '4' );
		$gone = $this->aProduct( name: 'Lid', stockQuantity: '0' );
		$mug  = $this->aProduct( crossSellIds: [ $gone, $fine ] );
		$this->shop()->basket()->add( new AddToBasket( $mug ) );

		$basket = ( new CrossSells( $this->shop()->catalogue() ) )->with( $this->shop()->basket()->contents() );

		self::assertSame( [ [ $fine, 'Saucer', 400, true ] ], array_map( static fn ( array $one ): array => [ $one['id'], $one['name'], $one['price'], $one['isAddable'] ], $basket['crossSells'] ) );
	}

	/** By what a test itself asks: the plugin's own listener would hold for the visitor of the test's process. */
	private function holdForTenMinutes(): void {
		remove_all_actions( SaleEvents::BASKET_CHANGED );
		$this->setOption( StockHolds::MINUTES, 10 );
	}

	/** The rows' own clock is the machine's. */
	private function passTime( int $seconds ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->prefix}marketday_stock_holds SET since = since - %d, expires = expires - %d", $seconds, $seconds ) );
	}

	private function inYork(): Address {
		return new Address( 'Ann', 'Smith', '', '1 High Street', '', 'York', '', 'YO1 7HH', 'GB', 'ann@example.com' );
	}
}
