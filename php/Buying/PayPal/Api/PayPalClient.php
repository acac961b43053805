<?php

declare( strict_types=1 );

namespace Marketday\Buying\PayPal\Api;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Buying\PayPal\PayPalSettings;
use Marketday\Kernel\Http\HttpClient;
use Marketday\Kernel\Http\HttpFailureException;
use Marketday\Kernel\Http\RemoteResponse;

/** PayPal's REST API: its token, its errors, and keys by which a call that arrives twice is done once. */
final class PayPalClient {
	/** Seconds before its end at which a token is renewed. */
	private const MARGIN = 120;

	public function __construct(
		private readonly PayPalSettings $settings,
		private readonly Addresses $addresses,
		private readonly HttpClient $http,
		private readonly Log $log
	) {}

	/**
	 * @param array<array-key, mixed>|string|null $body Sent as JSON; a text is JSON already.
	 * @param string                              $key  What the call is known by: one with the same key gets the first one's answer.
	 * @return array<array-key, mixed>
	 * @throws PayPalRefusalException Where PayPal says no.
	 * @throws HttpFailureException   Where it says nothing: the call may have been done.
	 */
	public function ask( string $method, string $path, array|string|null $body = null, string $key = '' ): array {
		$response = $this->send( $method, $path, $body, $key, $this->token() );
		if ( 401 === $response->status ) {
			$this->forget();
			$response = $this->send( $method, $path, $body, $key, $this->token() );
		}
		return $this->read( $response, "{$method} {$path}" );
	}

	/**
	 * A token by which a script in this site's pages may ask.
	 *
	 * @return array<array-key, mixed>
	 */
	public function clientToken(): array {
		$host = (string) wp_parse_url( home_url(), PHP_URL_HOST );
		return $this->read(
			$this->authenticate( 'grant_type=client_credentials&response_type=client_token&domains[]=' . rawurlencode( $host ) ),
			'POST client token'
		);
	}

	/** The next call authenticates anew. */
	public function forget(): void {
		delete_transient( $this->tokenName() );
	}

	private function token(): string {
		$stored = get_transient( $this->tokenName() );
		if ( is_string( $stored ) && '' !== $stored ) {
			return $stored;
		}
		$response = $this->read( $this->authenticate( 'grant_type=client_credentials' ), 'POST /v1/oauth2/token' );
		$token  = is_string( $response['access_token'] ?? null ) ? $response['access_token'] : '';
		$lives  = is_numeric( $response['expires_in'] ?? null ) ? (int) $response['expires_in'] : 0;
		if ( $lives > self::MARGIN ) {
			set_transient( $this->tokenName(), $token, $lives - self::MARGIN );
		}
		return $token;
	}

	private function authenticate( string $form ): RemoteResponse {
		return $this->trusting( fn (): RemoteResponse => $this->http->send(
			'POST',
			$this->addresses->api() . '/v1/oauth2/token',
			[
				'Authorization' => 'Basic ' . base64_encode( "{$this->settings->clientId()}:{$this->settings->secret()}" ),
				'Content-Type'  => 'application/x-www-form-urlencoded',
			],
			$form,
			true
		) );
	}

	/** @param array<array-key, mixed>|string|null $body */
	private function send( string $method, string $path, array|string|null $body, string $key, string $token ): RemoteResponse {
		$headers = [
			'Authorization' => "Bearer {$token}",
			'Content-Type'  => 'application/json',
			'Prefer'        => 'return=representation',
		] + ( '' === $key ? [] : [ 'PayPal-Request-Id' => $key ] );
		$text    = is_array( $body ) ? (string) wp_json_encode( $body ) : (string) $body;
		return $this->trusting( fn (): RemoteResponse => $this->http->send(
			$method,
			$this->addresses->api() . $path,
			$headers,
			$text,
			'' !== $key || 'PATCH' === $method
		) );
	}

	/** A server in PayPal's place, which the site's owner has named, may be in one's own network. */
	private function trusting( Closure $ask ): RemoteResponse {
		$other = $this->addresses->other();
		$trust = static fn ( mixed $isTrusted, mixed $host, mixed $url ): bool => true === $isTrusted
			|| ( '' !== $other && is_string( $url ) && str_starts_with( $url, "{$other}/" ) );
		add_filter( 'http_request_host_is_external', $trust, 10, 3 );
		try {
			return $ask();
		} catch ( HttpFailureException $failure ) {
			$this->log->write( "No answer: {$failure->getMessage()}" );
			throw $failure;
		} finally {
			remove_filter( 'http_request_host_is_external', $trust );
		}
	}

	/** @return array<array-key, mixed> */
	private function read( RemoteResponse $response, string $call ): array {
		$body = json_decode( $response->body, true );
		$body = is_array( $body ) ? $body : [];
		if ( $response->status >= 300 ) {
			$refusal = PayPalRefusalException::of( $response->status, $body );
			$this->log->write( "{$call}: {$refusal->report()}" );
			throw $response->status >= 500 ? new HttpFailureException( $refusal->report(), true ) : $refusal;
		}
		$this->log->write( "{$call}: {$response->status}" );
		return $body;
	}

	private function tokenName(): string {
		return 'marketday_paypal_token_' . substr( md5( "{$this->addresses->api()} {$this->settings->clientId()} {$this->settings->secret()}" ), 0, 12 );
	}
}
