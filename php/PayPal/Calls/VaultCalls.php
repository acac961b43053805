<?php

declare( strict_types=1 );

namespace Marketday\PayPal\Calls;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Http\RateLimit;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Routes;
use Marketday\PayPal\Api\Fields;
use Marketday\PayPal\Api\PayPalClient;
use Marketday\PayPal\PayPalSettings;
use Marketday\Store\StoreError;

/** The payment calls about what is kept for later payments: off, and saying so, unless the shop keeps payment methods. */
final class VaultCalls {
	/** Of a user: the payment token at PayPal. */
	private const TOKEN = 'marketday_paypal_token';

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
			$calls->route( 'ppc-update-customer-id', function ( Request $body ): array {
				$this->refuseUnlessOn();
				$body->text( 'vault_setup_token' );
				return [];
			} ),
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
		$back = home_url( '/' );
		return $this->client->ask( 'POST', '/v3/vault/setup-tokens', [
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
	}

	private function paymentToken( Request $body ): string {
		$this->refuseUnlessOn();
		$answer = $this->client->ask( 'POST', '/v3/vault/payment-tokens', [
			'payment_source' => [
				'token' => [
					'id'   => $body->text( 'vault_setup_token' ),
					'type' => 'SETUP_TOKEN',
				],
			],
		], wp_generate_uuid4() );
		$id     = Fields::text( $answer, 'id' );
		update_user_meta( get_current_user_id(), self::TOKEN, wp_slash( $id ) );
		return $id;
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
