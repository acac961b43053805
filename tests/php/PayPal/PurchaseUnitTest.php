<?php

declare( strict_types=1 );

namespace Marketday\Tests\PayPal;

use Marketday\Buying\PayPal\Money\PurchaseUnit;
use Marketday\Engine\Contract\Address;
use Marketday\Engine\Contract\AddressPair;
use Marketday\Engine\Contract\BasketContents;
use Marketday\Engine\Contract\BasketDelivery;
use Marketday\Engine\Contract\BasketLine;
use Marketday\Engine\Contract\BasketTotals;
use Marketday\Engine\Contract\Currency;
use Marketday\Engine\Contract\LinePieces;
use Marketday\Engine\Contract\LinePrices;
use Marketday\Engine\Contract\LineProduct;
use Marketday\Engine\Contract\Money;
use Marketday\Engine\Contract\QuantityLimits;
use PHPUnit\Framework\TestCase;

/** What is sent to PayPal adds up to the penny, whatever taxes, rounding, coupons and fees have made of a basket. */
final class PurchaseUnitTest extends TestCase {
	public function test_paypal_takes_ten_thousand_baskets(): void {
		$server = PayPalServer::start();
		mt_srand( 29 );
		$refused = [];
		for ( $batch = 0; $batch < 10; $batch++ ) {
			$units = array_map( fn (): array => PurchaseUnit::ofBasket( $this->aBasket() ), range( 1, 1000 ) );
			foreach ( $server->post( 'check', $units ) as $index => $faults ) {
				if ( [] !== $faults ) {
					$refused[] = [ $faults, $units[ $index ] ];
				}
			}
		}
		$mismatch = $server->post(
			'check',
			[ [ 'amount' => [ 'currency_code' => 'GBP', 'value' => '1.00', 'breakdown' => [ 'item_total' => [ 'currency_code' => 'GBP', 'value' => '0.99' ] ] ] ] ]
		);
		$server->stop();

		self::assertSame( 'AMOUNT_MISMATCH', $mismatch[0][0]['issue'] ?? '', 'PayPal would refuse what does not add up.' );
		self::assertSame( [], array_slice( $refused, 0, 1 ) );
	}

	public function test_the_parts_are_named_as_the_shopper_sees_them(): void {
		$pound  = new Currency( 'GBP', '£', 2, 'left', '.', ',' );
		$money  = static fn ( int $minor ): Money => new Money( $minor, $pound );
		$basket = $this->basketOf(
			[ [ 2, 2000 ], [ 3, 1000 ] ],
			new BasketTotals(
				$money( 3000 ),
				$money( 300 ),
				$money( 495 ),
				$money( 0 ),
				$money( 3345 ),
				true,
				[],
				[ [ 'name' => 'Gift wrap', 'amount' => $money( 150 ) ] ]
			),
			$pound
		);

		$unit = PurchaseUnit::ofBasket( $basket );

		self::assertSame( '33.45', $unit['amount']['value'] );
		self::assertSame(
			[ 'item_total' => '30.00', 'shipping' => '4.95', 'handling' => '1.50', 'discount' => '3.00' ],
			array_map( static fn ( array $part ): string => $part['value'], $unit['amount']['breakdown'] )
		);
		self::assertSame(
			[ [ 'Mug', '2', '10.00' ], [ '3 × Mug', '1', '10.00' ] ],
			array_map( static fn ( array $item ): array => [ $item['name'], $item['quantity'], $item['unit_amount']['value'] ], $unit['items'] ),
			'Three pieces for ten pounds have no price each.'
		);
	}

	/** Sums by chance; the total is off by pennies, as rounding makes it. */
	private function aBasket(): BasketContents {
		$currency = mt_rand( 0, 9 ) > 7 ? new Currency( 'JPY', '¥', 0, 'left', '.', ',' ) : new Currency( 'GBP', '£', 2, 'left', '.', ',' );
		$money    = static fn ( int $minor ): Money => new Money( $minor, $currency );
		$lines    = array_map( static fn (): array => [ mt_rand( 1, 12 ), mt_rand( 0, 50_000 ) ], range( 1, mt_rand( 1, 6 ) ) );
		$subtotal = array_sum( array_column( $lines, 1 ) );
		$discount = mt_rand( 0, 1 ) * mt_rand( 0, $subtotal );
		$shipping = mt_rand( 0, 2 ) > 0 ? mt_rand( 0, 2000 ) : null;
		$included = (bool) mt_rand( 0, 1 );
		$tax      = mt_rand( 0, 8000 );
		$fees     = array_map( static fn (): array => [ 'name' => 'Fee', 'amount' => $money( mt_rand( -200, 700 ) ) ], array_fill( 0, mt_rand( 0, 2 ), 0 ) );
		$total    = $subtotal - $discount + (int) $shipping + ( $included ? 0 : $tax ) + array_sum( array_map(
			static fn ( array $fee ): int => $fee['amount']->minor,
			$fees
		) ) + mt_rand( -3, 3 );
		return $this->basketOf(
			$lines,
			new BasketTotals(
				$money( $subtotal + mt_rand( -1, 1 ) ),
				$money( $discount ),
				null === $shipping ? null : $money( $shipping ),
				$money( $tax ),
				$money( max( 1, $total ) ),
				$included,
				[],
				$fees
			),
			$currency
		);
	}

	/** @param list<array{int, int}> $lines Quantity and total. */
	private function basketOf( array $lines, BasketTotals $totals, Currency $currency ): BasketContents {
		$money = static fn ( int $minor ): Money => new Money( $minor, $currency );
		$made  = array_map(
			static fn ( array $line ): BasketLine => new BasketLine(
				'key',
				new LineProduct( 1, 0, 'Mug', '', 'sku', null ),
				new LinePieces( $line[0], new QuantityLimits( 1, null ), false ),
				new LinePrices( $money( 1 ), $money( 1 ), $money( $line[1] ) )
			),
			$lines
		);
		return new BasketContents( $made, [], new BasketDelivery( [], true, true ), $totals, true, new AddressPair( new Address(), new Address() ) );
	}
}
