<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store;

use DateTimeImmutable;
use Marketday\Engine\Contract\AddToBasket;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\PlacedOrder;

/** Every engine keeps where the shopper of an order came from, and counts orders by it. */
trait OrderSourcesContract {
	abstract protected function shop(): Engine;

	abstract protected function aProduct( mixed ...$fields ): int;

	abstract protected function order( mixed ...$changes ): PlacedOrder;

	public function test_an_orders_source_is_kept_once(): void {
		$id     = $this->orderFrom( [ 'source_type' => 'utm', 'utm_source' => 'O\'Hara \\ news' ] );
		$source = $this->shop()->orderSources();

		$source->keep( $id, [ 'source_type' => 'typein' ] );
		$source->keep( 987654321, [ 'source_type' => 'typein' ] );

		self::assertSame( [ 'source_type' => 'utm', 'utm_source' => 'O\'Hara \\ news' ], $source->of( $id ) );
		self::assertSame( [], $source->of( 987654321 ) );
	}

	public function test_orders_are_counted_by_source(): void {
		$name  = 'counted-' . wp_generate_password( 8, false );
		$since = new DateTimeImmutable( '2026-03-01' );
		$this->orderFrom( [ 'source_type' => 'utm', 'utm_source' => $name ] );

		$counts = array_values( array_filter(
			$this->shop()->orderSources()->counts( $since, 1000 ),
			static fn ( array $count ): bool => $count['source'] === $name
		) );

		self::assertSame( [ [ 'type' => 'utm', 'source' => $name, 'currency' => 'GBP', 'orders' => 1, 'total' => '10.0000' ] ], $counts );
		self::assertNotContains( $name, array_column( $this->shop()->orderSources()->counts( new DateTimeImmutable( '+1 minute' ), 1000 ), 'source' ) );
	}

	/** @param array<string, string> $source */
	private function orderFrom( array $source ): int {
		$this->shop()->basket()->add( new AddToBasket( $this->aProduct( regularPrice: '10', virtual: true ) ) );
		$id = $this->order()->id;
		$this->shop()->orderSources()->keep( $id, $source );
		return $id;
	}
}
