<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Embedded\Coupons;

use Marketday\Tests\Store\Embedded\SalesTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/** A coupon is found by its code in capitals and small letters of any script, on any database. */
#[Group( 'sqlite' )]
final class CouponCodesTest extends SalesTestCase {
	/** @return iterable<string, array{string, string}> As the shop wrote it, as it is typed. */
	public static function codes(): iterable {
		yield 'as it is written'        => [ 'ÉTÉ2026', 'ÉTÉ2026' ];
		yield 'in small letters'        => [ 'ÉTÉ2026', 'été2026' ];
		yield 'in mixed letters'        => [ 'Été-2026', 'éTÉ-2026' ];
		yield 'Greek'                   => [ 'ΚΑΛΟΚΑΊΡΙ', 'καλοκαίρι' ];
		yield 'Cyrillic'                => [ 'Скидка 10', 'СКИДКА 10' ];
		yield 'without letters of case' => [ '優惠碼', '優惠碼' ];
		yield 'an emoji'                => [ 'SALE🎉', 'sale🎉' ];
		yield 'octets'                  => [ '50%ab', '50%AB' ];
		yield 'signs'                   => [ 'A&B_<3', 'a&b_<3' ];
		yield 'signs, kept as entities' => [ 'A&amp;B', 'a&b' ];
	}

	#[DataProvider( 'codes' )]
	public function test_is_found_by_capitals_and_small_letters_of_any_script( string $written, string $typed ): void {
		$this->aCoupon( $written, [ 'discount_type' => 'percent', 'coupon_amount' => '10' ] );
		$this->aCoupon( 'ETA2026', [ 'discount_type' => 'percent', 'coupon_amount' => '50' ] );
		$this->add( $this->aProduct() );

		$this->basket()->applyCoupon( $typed );

		$coupons = $this->nextRequest()->basket()->contents()->coupons;
		self::assertSame( [ 100 ], array_map( static fn ( $coupon ): int => $coupon->discount->minor, $coupons ) );
		$this->basket()->removeCoupon( $written );
		self::assertSame( [], $this->basket()->contents()->coupons );
	}

	public function test_other_letters_are_another_code(): void {
		$this->aCoupon( 'ΚΑΛΟΚΑΊΡΙ', [ 'discount_type' => 'percent', 'coupon_amount' => '10' ] );
		$this->add( $this->aProduct() );

		$refusal = $this->refusal( fn () => $this->basket()->applyCoupon( 'ΚΑΛΟΚΑΊΡΑ' ) );

		self::assertSame( 'We don’t recognise the code “καλοκαίρα”.', $refusal->getMessage() );
	}
}
