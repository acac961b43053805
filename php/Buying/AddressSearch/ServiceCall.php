<?php

declare( strict_types=1 );

namespace Marketday\Buying\AddressSearch;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Http\HttpClient;
use Marketday\Kernel\Http\HttpFailureException;

/** One question to a service, answered as JSON. A shopper who types waits: it is asked once, and not for long. */
final class ServiceCall {
	public function __construct(
		private readonly HttpClient $client,
		private readonly string $base
	) {}

	/**
	 * @param array<string, string> $parameters
	 * @param array<string, string> $headers
	 * @return array<array-key, mixed>|null Null where there is no such thing (404).
	 * @throws HttpFailureException
	 */
	public function get( string $path, array $parameters, array $headers = [] ): ?array {
		$query  = http_build_query( $parameters, '', '&', PHP_QUERY_RFC3986 );
		$response = $this->client->send(
			'GET',
			untrailingslashit( $this->base ) . $path . ( '' === $query ? '' : "?{$query}" ),
			$headers + [ 'Accept' => 'application/json' ]
		);
		if ( 404 === $response->status ) {
			return null;
		}
		$value = $response->json();
		if ( ! $response->isSuccess() || null === $value ) {
			throw new HttpFailureException( "The address service answered with the status {$response->status}.", true );
		}
		return $value;
	}

	/** @return array<array-key, mixed> [] where it is no list or map. */
	public static function map( mixed $value ): array {
		return is_array( $value ) ? $value : [];
	}

	public static function text( mixed $value ): string {
		return is_scalar( $value ) ? trim( (string) $value ) : '';
	}
}
