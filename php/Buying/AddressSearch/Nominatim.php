<?php

declare( strict_types=1 );

namespace Marketday\Buying\AddressSearch;

defined( 'ABSPATH' ) || exit;

/** Nominatim: OpenStreetMap's own search, on a server of the shop's. It tells the whole address at once. */
final class Nominatim implements AddressService {
	private const TOWNS = [ 'city', 'town', 'village', 'hamlet', 'municipality' ];

	public function __construct( private readonly ServiceCall $call ) {}

	public function search( string $query, string $country ): array {
		$response = $this->call->get( '/search', [
			'q'              => $query,
			'format'         => 'jsonv2',
			'addressdetails' => '1',
			'limit'          => '5',
			'countrycodes'   => strtolower( $country ),
			'layer'          => 'address',
		] );
		$found = [];
		foreach ( array_slice( $response ?? [], 0, 5 ) as $place ) {
			$place   = ServiceCall::map( $place );
			$address = $this->address( array_map( ServiceCall::text( ... ), ServiceCall::map( $place['address'] ?? null ) ) );
			$id      = ServiceCall::text( $place['place_id'] ?? '' );
			if ( '' !== $id && '' !== $address['address_1'] && $address['country'] === $country ) {
				$found[] = new FoundAddress( $id, ServiceCall::text( $place['display_name'] ?? '' ), $address );
			}
		}
		return $found;
	}

	public function select( string $id ): ?array {
		return null;
	}

	/**
	 * @param array<array-key, string> $facts
	 * @return array<string, string>
	 */
	private function address( array $facts ): array {
		$towns = array_intersect_key( $facts, array_flip( self::TOWNS ) );
		return FoundAddress::address(
			[
				'country'   => strtoupper( $facts['country_code'] ?? '' ),
				'address_1' => trim( ( $facts['house_number'] ?? '' ) . ' ' . ( $facts['road'] ?? $facts['pedestrian'] ?? '' ) ),
				'city'      => [] === $towns ? '' : reset( $towns ),
				'postcode'  => $facts['postcode'] ?? '',
				'state'     => $facts['county'] ?? $facts['state'] ?? '',
			]
		);
	}
}
