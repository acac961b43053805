<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\WooCommerce;

use PHPUnit\Framework\Attributes\DataProvider;
use WC_Validation;

/** WooCommerce's own checkouts take a postcode from any keyboard. */
final class PostcodeFormatTest extends WooCommerceTestCase {
	/** @return iterable<string, array{string, string, string}> */
	public static function postcodes(): iterable {
		yield 'JP, from a Japanese keyboard' => [ 'JP', '１００－０００１', '100-0001' ];
		yield 'IR, in Persian digits' => [ 'IR', '۱۱۳۶۸۱۳۱۵۱', '1136813151' ];
		yield 'GB, with a blank that does not break' => [ 'GB', "sw1a\u{A0}1aa", 'SW1A 1AA' ];
		yield 'GB, as WooCommerce has it' => [ 'GB', 'sw1a1aa', 'SW1A 1AA' ];
	}

	#[DataProvider( 'postcodes' )]
	public function test_a_postcode( string $country, string $typed, string $written ): void {
		$found = wc_format_postcode( $typed, $country );

		self::assertSame( [ $written, true ], [ $found, WC_Validation::is_postcode( $found, $country ) ] );
	}

	public function test_what_has_other_letters_stays_wrong(): void {
		self::assertFalse( WC_Validation::is_postcode( wc_format_postcode( 'Щ1 1АА', 'GB' ), 'GB' ) );
	}
}
