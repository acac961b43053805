<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Http;

defined( 'ABSPATH' ) || exit;

use Closure;
use WP_Error;

/**
 * Asks services of other sites: payment, captcha, exchange rates. Only machines of the open web are asked, and the very one whose address
 * was looked at; a service in one's own network is let in by WordPress's filter `http_request_host_is_external`. Redirects are answers.
 */
final class HttpClient {
	/** Statuses after which another call may go well: too many at once, or a service that is being started. */
	private const PASSING = [ 429, 502, 503, 504 ];

	/** Methods that change nothing when they arrive twice. */
	private const REPEATABLE = [ 'GET', 'HEAD', 'PUT', 'DELETE' ];

	/** Seconds that a service may ask to wait; a shopper waits meanwhile. */
	private const LONGEST_WAIT = 2.0;

	/** @var Closure(string): list<string> */
	private readonly Closure $lookUp;

	/** @var Closure(float): void */
	private readonly Closure $wait;

	/**
	 * @param float                                 $seconds For one attempt.
	 * @param int                                   $tries   At most, where the request may be repeated.
	 * @param (Closure(string): list<string>)|null  $lookUp  IPv4 addresses of a name.
	 * @param (Closure(float): void)|null           $wait    Lets so many seconds pass.
	 * @param int                                   $largest Bytes of an answer that are read.
	 */
	public function __construct(
		private readonly float $seconds = 10.0,
		private readonly int $tries = 3,
		?Closure $lookUp = null,
		?Closure $wait = null,
		private readonly int $largest = 1_048_576
	) {
		$this->lookUp = $lookUp ?? PublicAddress::lookUp( ... );
		$this->wait   = $wait ?? static fn ( float $seconds ) => usleep( (int) ( $seconds * 1_000_000 ) );
	}

	/**
	 * @param array<string, string> $headers
	 * @param bool                  $isRepeatable Whether a POST may arrive twice, as one with an idempotency key may.
	 * @return RemoteResponse Of any status.
	 * @throws HttpFailureException Where there is no answer.
	 */
	public function send( string $method, string $url, array $headers = [], string $body = '', bool $isRepeatable = false ): RemoteResponse {
		$tries = $isRepeatable || in_array( $method, self::REPEATABLE, true ) ? $this->tries : 1;
		for ( $try = 1;; $try++ ) {
			$response = $this->once( $method, $url, $headers, $body );
			$isDone = $response instanceof RemoteResponse ? ! in_array( $response->status, self::PASSING, true ) : ! $response->mayHaveArrived;
			if ( $isDone || $try >= $tries ) {
				return $response instanceof RemoteResponse ? $response : throw $response;
			}
			( $this->wait )( $this->pause( $response, $try ) );
		}
	}

	/**
	 * @param array<array-key, mixed> $value   Sent as JSON.
	 * @param array<string, string>   $headers
	 * @throws HttpFailureException
	 */
	public function sendJson( string $method, string $url, array $value, array $headers = [], bool $isRepeatable = false ): RemoteResponse {
		return $this->send( $method, $url, [ 'Content-Type' => 'application/json' ] + $headers, (string) wp_json_encode( $value ), $isRepeatable );
	}

	/** @param array<string, string> $headers */
	private function once( string $method, string $url, array $headers, string $body ): RemoteResponse|HttpFailureException {
		$address = PublicAddress::of( $url, $this->lookUp );
		if ( null === $address ) {
			return new HttpFailureException( 'The site ' . wp_parse_url( $url, PHP_URL_HOST ) . ' cannot be found, or may not be asked.', false );
		}
		$response = $address->requestPinned(
			fn (): mixed => wp_remote_request(
				$address->url,
				[
					'method'              => $method,
					'headers'             => $headers,
					'body'                => $body,
					'timeout'             => $this->seconds,
					'redirection'         => 0,
					'limit_response_size' => $this->largest,
					'user-agent'          => 'Marketday; ' . home_url(),
				]
			)
		);
		if ( $response instanceof WP_Error ) {
			return new HttpFailureException( "{$address->host}: {$response->get_error_message()}", true );
		}
		$named = [];
		foreach ( wp_remote_retrieve_headers( $response ) as $name => $value ) {
			$named[ strtolower( (string) $name ) ] = is_array( $value ) ? implode( ', ', $value ) : (string) $value;
		}
		return new RemoteResponse( (int) wp_remote_retrieve_response_code( $response ), $named, wp_remote_retrieve_body( $response ) );
	}

	/** Longer each time, or as long as the service asks. */
	private function pause( RemoteResponse|HttpFailureException $response, int $try ): float {
		$asked = $response instanceof RemoteResponse ? $response->headers['retry-after'] ?? '' : '';
		return is_numeric( $asked ) ? max( 0.0, min( self::LONGEST_WAIT, (float) $asked ) ) : 0.2 * 3 ** ( $try - 1 );
	}
}
