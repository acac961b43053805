<?php

declare( strict_types=1 );

namespace Marketday\Tests\PayPal;

use Marketday\Buying\PayPal\Vault\SavedAccounts;
use Marketday\Tests\SiteTestCase;

/** WordPress's tools for personal data know the account at PayPal that a customer lets the shop keep. */
final class SavedAccountsTest extends SiteTestCase {
	private int $customer = 0;

	protected function setUp(): void {
		parent::setUp();
		$customer = wp_create_user( 'grace-kept', 'secret', 'grace-kept@example.com' );
		self::assertIsInt( $customer );
		$this->customer = $customer;
		SavedAccounts::add( $this->customer, 'grace@wallet.example', 'tok-1' );
		SavedAccounts::add( $this->customer, 'work@wallet.example', 'tok-2' );
		SavedAccounts::keep( $this->customer, SavedAccounts::CUSTOMER, 'CUST-9' );
	}

	/** @return list<string> The addresses that are exported. */
	private function exported( string $email ): array {
		$response = apply_filters( 'wp_privacy_personal_data_exporters', [] )['marketday-paypal']['callback']( $email, 1 );
		return array_values( array_map( static fn ( array $item ): string => $item['data'][0]['value'], $response['data'] ) );
	}

	public function test_it_is_exported_without_what_pays_and_takes_the_place_of_the_one_before(): void {
		self::assertSame( [ 'work@wallet.example' ], $this->exported( 'grace-kept@example.com' ) );
		self::assertSame( [], $this->exported( 'nobody@example.com' ) );
	}

	public function test_it_ends_with_the_customers_data(): void {
		$erase = static fn (): array => apply_filters( 'wp_privacy_personal_data_erasers', [] )['marketday-paypal']['callback']( 'grace-kept@example.com', 1 );

		self::assertTrue( $erase()['items_removed'] );
		self::assertSame( [], $this->exported( 'grace-kept@example.com' ) );
		self::assertSame( '', SavedAccounts::text( $this->customer, SavedAccounts::CUSTOMER ) );
		self::assertFalse( $erase()['items_removed'] );
	}

	public function test_what_is_no_id_of_paypals_is_not_kept(): void {
		SavedAccounts::keep( $this->customer, SavedAccounts::CUSTOMER, '<b>' );

		self::assertSame( 'CUST-9', SavedAccounts::text( $this->customer, SavedAccounts::CUSTOMER ) );
	}
}
