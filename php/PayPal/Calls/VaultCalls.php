<?php

declare( strict_types=1 );

namespace Marketday\PayPal\Calls;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Http\RateLimit;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Routes;
use Marketday\PayPal\Api\Fields;
use Marketday\PayPal\Api\PayPalClient;
use Marketday\PayPal\KeptAccounts;
use Marketday\PayPal\PayPalSettings;
use Marketday\Store\StoreError;

/** The payment calls about what is kept for later payments: off, and saying so, unless the shop keeps payment methods. */
final class VaultCalls {
	public function __construct(
		private readonly PayPalSettings $settings,
		private readonly PayPalClient $client
	) {}

	public function addTo( Routes $routes, JsonCall $calls ): void {
		$routes->add(
			$calls->plain( 'ppc-data-client-id', fn (): array => $this->clientToken() ),
			$calls->route( 'ppc-approve-subscription', static fn (): array => throw new StoreError( 'marketday_subscriptions_off', __( 'Subscriptions are not offered here.', 'marketday' ) ) ),
			$calls->route( 'ppc-vault-paypal', fn ( Request $body ): array => [ 'approve_link' => self::approvalOf( $this->setupToken( $body ) ) ] ),
			$calls->route( 'ppc-create-setup-token', $this->setupToken( ... ) ),
			$calls->route( 'ppc-create-payment-token', fn ( Request $body ): array => [ 'id' => $this->paymentToken( $body ) ] ),
			$calls->route( 'ppc-update-customer-id', $this->updateCustomer( ... ) ),
		);
	}

	/** @return array{token: string, expiration: int, user: int} */
	private function clientToken(): array {
		( new RateLimit( 'paypal-token', 20, MINUTE_IN_SECONDS ) )->spend();
		$answer = $this->client->clientToken();
		return [
			'token'      => Fields::text( $answer, 'access_token' ),
			'expiration' => time() + (int) Fields::text( $answer, 'expires_in' ),
			'user'       => get_current_user_id(),
		];
	}

	/** @return array<array-key, mixed> */
	private function setupToken( Request $body ): array {
		$this->refuseUnlessOn();
		( new RateLimit( 'paypal-vault', 10, 15 * MINUTE_IN_SECONDS ) )->spend();
		$back     = home_url( '/' );
		$customer = KeptAccounts::text( get_current_user_id(), KeptAccounts::CUSTOMER );
		$token    = $this->client->ask( 'POST', '/v3/vault/setup-tokens', ( '' === $customer ? [] : [ 'customer' => [ 'id' => $customer ] ] ) + [
			'payment_source' => [
				'paypal' => [
					'usage_type'         => 'MERCHANT',
					'experience_context' => [
						'return_url' => wp_validate_redirect( $body->plain( 'return_url', 500 ), $back ),
						'cancel_url' => $back,
					],
				],
			],
		], wp_generate_uuid4() );
		KeptAccounts::keep( get_current_user_id(), KeptAccounts::SETUP, Fields::text( $token, 'id' ) );
		return $token;
	}

	private function paymentToken( Request $body ): string {
		$setup = $this->ownSetup( $body );
		$token = $this->client->ask( 'POST', '/v3/vault/payment-tokens', [
			'payment_source' => [
				'token' => [
					'id'   => $setup,
					'type' => 'SETUP_TOKEN',
				],
			],
		], "keep-{$setup}" );
		$id    = Fields::text( $token, 'id' );
		KeptAccounts::keep( get_current_user_id(), KeptAccounts::CUSTOMER, Fields::text( $token, 'customer', 'id' ) );
		KeptAccounts::add( get_current_user_id(), Fields::text( $token, 'payment_source', 'paypal', 'email_address' ), $id );
		return $id;
	}

	/** @return array{} */
	private function updateCustomer( Request $body ): array {
		$setup = $this->client->ask( 'GET', '/v3/vault/setup-tokens/' . $this->ownSetup( $body ) );
		KeptAccounts::keep( get_current_user_id(), KeptAccounts::CUSTOMER, Fields::text( $setup, 'customer', 'id' ) );
		return [];
	}

	/** @throws StoreError Where this customer has not begun it. */
	private function ownSetup( Request $body ): string {
		$this->refuseUnlessOn();
		$sent = $body->text( 'vault_setup_token', '', 64 );
		if ( '' === $sent || ! hash_equals( KeptAccounts::text( get_current_user_id(), KeptAccounts::SETUP ), $sent ) ) {
			throw new StoreError( 'marketday_paypal_not_yours', __( 'Invalid or expired order access', 'marketday' ), 403 );
		}
		return $sent;
	}

	private function refuseUnlessOn(): void {
		if ( ! $this->settings->is( 'vaulting' ) ) {
			throw new StoreError( 'marketday_vaulting_off', __( 'Payment methods are not kept here.', 'marketday' ) );
		}
		if ( ! is_user_logged_in() ) {
			throw new StoreError( 'marketday_log_in', __( 'Please log in to keep a payment method.', 'marketday' ), 403 );
		}
	}

	/** @param array<array-key, mixed> $token */
	private static function approvalOf( array $token ): string {
		foreach ( Fields::map( $token, 'links' ) as $link ) {
			if ( is_array( $link ) && 'approve' === ( $link['rel'] ?? '' ) ) {
				return Fields::text( $link, 'href' );
			}
		}
		return '';
	}
}
