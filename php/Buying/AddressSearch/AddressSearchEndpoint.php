<?php

declare( strict_types=1 );

namespace Marketday\Buying\AddressSearch;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\HttpClient;
use Marketday\Kernel\Http\HttpFailureException;
use Marketday\Kernel\Http\Parameters;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\RateLimit;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;

/**
 * `GET marketday/v1/addresses?query=10+Downing&country=GB`, and `GET marketday/v1/addresses/{id}` for a suggestion whose address is paid for:
 * the site asks the service in the place of the browser, so keys stay here. Who has nothing in the basket has no address to type.
 */
final class AddressSearchEndpoint {
	private const SHORTEST = 3;

	private const LONGEST = 200;

	private const PRIVATE = [ 'Cache-Control' => 'private, max-age=300' ];

	public function __construct(
		private readonly Engine $engine,
		private readonly AddressSearchSettings $settings,
		private readonly HttpClient $client
	) {}

	public function addTo( Routes $routes ): void {
		$guard = Guard::sameOrigin()->and( ( new RateLimit( 'address-search', 60, MINUTE_IN_SECONDS ) )->guard() );
		$routes->add(
			Route::rest( 'GET', 'marketday/v1|/addresses', $guard, $this->search( ... ), Parameters::forRoute( [
				'query'   => Parameters::text( 'Beginning of an address, from 3 characters.', self::LONGEST ),
				'country' => Parameters::text( 'Code of the country.', 2 ),
			] ) ),
			Route::rest( 'GET', 'marketday/v1|/addresses/(?P<id>[\w.:%-]{1,100})', $guard, $this->select( ... ), Parameters::forRoute( [
				'id' => Parameters::text( 'Id of a found address.', 300 ),
			] ) )
		);
	}

	private function search( Request $request ): Response {
		$query   = trim( wp_strip_all_tags( $request->text( 'query', '', self::LONGEST ) ) );
		$country = strtoupper( $request->text( 'country', '', 2 ) );
		if ( mb_strlen( $query ) < self::SHORTEST ) {
			throw $request->invalid( 'query', 'must have at least 3 characters' );
		}
		$known = $this->settings->kind()->countries();
		if ( 1 !== preg_match( '/^[A-Z]{2}$/', $country ) || ( [] !== $known && ! in_array( $country, $known, true ) ) ) {
			throw $request->invalid( 'country', 'must be the code of a country that can be searched' );
		}
		$service = $this->service();
		$found   = $this->callService( static fn (): array => $service->search( $query, $country ) );
		return Response::json( [ 'suggestions' => array_map( fn ( FoundAddress $one ): array => $this->suggestion( $one ), $found ) ], 200, self::PRIVATE );
	}

	private function select( Request $request ): Response {
		$service = $this->service();
		$id      = rawurldecode( $request->text( 'id', '', 300 ) );
		if ( $this->settings->kind()->isPaid() ) {
			// One visitor's own limit first: who is over it takes nothing of what all have together.
			( new RateLimit( 'address-selection', 20, HOUR_IN_SECONDS ) )->spend();
			( new RateLimit( 'address-purchases', $this->settings->daily(), DAY_IN_SECONDS, 'all' ) )->spend();
		}
		$address = $this->callService( static fn (): ?array => $service->select( $id ) );
		if ( null === $address ) {
			throw Problem::notFound( 'marketday_unknown_address', __( 'We don’t recognise this address.', 'marketday' ) );
		}
		return Response::json( $this->withRegion( $address ), 200, self::PRIVATE );
	}

	/** @throws Problem */
	private function service(): AddressService {
		$service = $this->settings->service( $this->client );
		if ( null === $service ) {
			throw Problem::notFound( 'marketday_no_address_service', __( 'Address suggestions are off.', 'marketday' ) );
		}
		if ( [] === $this->engine->basket()->contents()->lines ) {
			throw Problem::forbidden( 'marketday_no_basket', __( 'Add something to your basket to see address suggestions.', 'marketday' ) );
		}
		return $service;
	}

	/**
	 * @template T
	 * @param \Closure(): T $ask
	 * @return T
	 * @throws Problem
	 */
	private function callService( \Closure $ask ): mixed {
		try {
			return $ask();
		} catch ( HttpFailureException $failure ) {
			throw new Problem( 502, 'marketday_address_service_failed', __( 'Address suggestions aren’t available right now.', 'marketday' ) );
		}
	}

	/** @return array<string, mixed> */
	private function suggestion( FoundAddress $one ): array {
		return null === $one->address ? $one->toArray() : [ 'address' => $this->withRegion( $one->address ) ] + $one->toArray();
	}

	/**
	 * Forms hold the code of a region where its country has a list of them; services tell its name.
	 *
	 * @param array<string, string> $address
	 * @return array<string, string>
	 */
	private function withRegion( array $address ): array {
		foreach ( $this->engine->checkout()->addressFields( 'billing', $address['country'] ) as $field ) {
			if ( 'state' === $field->name && [] !== $field->options ) {
				$name  = mb_strtolower( $address['state'] );
				$codes = array_filter(
					$field->options,
					static fn ( string $label, string|int $code ): bool => mb_strtolower( $label ) === $name || mb_strtolower( (string) $code ) === $name,
					ARRAY_FILTER_USE_BOTH
				);
				return [ 'state' => (string) ( array_key_first( $codes ) ?? '' ) ] + $address;
			}
			if ( 'state' === $field->name && $field->hidden ) {
				return [ 'state' => '' ] + $address;
			}
		}
		return $address;
	}
}
