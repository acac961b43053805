<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store;

use InvalidArgumentException;
use Marketday\Engine\Contract\Currency;
use Marketday\Engine\Contract\Exchange;
use Marketday\Engine\Contract\Money;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** From one currency to another in whole minor units: exact, rounded once, in order, and back. */
final class ExchangeTest extends TestCase {
	#[DataProvider( 'amounts' )]
	public function test_an_amount_is_rounded_half_up_at_the_minor_unit( int $minor, string $rate, int $decimals, int $converted ): void {
		self::assertSame( $converted, self::to( $rate, $decimals )->amount( self::pounds( $minor ) )->minor );
	}

	/** @return iterable<string, array{int, string, int, int}> */
	public static function amounts(): iterable {
		yield 'a whole rate' => [ 1000, '2', 2, 2000 ];
		yield 'half a cent' => [ 50, '1.17', 2, 59 ];
		yield 'just below half a cent' => [ 1, '1.49999999', 2, 1 ];
		yield 'a discount' => [ -50, '1.17', 2, -59 ];
		yield 'nothing' => [ 0, '1.17', 2, 0 ];
		yield 'yen' => [ 1250, '190.5', 0, 2381 ];
		yield 'dinars' => [ 1000, '0.48', 3, 4800 ];
		yield 'a small rate' => [ 1_000_000_00, '0.00000012', 2, 12 ];
		yield 'a million at a great rate' => [ 1_000_000_00, '20450.123456', 2, 2_045_012_345_600 ];
	}

	#[DataProvider( 'prices' )]
	public function test_a_price_follows_the_currencys_rules( int $minor, int $step, int $charm, int $price ): void {
		self::assertSame( $price, self::to( '1.17', 2, $step, $charm )->price( self::pounds( $minor ) )->minor );
	}

	/** @return iterable<string, array{int, int, int, int}> */
	public static function prices(): iterable {
		yield 'to the cent' => [ 1000, 1, 0, 1170 ];
		yield 'to five cents' => [ 1003, 5, 0, 1175 ];
		yield 'to wholes' => [ 1000, 100, 0, 1200 ];
		yield 'with a charm' => [ 1000, 100, 1, 1199 ];
		yield 'free stays free' => [ 0, 100, 1, 0 ];
		yield 'what is cheap does not become free' => [ 20, 100, 1, 23 ];
	}

	/** 500 exchanges by chance, the same in each run. */
	public function test_prices_keep_their_order_and_limits_find_what_is_shown(): void {
		mt_srand( 28 );
		for ( $run = 0; $run < 500; ++$run ) {
			$step     = [ 1, 5, 10, 50, 100, 1000 ][ mt_rand( 0, 5 ) ];
			$rate     = rtrim( sprintf( '%d.%06d', mt_rand( 0, 300 ), mt_rand( 1, 999_999 ) ), '0' );
			$exchange = self::to( $rate, mt_rand( 0, 3 ), $step, mt_rand( 0, intdiv( $step, 2 ) ) );
			$minor    = mt_rand( 0, 5_000_000 );
			$shown    = $exchange->price( self::pounds( $minor ) );
			$note     = "{$minor} at {$rate} in steps of {$step}";

			self::assertLessThanOrEqual( $exchange->price( self::pounds( $minor + 1 ) )->minor, $shown->minor, $note );
			self::assertSame( 0 === $exchange->amount( self::pounds( $minor ) )->minor, 0 === $shown->minor, $note );
			// Whoever filters from the price shown, or up to it, finds the product.
			self::assertLessThanOrEqual( $minor, $exchange->lowest( $shown )->minor, $note );
			self::assertGreaterThanOrEqual( $minor, $exchange->highest( $shown )->minor, $note );
			self::assertGreaterThanOrEqual( $shown->minor, $exchange->price( $exchange->lowest( $shown ) )->minor, $note );
			self::assertLessThanOrEqual( $shown->minor, $exchange->price( $exchange->highest( $shown ) )->minor, $note );
			self::assertSame(
				$exchange->amount( self::pounds( $minor ) )->minor,
				$exchange->amount( $exchange->back( $exchange->amount( self::pounds( $minor ) ) ) )->minor,
				$note
			);
		}
	}

	/** @param array{string, int, int} $wrong Rate, step, charm. */
	#[DataProvider( 'wrong' )]
	public function test_what_is_no_rule_is_refused( array $wrong ): void {
		$this->expectException( InvalidArgumentException::class );
		self::to( $wrong[0], 2, $wrong[1], $wrong[2] );
	}

	/** @return iterable<string, array{array{string, int, int}}> */
	public static function wrong(): iterable {
		yield 'nothing' => [ [ '0', 1, 0 ] ];
		yield 'below it' => [ [ '-1', 1, 0 ] ];
		yield 'no number' => [ [ '1e3', 1, 0 ] ];
		yield 'a step of nothing' => [ [ '1', 0, 0 ] ];
		yield 'more than half a step' => [ [ '1', 100, 51 ] ];
	}

	private static function to( string $rate, int $decimals, int $step = 1, int $charm = 0 ): Exchange {
		return new Exchange( self::gbp(), new Currency( 'XXX', 'X', $decimals, 'left', '.', ',' ), $rate, $step, $charm );
	}

	private static function pounds( int $minor ): Money {
		return new Money( $minor, self::gbp() );
	}

	private static function gbp(): Currency {
		return new Currency( 'GBP', '£', 2, 'left', '.', ',' );
	}
}
