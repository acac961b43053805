<?php

declare( strict_types=1 );

namespace Marketday\Tests\Basket;

use Marketday\Kernel\View;
use Marketday\Tests\Enter;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** Without scripts a form's first submit button is what Enter presses in each of its fields. */
final class EnterTest extends TestCase {
	#[DataProvider( 'baskets' )]
	public function test_in_a_quantity_updates_the_basket_and_takes_nothing_out( string $html ): void {
		self::assertSame( [ '', '' ], Enter::in( $html, "//input[starts-with(@name, 'quantity[')]" ) );
	}

	/** @return iterable<string, array{string}> */
	public static function baskets(): iterable {
		foreach ( [ 'two-mugs', 'coupon-choices-and-sale' ] as $case ) {
			$fixture = json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . "/contract/basket/{$case}.json" ), true );
			yield $case => [ is_array( $fixture ) ? (string) $fixture['html'] : '' ];
		}
	}

	public function test_in_an_address_of_the_account_saves_it(): void {
		$html = ( new View( dirname( __DIR__, 3 ) . '/php/Buying/Account/views' ) )->render( 'address-form', [
			'kind'      => 'billing',
			'fields'    => [],
			'address'   => [],
			'countries' => [ 'GB' => 'United Kingdom' ],
			'action'    => '/account/',
			'nonce'     => 'nonce',
			'errors'    => [],
			'backUrl'   => '/account/',
		] );

		self::assertSame( [ '', '' ], Enter::in( $html, "//input[@name='address']" ) );
	}
}
