<?php

declare( strict_types=1 );

namespace Marketday\Buying\PayPal\Calls;

defined( 'ABSPATH' ) || exit;

use Marketday\Buying\PayPal\Api\Fields;
use Marketday\Buying\PayPal\Api\PayPalClient;
use Marketday\Buying\PayPal\PayPalSettings;
use Marketday\Buying\PayPal\Vault\PaymentTokens;
use Marketday\Engine\Contract\StoreError;
use Marketday\Kernel\Http\RateLimit;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Routes;

/** The payment calls about what is kept for later payments: off, and saying so, unless the shop keeps payment methods. */
final class VaultEndpoint {
	public function __construct(
		private readonly PayPalSettings $settings,
		private readonly PayPalClient $client,
		private readonly PaymentTokens $vault
	) {}

	public function addTo( Routes $routes, JsonEnvelope $calls ): void {
		$routes->add(
			$calls->plain( 'ppc-data-client-id', fn (): array => $this->clientToken() ),
			$calls->route(
				'ppc-approve-subscription',
				static fn (): array => throw new StoreError( 'marketday_subscriptions_off', __( 'We don’t offer subscriptions.', 'marketday' ) )
			),
			$calls->route( 'ppc-vault-paypal', fn ( Request $body ): array => [ 'approve_link' => PaymentTokens::approvalOf( $this->setupToken( $body ) ) ] ),
			$calls->route( 'ppc-create-setup-token', $this->setupToken( ... ) ),
			$calls->route(
				'ppc-create-payment-token',
				fn ( Request $body ): array => [ 'id' => $this->vault->keep( $this->customer(), $body->text( 'vault_setup_token', '', 64 ) ) ]
			),
			$calls->route( 'ppc-update-customer-id', $this->updateCustomer( ... ) ),
		);
	}

	/** @return array{token: string, expiration: int, user: int} */
	private function clientToken(): array {
		( new RateLimit( 'paypal-token', 20, MINUTE_IN_SECONDS ) )->spend();
		$response = $this->client->clientToken();
		return [
			'token'      => Fields::text( $response, 'access_token' ),
			'expiration' => time() + (int) Fields::text( $response, 'expires_in' ),
			'user'       => get_current_user_id(),
		];
	}

	/** @return array<array-key, mixed> */
	private function setupToken( Request $body ): array {
		$user = $this->customer();
		( new RateLimit( 'paypal-vault', 10, 15 * MINUTE_IN_SECONDS ) )->spend();
		return $this->vault->begin( $user, wp_validate_redirect( $body->plain( 'return_url', 500 ), home_url( '/' ) ), home_url( '/' ) );
	}

	/** @return array{} */
	private function updateCustomer( Request $body ): array {
		$this->vault->readCustomer( $this->customer(), $body->text( 'vault_setup_token', '', 64 ) );
		return [];
	}

	/** @throws StoreError Where nothing is kept, or not of guests. */
	private function customer(): int {
		if ( ! $this->settings->is( 'vaulting' ) ) {
			throw new StoreError( 'marketday_vaulting_off', __( 'We don’t save payment methods.', 'marketday' ) );
		}
		if ( ! is_user_logged_in() ) {
			throw new StoreError( 'marketday_log_in', __( 'Please log in to save a payment method.', 'marketday' ), 403 );
		}
		return get_current_user_id();
	}
}
