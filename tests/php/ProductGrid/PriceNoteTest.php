<?php

declare( strict_types=1 );

namespace Marketday\Tests\ProductGrid;

use Marketday\Catalogue\ProductGrid\PriceNote;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** What stands behind prices is said once for a listing where it is the same for all of it. */
final class PriceNoteTest extends TestCase {
	#[DataProvider( 'listings' )]
	public function test_is_what_stands_behind_all_prices( string $expected, string ...$suffixes ): void {
		$cards = array_map( static fn ( string $suffix ): string => '<li><span>£5.00</span>' . $suffix . '</li>', $suffixes );

		self::assertSame( $expected, PriceNote::of( implode( '', $cards ) ) );
	}

	/** @return iterable<string, list<string>> */
	public static function listings(): iterable {
		$small = static fn ( string $text ): string => " <small class=\"woocommerce-price-suffix\">{$text}</small>";
		yield 'the same behind each' => [ 'incl. VAT', $small( 'incl. VAT' ), $small( 'incl. VAT' ) ];
		yield 'one product without tax' => [ 'incl. VAT', $small( 'incl. VAT' ), '' ];
		yield 'nothing' => [ '', '', '' ];
		yield 'different texts' => [ '', $small( 'incl. VAT' ), $small( 'excl. VAT' ) ];
		yield 'an amount, which is the one of its product' => [ '', $small( '<span class="amount">£4.00</span> excl. VAT' ) ];
	}
}
