<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store;

use Marketday\Engine\Contract\Currency;
use Marketday\Engine\Contract\DeliveryOffer;
use Marketday\Engine\Contract\Pricing;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** What a product's page says of delivery in the shop's own country. */
final class DeliveryOfferTest extends TestCase {
	/** @param list<array{method: string, settings: array<string, string>}> $methods */
	#[DataProvider( 'zones' )]
	public function test_says_what_holds_for_any_basket( ?string $sentence, array $methods, bool $addsTax = false ): void {
		self::assertSame(
			$sentence,
			DeliveryOffer::of( $methods, new Pricing( static fn (): Currency => new Currency( 'GBP', '£', 2, 'left', '.', ',' ) ), $addsTax )?->sentence()
		);
	}

	/** @return iterable<string, array{0: string|null, 1: list<array{method: string, settings: array<string, string>}>, 2?: bool}> */
	public static function zones(): iterable {
		$flat = static fn ( string $cost, string ...$settings ): array => [ 'method' => 'flat_rate', 'settings' => [ 'cost' => $cost ] + $settings ];
		$free = static fn ( string $requires, string $amount = '' ): array => [
			'method' => 'free_shipping',
			'settings' => [ 'requires' => $requires, 'min_amount' => $amount ],
		];
		yield 'nothing' => [ null, [] ];
		yield 'one price' => [ 'Delivery from £3.95', [ $flat( '3.95' ) ] ];
		yield 'the lowest of two, and free from an amount' => [
			'Delivery from £3.95, free from £50.00',
			[ $flat( '6.50' ), $flat( '3.95' ), $free( 'min_amount', '50' ) ],
		];
		yield 'free for all' => [ 'Free delivery', [ $flat( '3.95' ), $free( '' ) ] ];
		yield 'a price of nothing' => [ 'Free delivery', [ $flat( '0' ) ] ];
		yield 'free with an amount or a coupon' => [ 'Free delivery from £30.00', [ $free( 'either', '30' ) ] ];
		yield 'free by a coupon alone' => [ null, [ $free( 'coupon' ), $free( 'both', '30' ) ] ];
		yield 'a price that depends on the basket' => [ null, [ $flat( '2 + [qty]' ) ] ];
		yield 'one of two that depends on the basket' => [ null, [ $flat( '3.95' ), $flat( '2 + [qty]' ) ] ];
		yield 'a price for classes' => [ null, [ $flat( '3.95', class_cost_4: '2' ) ] ];
		yield 'tax on top' => [ 'Free delivery from £50.00', [ $flat( '3.95' ), $free( 'min_amount', '50' ) ], true ];
		yield 'no tax on it' => [ 'Delivery from £3.95', [ $flat( '3.95', tax_status: 'none' ) ], true ];
		yield 'a cost that was left empty' => [ null, [ $flat( '' ) ] ];
		yield 'a cost that was never asked' => [ 'Free delivery', [ [ 'method' => 'flat_rate', 'settings' => [] ] ] ];
		yield 'collection' => [ null, [ [ 'method' => 'local_pickup', 'settings' => [ 'cost' => '0' ] ] ] ];
	}
}
