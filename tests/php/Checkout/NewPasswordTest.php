<?php

declare( strict_types=1 );

namespace Marketday\Tests\Checkout;

use Marketday\Engine\Contract\AccountRequest;
use Marketday\Engine\Contract\Address;
use Marketday\Engine\Contract\CheckoutRefused;
use Marketday\Engine\Contract\CheckoutRequest;
use Marketday\Engine\Contract\SaleEvents;
use Marketday\Engine\Contract\SubmittedAddresses;
use Marketday\Tests\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** The password of an account that is made with an order, whichever engine makes it. */
final class NewPasswordTest extends SiteTestCase {
	#[DataProvider( 'passwords' )]
	public function test_what_is_guessed_first_makes_no_account( string $password, bool $createsAccount, bool $isRefused ): void {
		$billing = new Address( email: 'ann.walker@example.com' );
		$fields  = [];
		try {
			SaleEvents::validateCheckout( new CheckoutRequest(
				new SubmittedAddresses( $billing, $billing ),
				'bacs',
				account: new AccountRequest( $createsAccount, $password )
			) );
		} catch ( CheckoutRefused $refusal ) {
			$fields = $refusal->fields;
		}

		self::assertSame( $isRefused ? [ 'account_password' ] : [], array_keys( $fields ) );
	}

	/** @return iterable<string, array{string, bool, bool}> */
	public static function passwords(): iterable {
		yield 'password' => [ 'password', true, true ];
		yield 'eight spaces' => [ '        ', true, true ];
		yield 'the address' => [ 'Ann.Walker@example.com', true, true ];
		yield 'a good one' => [ 'long enough', true, false ];
		yield 'none, which is made by the shop' => [ '', true, false ];
		yield 'without an account' => [ 'password', false, false ];
	}
}
