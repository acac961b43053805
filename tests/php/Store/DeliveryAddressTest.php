<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store;

use Marketday\Engine\Contract\Address;
use Marketday\Engine\Contract\DeliveryAddress;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class DeliveryAddressTest extends TestCase {
	/**
	 * @param array{shipElsewhere: bool, billing: array<string, string>, shipping: array<string, string>, delivery: array<string, string>, errors: array<string, string>, shown: array<string, string>} $one
	 */
	#[DataProvider( 'cases' )]
	public function test_is_the_rule_that_the_checkout_form_has_in_browsers( array $one ): void {
		$delivery = DeliveryAddress::of( Address::fromArray( $one['billing'] ), Address::fromArray( $one['shipping'] ), $one['shipElsewhere'] );

		self::assertSame( Address::fromArray( $one['delivery'] )->toArray(), $delivery->toArray() );
		self::assertSame( $one['shown'], DeliveryAddress::shownErrors( $one['errors'], $one['shipElsewhere'] ) );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function cases(): iterable {
		$cases = json_decode( (string) file_get_contents( __DIR__ . '/../../fixtures/delivery-address.json' ), true );
		foreach ( $cases as $one ) {
			yield $one['name'] => [ $one ];
		}
	}

	public function test_an_order_by_the_api_without_another_address_goes_to_the_billing_address(): void {
		$billing = Address::fromArray( [ 'address_1' => '1 High Street', 'country' => 'GB', 'email' => 'ann@shop.example' ] );
		$empty   = Address::fromArray( [ 'country' => 'IE', 'state' => 'D', 'phone' => '1' ] );

		$received = DeliveryAddress::ofApi( $billing, $empty, false );
		self::assertSame( [ '1 High Street', 'GB', '' ], [ $received->address1, $received->country, $received->email ] );
		self::assertSame( 'IE', DeliveryAddress::ofApi( $billing, $empty, true )->country );
		self::assertSame( 'York', DeliveryAddress::ofApi( $billing, Address::fromArray( [ 'city' => 'York' ] ), false )->city );
	}
}
