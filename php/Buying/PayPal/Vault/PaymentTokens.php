<?php

declare( strict_types=1 );

namespace Marketday\Buying\PayPal\Vault;

defined( 'ABSPATH' ) || exit;

use Marketday\Buying\PayPal\Api\Fields;
use Marketday\Buying\PayPal\Api\PayPalClient;
use Marketday\Buying\PayPal\Api\PayPalRefusalException;
use Marketday\Engine\Contract\StoreError;
use Marketday\Kernel\Http\HttpFailureException;

/** Tokens that PayPal keeps for a customer: a setup token, to which he agrees there, becomes a payment token, which pays. */
final class PaymentTokens {
	public function __construct( private readonly PayPalClient $client ) {}

	/**
	 * @param string $back Where he comes back to, having agreed; `$no` where he has not.
	 * @return array<array-key, mixed> The setup token, as PayPal tells it.
	 * @throws PayPalRefusalException|HttpFailureException
	 */
	public function begin( int $user, string $back, string $no ): array {
		$customer = SavedAccounts::text( $user, SavedAccounts::CUSTOMER );
		$token    = $this->client->ask( 'POST', '/v3/vault/setup-tokens', ( '' === $customer ? [] : [ 'customer' => [ 'id' => $customer ] ] ) + [
			'payment_source' => [
				'paypal' => [
					'usage_type'         => 'MERCHANT',
					'experience_context' => [
						'return_url' => $back,
						'cancel_url' => $no,
					],
				],
			],
		], wp_generate_uuid4() );
		SavedAccounts::keep( $user, SavedAccounts::SETUP, Fields::text( $token, 'id' ) );
		return $token;
	}

	/** @param array<array-key, mixed> $token A setup token. @return string Where it is agreed to. */
	public static function approvalOf( array $token ): string {
		foreach ( Fields::map( $token, 'links' ) as $link ) {
			if ( is_array( $link ) && 'approve' === ( $link['rel'] ?? '' ) ) {
				return Fields::text( $link, 'href' );
			}
		}
		return '';
	}

	/**
	 * The account that he has agreed to takes the place of the one before.
	 *
	 * @return string The payment token's id.
	 * @throws StoreError Where this user has not begun it. @throws PayPalRefusalException|HttpFailureException
	 */
	public function keep( int $user, string $setup ): string {
		self::refuseOthers( $user, $setup );
		$token  = $this->client->ask( 'POST', '/v3/vault/payment-tokens', [
			'payment_source' => [
				'token' => [
					'id'   => $setup,
					'type' => 'SETUP_TOKEN',
				],
			],
		], "keep-{$setup}" );
		$before = SavedAccounts::token( $user );
		$id     = Fields::text( $token, 'id' );
		SavedAccounts::keep( $user, SavedAccounts::CUSTOMER, Fields::text( $token, 'customer', 'id' ) );
		SavedAccounts::add( $user, Fields::text( $token, 'payment_source', 'paypal', 'email_address' ), $id );
		if ( $before !== $id ) {
			$this->end( $before );
		}
		return $id;
	}

	/** Reads whom PayPal keeps the account for, before it is kept. @throws StoreError|PayPalRefusalException|HttpFailureException */
	public function readCustomer( int $user, string $setup ): void {
		self::refuseOthers( $user, $setup );
		$response = $this->client->ask( 'GET', "/v3/vault/setup-tokens/{$setup}" );
		SavedAccounts::keep( $user, SavedAccounts::CUSTOMER, Fields::text( $response, 'customer', 'id' ) );
	}

	public function forget( int $user ): void {
		$this->end( SavedAccounts::token( $user ) );
		SavedAccounts::remove( $user );
	}

	/** The shop forgets a token even where PayPal does not answer: nothing pays by it then. */
	private function end( string $token ): void {
		try {
			if ( '' !== $token ) {
				$this->client->ask( 'DELETE', "/v3/vault/payment-tokens/{$token}" );
			}
		} catch ( PayPalRefusalException | HttpFailureException ) {
			return;
		}
	}

	/** @throws StoreError */
	private static function refuseOthers( int $user, string $setup ): void {
		if ( '' === $setup || ! hash_equals( SavedAccounts::text( $user, SavedAccounts::SETUP ), $setup ) ) {
			throw new StoreError( 'marketday_paypal_not_yours', __( 'Invalid or expired order access', 'marketday' ), 403 );
		}
	}
}
