<?php

declare( strict_types=1 );

namespace Marketday\Tests\Basket;

use Marketday\Engine\Contract\Currency;
use Marketday\Engine\Contract\TotalRows;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

final class TotalRowsTest extends TestCase {
	#[TestWith( [ 'left' ] )]
	#[TestWith( [ 'left_space' ] )]
	#[TestWith( [ 'right' ] )]
	#[TestWith( [ 'right_space' ] )]
	public function test_a_currency_survives_the_way_through_json( string $position ): void {
		$currency = new Currency( 'EUR', '€', 2, $position, ',', '.' );

		self::assertEquals( $currency, Currency::fromArray( $currency->toArray() ) );
	}

	public function test_says_the_sums_in_the_order_people_expect(): void {
		$rows = TotalRows::of(
			[
				'coupons'       => [ [ 'code' => 'spring', 'discount' => 240 ] ],
				'needsShipping' => true,
				'totals'        => [
					'currency'    => ( new Currency( 'GBP', '£', 2, 'left', '.', ',' ) )->toArray(),
					'subtotal'    => 2400,
					'shipping'    => 0,
					'tax'         => 360,
					'total'       => 2160,
					'taxIncluded' => true,
					'taxLines'    => [ [ 'name' => 'VAT', 'amount' => 360 ] ],
					'fees'        => [],
				],
			]
		);

		self::assertSame(
			[ 'Subtotal £24.00', 'Coupon: spring -£2.40', 'Delivery Free', 'Total £21.60' ],
			array_map( static fn ( array $row ): string => "{$row['label']} {$row['amount']}", $rows )
		);
		self::assertSame( 'includes £3.60 VAT', $rows[3]['note'] );
	}
}
