<?php

declare( strict_types=1 );

namespace Marketday\Tests\OrderAttribution;

use Marketday\Buying\OrderAttribution\SourceAmount;
use Marketday\Engine\Contract\Currency;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** Sums of orders in the currencies they were paid in. */
final class SourceAmountTest extends TestCase {
	/** @return iterable<string, array{string, string, string}> */
	public static function sums(): iterable {
		yield 'the shop’s own' => [ '1234.5', 'GBP', '£1,234.50' ];
		yield 'another' => [ '20', 'EUR', "20.00\u{A0}EUR" ];
		yield 'one without pence' => [ '1234', 'JPY', "1,234\u{A0}JPY" ];
	}

	#[DataProvider( 'sums' )]
	public function test_a_sum( string $decimal, string $code, string $written ): void {
		$amount = new SourceAmount( new Currency( 'GBP', '£', 2, 'left', '.', ',' ) );

		self::assertSame( $written, $amount->of( $decimal, $code )->format() );
	}
}
