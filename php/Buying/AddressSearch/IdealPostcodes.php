<?php

declare( strict_types=1 );

namespace Marketday\Buying\AddressSearch;

defined( 'ABSPATH' ) || exit;

/** Ideal Postcodes: every address that Royal Mail delivers to. Suggestions are free, each address that is taken is paid for. */
final class IdealPostcodes implements AddressService {
	public function __construct(
		private readonly ServiceCall $call,
		#[\SensitiveParameter] private readonly string $key
	) {}

	public function search( string $query, string $country ): array {
		$response = $this->call->get( '/autocomplete/addresses', [
			'query' => $query,
			'limit' => '5',
		], $this->headers() );
		$found = [];
		foreach ( array_slice( ServiceCall::map( ServiceCall::map( $response['result'] ?? null )['hits'] ?? null ), 0, 5 ) as $hit ) {
			$hit   = ServiceCall::map( $hit );
			$id    = ServiceCall::text( $hit['id'] ?? '' );
			$label = ServiceCall::text( $hit['suggestion'] ?? '' );
			if ( '' !== $id && '' !== $label ) {
				$found[] = new FoundAddress( $id, $label );
			}
		}
		return $found;
	}

	public function select( string $id ): ?array {
		$response = $this->call->get( '/autocomplete/addresses/' . rawurlencode( $id ) . '/gbr', [], $this->headers() );
		$facts  = array_map( ServiceCall::text( ... ), ServiceCall::map( $response['result'] ?? null ) );
		if ( '' === ( $facts['line_1'] ?? '' ) ) {
			return null;
		}
		return FoundAddress::address(
			[
				'country'   => $this->country( $facts ),
				'address_1' => $facts['line_1'],
				'address_2' => implode( ', ', array_filter( [ $facts['line_2'] ?? '', $facts['line_3'] ?? '' ], static fn ( string $line ): bool => '' !== $line ) ),
				'city'      => $this->town( $facts['post_town'] ?? '' ),
				'postcode'  => $facts['postcode'] ?? '',
				'state'     => $facts['county'] ?? '',
			]
		);
	}

	/** @param array<array-key, string> $facts */
	private function country( array $facts ): string {
		return match ( $facts['country_iso_2'] ?? '' ) {
			'IM', 'JE', 'GG' => $facts['country_iso_2'],
			default          => 'GB',
		};
	}

	/** Post towns are written in capitals there, which is right on an envelope and loud in a form. */
	private function town( string $town ): string {
		return mb_strtoupper( $town ) === $town ? mb_convert_case( $town, MB_CASE_TITLE ) : $town;
	}

	/** @return array<string, string> The key never goes into an address, which logs keep. */
	private function headers(): array {
		return [ 'Authorization' => sprintf( 'IDEALPOSTCODES api_key="%s"', $this->key ) ];
	}
}
