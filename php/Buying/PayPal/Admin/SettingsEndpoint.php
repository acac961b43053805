<?php

declare( strict_types=1 );

namespace Marketday\Buying\PayPal\Admin;

defined( 'ABSPATH' ) || exit;

use Marketday\Buying\PayPal\Api\Log;
use Marketday\Buying\PayPal\Api\PayPalClient;
use Marketday\Buying\PayPal\Api\PayPalRefusalException;
use Marketday\Buying\PayPal\PayPalSettings;
use Marketday\Buying\PayPal\Webhooks\WebhookSetup;
use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\HttpFailureException;
use Marketday\Kernel\Http\Parameters;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;

/**
 * Calls of the settings' screen: it saves, and with one press tries whether PayPal knows the account and has it write to this site. A secret
 * goes in and never comes out.
 */
final class SettingsEndpoint {
	public const SETTINGS = 'marketday/v1|/paypal/settings';

	public const CONNECTION = 'marketday/v1|/paypal/connection';

	public function __construct(
		private readonly PayPalSettings $settings,
		private readonly PayPalClient $client,
		private readonly WebhookSetup $webhooks,
		private readonly Log $log
	) {}

	public function addTo( Routes $routes ): void {
		$guard = Guard::capability( 'manage_options' );
		$routes->add(
			Route::rest( 'POST', self::SETTINGS, $guard, $this->save( ... ), Parameters::forRoute( SubmittedSettings::parameters() ) ),
			Route::rest( 'POST', self::CONNECTION, $guard, $this->connect( ... ) )
		);
	}

	/** @return array<string, mixed> `PayPalState` of blocks/paypal-settings. */
	public function state(): array {
		$stored = $this->settings->readOption();
		$account = static function ( string $mode ) use ( $stored ): array {
			$one = is_array( $stored[ $mode ] ?? null ) ? $stored[ $mode ] : [];
			return [
				'id'         => is_string( $one['id'] ?? null ) ? $one['id'] : '',
				'hasSecret'  => '' !== ( $one['secret'] ?? '' ),
				'hasWebhook' => '' !== ( $one['webhook'] ?? '' ),
			];
		};
		$open    = $this->settings->open();
		return [
			'settings'  => array_intersect_key( $open, PayPalSettings::CHOICES + array_flip( [ ...SubmittedSettings::SWITCHES, 'places', 'statement', 'prefix' ] ) ),
			'accounts'  => [
				'sandbox' => $account( 'sandbox' ),
				'live'    => $account( 'live' ),
			],
			'prefix'    => $this->settings->prefix(),
			'isReady'   => $this->settings->isReady(),
			'rival'     => $this->settings->rival(),
			'letterBox' => $this->webhooks->url(),
			'log'       => $this->log->lines(),
		];
	}

	private function save( Request $request ): Response {
		update_option( PayPalSettings::OPTION, SubmittedSettings::read( $request, $this->settings ), true );
		$this->client->forget();
		return Response::json( $this->state() );
	}

	private function connect(): Response {
		$this->client->forget();
		try {
			$this->webhooks->make();
		} catch ( PayPalRefusalException $refusal ) {
			/* translators: %s: PayPal's words */
			throw new Problem( 422, 'marketday_paypal_refused', 401 === $refusal->status ? __( 'PayPal doesn’t recognise this client ID and secret. Are they for this mode?', 'marketday' ) : sprintf( __( 'PayPal refused: %s', 'marketday' ), $refusal->report() ) );
		} catch ( HttpFailureException $failure ) {
			/* translators: %s: what went wrong */
			throw new Problem( 503, 'marketday_paypal_unreachable', sprintf( __( 'We couldn’t reach PayPal: %s', 'marketday' ), $failure->getMessage() ) );
		}
		return Response::json( $this->state() );
	}
}
