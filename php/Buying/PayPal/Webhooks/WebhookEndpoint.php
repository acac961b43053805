<?php

declare( strict_types=1 );

namespace Marketday\Buying\PayPal\Webhooks;

defined( 'ABSPATH' ) || exit;

use Marketday\Buying\PayPal\Api\Fields;
use Marketday\Buying\PayPal\Api\Log;
use Marketday\Buying\PayPal\Api\PayPalClient;
use Marketday\Buying\PayPal\Api\PayPalRefusalException;
use Marketday\Buying\PayPal\PayPalSettings;
use Marketday\Engine\Contract\StoreError;
use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\HttpFailureException;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\RateLimit;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;

/**
 * `POST marketday/v1/paypal/webhook`: PayPal's events. Only what PayPal itself says it has signed is read, and of that only which payment
 * it is about: what became of the payment is asked for. An answer below 500 ends PayPal's tries; where we could not ask, it tries again.
 */
final class WebhookEndpoint {
	public const ADDRESS = 'marketday/v1|/paypal/webhook';

	private const LARGEST = 300_000;

	private const HEADERS = [ 'paypal-transmission-id', 'paypal-transmission-time', 'paypal-cert-url', 'paypal-auth-algo', 'paypal-transmission-sig' ];

	public function __construct(
		private readonly PayPalSettings $settings,
		private readonly PayPalClient $client,
		private readonly WebhookEvents $events,
		private readonly Log $log
	) {}

	public function addTo( Routes $routes ): void {
		$signed = Guard::custom( 'signature of PayPal', static function ( Request $request ): void {
			foreach ( self::HEADERS as $name ) {
				if ( '' === $request->header( $name ) ) {
					throw new Problem( 401, 'marketday_unsigned', __( 'The signature is missing.', 'marketday' ) );
				}
			}
		} );
		$routes->add( Route::rest( 'POST', self::ADDRESS, $signed, $this->answer( ... ) ) );
	}

	private function answer( Request $request ): Response {
		( new RateLimit( 'paypal-webhook', 300, MINUTE_IN_SECONDS ) )->spend();
		$message  = (string) file_get_contents( 'php://input', false, null, 0, self::LARGEST );
		$headers = array_combine( self::HEADERS, array_map( $request->header( ... ), self::HEADERS ) );
		return $this->receive( $message, $headers );
	}

	/**
	 * @param string                $message  As it came, to the byte: it is signed so.
	 * @param array<string, string> $headers
	 */
	public function receive( string $message, array $headers ): Response {
		$event = json_decode( $message, true );
		try {
			if ( ! is_array( $event ) || ! $this->isSigned( $message, $headers ) ) {
				return $this->respond( false, 'The signature does not hold.', 401 );
			}
			$isTaken = $this->events->take( Fields::text( $event, 'event_type' ), Fields::map( $event, 'resource' ) );
			$this->log->write( 'Letter ' . Fields::text( $event, 'event_type' ) . ( $isTaken ? '' : ': nothing to do' ) );
			return $this->respond( $isTaken, $isTaken ? '' : 'Nothing to do for this event.', 200 );
		} catch ( PayPalRefusalException | StoreError $refusal ) {
			$isBusy = $refusal instanceof StoreError && 'marketday_paypal_busy' === $refusal->errorCode;
			return $this->respond( false, $refusal->getMessage(), $isBusy ? 503 : 200 );
		} catch ( HttpFailureException ) {
			return $this->respond( false, 'PayPal could not be asked.', 503 );
		}
	}

	/** @param array<string, string> $headers */
	private function isSigned( string $message, array $headers ): bool {
		if ( '' === $this->settings->webhookId() ) {
			return false;
		}
		$question = (string) wp_json_encode( [
			'transmission_id'   => $headers['paypal-transmission-id'] ?? '',
			'transmission_time' => $headers['paypal-transmission-time'] ?? '',
			'cert_url'          => $headers['paypal-cert-url'] ?? '',
			'auth_algo'         => $headers['paypal-auth-algo'] ?? '',
			'transmission_sig'  => $headers['paypal-transmission-sig'] ?? '',
			'webhook_id'        => $this->settings->webhookId(),
		], JSON_UNESCAPED_SLASHES );
		$response   = $this->client->ask(
			'POST',
			'/v1/notifications/verify-webhook-signature',
			substr( $question, 0, -1 ) . ',"webhook_event":' . trim( $message ) . '}'
		);
		return 'SUCCESS' === Fields::text( $response, 'verification_status' );
	}

	private function respond( bool $success, string $message, int $status ): Response {
		return Response::json( [ 'success' => $success ] + ( '' === $message ? [] : [ 'message' => $message ] ), $status );
	}
}
