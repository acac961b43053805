<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store;

use DateTimeImmutable;
use Marketday\Engine\Contract\AddToBasket;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\OrderStatus;
use Marketday\Engine\Contract\PlacedOrder;
use Marketday\Engine\Contract\Sale;

/** Every engine tells what was sold, of orders that were paid, and no more of a shopper than the town. */
trait SalesContract {
	/** Before the day that the shop's clock shows in these tests. */
	private const SINCE = '2026-03-01';

	abstract protected function shop(): Engine;

	abstract protected function aProduct( mixed ...$fields ): int;

	abstract protected function order( mixed ...$changes ): PlacedOrder;

	public function test_a_sale_is_told_once_it_is_paid(): void {
		$mug   = $this->aProduct( regularPrice: '10', virtual: true );
		$order = $this->orderOf( $mug, 3 );
		$this->shop()->orders()->setStatus( $order, OrderStatus::OnHold );
		self::assertSame( [], $this->salesOf( $order ) );
		self::assertSame( 0, $this->pieces( $mug ) );

		$this->shop()->orders()->setStatus( $order, OrderStatus::Processing );

		[ $sale ] = $this->salesOf( $order );
		self::assertSame( [ $mug ], $sale->productIds );
		self::assertSame( 'York', $sale->town );
		self::assertGreaterThan( new DateTimeImmutable( self::SINCE ), $sale->placedAt );
		self::assertLessThanOrEqual( new DateTimeImmutable( '+1 minute' ), $sale->placedAt );
		self::assertSame( 3, $this->pieces( $mug ) );
	}

	public function test_the_newest_comes_first_and_old_ones_not_at_all(): void {
		$mug    = $this->aProduct( regularPrice: '10', virtual: true );
		$first  = $this->paid( $mug );
		$second = $this->paid( $mug );
		$orders = $this->shop()->orders();

		self::assertSame( [ $second ], array_column( $orders->sales( new DateTimeImmutable( self::SINCE ), 1 ), 'orderId' ) );
		self::assertSame( [ $second, $first ], array_column( $orders->sales( new DateTimeImmutable( self::SINCE ), 2 ), 'orderId' ) );
		self::assertSame( [], $orders->sales( new DateTimeImmutable( '+1 hour' ), 10 ) );
		self::assertArrayNotHasKey( $mug, $orders->piecesSold( new DateTimeImmutable( '+1 hour' ) ) );
	}

	private function pieces( int $product ): int {
		return $this->shop()->orders()->piecesSold( new DateTimeImmutable( self::SINCE ) )[ $product ] ?? 0;
	}

	/** @return list<Sale> */
	private function salesOf( int $order ): array {
		return array_values( array_filter(
			$this->shop()->orders()->sales( new DateTimeImmutable( self::SINCE ), 100 ),
			static fn ( Sale $sale ): bool => $order === $sale->orderId
		) );
	}

	private function paid( int $product ): int {
		$order = $this->orderOf( $product, 1 );
		$this->shop()->orders()->setStatus( $order, OrderStatus::Processing );
		return $order;
	}

	private function orderOf( int $product, int $pieces ): int {
		$this->shop()->basket()->add( new AddToBasket( $product, $pieces ) );
		return $this->order()->id;
	}
}
