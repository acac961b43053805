<?php

declare( strict_types=1 );

namespace Marketday\Buying\AddressSearch;

defined( 'ABSPATH' ) || exit;

/** Photon: OpenStreetMap's addresses, found while they are typed. It tells the whole address at once. */
final class Photon implements AddressService {
	private const MOST = 5;

	public function __construct( private readonly ServiceCall $call ) {}

	public function search( string $query, string $country ): array {
		// It looks everywhere; of what it finds those of the country are kept.
		$response = $this->call->get( '/api', [
			'q'     => $query,
			'limit' => '20',
		] );
		$found = [];
		foreach ( ServiceCall::map( $response['features'] ?? null ) as $feature ) {
			$facts   = array_map( ServiceCall::text( ... ), ServiceCall::map( ServiceCall::map( $feature )['properties'] ?? null ) );
			$address = $this->address( $facts );
			$id      = ( $facts['osm_type'] ?? '' ) . ( $facts['osm_id'] ?? '' );
			if ( '' !== $id && $address['country'] === $country && '' !== $address['address_1'] ) {
				$found[ $id ] = new FoundAddress(
					$id,
					implode( ', ', array_filter( [ $address['address_1'], $address['city'], $address['postcode'] ], static fn ( string $part ): bool => '' !== $part ) ),
					$address
				);
			}
		}
		return array_slice( array_values( $found ), 0, self::MOST );
	}

	public function select( string $id ): ?array {
		return null;
	}

	/**
	 * @param array<array-key, string> $facts
	 * @return array<string, string>
	 */
	private function address( array $facts ): array {
		$street = $facts['street'] ?? '';
		$name   = $facts['name'] ?? '';
		// A street itself is found by its name.
		$street = '' === $street && 'street' === ( $facts['type'] ?? '' ) ? $name : $street;
		return FoundAddress::address(
			[
				'country'   => strtoupper( $facts['countrycode'] ?? '' ),
				'address_1' => trim( ( $facts['housenumber'] ?? '' ) . " {$street}" ),
				'address_2' => $name === $street ? '' : $name,
				'city'      => $facts['city'] ?? $facts['district'] ?? $facts['locality'] ?? '',
				'postcode'  => $facts['postcode'] ?? '',
				'state'     => $facts['county'] ?? $facts['state'] ?? '',
			]
		);
	}
}
