<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store;

use Marketday\Store\Address;
use Marketday\Store\AddressText;
use PHPUnit\Framework\TestCase;

final class AddressTextTest extends TestCase {
	public function test_stands_as_on_an_envelope(): void {
		$address = Address::fromArray(
			[
				'first_name' => 'Ann',
				'last_name'  => 'Walker',
				'address_1'  => '14 Finkle Street',
				'city'       => 'Kendal',
				'postcode'   => 'LA9 4ZZ',
				'country'    => 'GB',
				'email'      => 'ann@example.com',
			]
		);

		self::assertSame( [ 'Ann Walker', '14 Finkle Street', 'Kendal', 'LA9 4ZZ', 'United Kingdom' ], AddressText::lines( $address, [ 'GB' => 'United Kingdom' ] ) );
	}

	public function test_a_guessed_country_is_no_address(): void {
		self::assertSame( [], AddressText::lines( Address::fromArray( [ 'country' => 'GB' ] ), [ 'GB' => 'United Kingdom' ] ) );
	}
}
