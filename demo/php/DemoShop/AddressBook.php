<?php

declare( strict_types=1 );

namespace Marketday\DemoShop;

defined( 'ABSPATH' ) || exit;

/** A Photon of the demo's own with ten invented addresses, so that a checkout without any network suggests some. */
final class AddressBook {
	/** Of a range that is kept for examples: no machine ever answers there. */
	public const ADDRESS = 'http://192.0.2.80';

	public function __construct( private readonly string $file ) {}

	public function register(): void {
		add_filter( 'http_request_host_is_external', static fn ( mixed $isTrusted, mixed $host, mixed $url ): bool => true === $isTrusted || self::isAsked( $url ), 10, 3 );
		add_filter( 'pre_http_request', fn ( mixed $response, mixed $request, mixed $url ): mixed => self::isAsked( $url ) ? $this->answer( (string) $url ) : $response, 10, 3 );
	}

	private static function isAsked( mixed $url ): bool {
		return is_string( $url ) && str_starts_with( $url, self::ADDRESS . '/' );
	}

	/** @return array{headers: array{}, body: string, response: array{code: int, message: string}, cookies: array{}, filename: null} */
	private function answer( string $url ): array {
		parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $query );
		$asked    = strtolower( is_string( $query['q'] ?? null ) ? $query['q'] : '' );
		$features = [];
		foreach ( ShopFile::read( $this->file )->parts() as $number => $one ) {
			$line = "{$one->text( 'number' )} {$one->text( 'street' )} {$one->text( 'city' )} {$one->text( 'postcode' )}";
			if ( str_contains( strtolower( $line ), $asked ) ) {
				$features[] = [
					'properties' => [
						'osm_type'    => 'N',
						'osm_id'      => $number,
						'countrycode' => 'GB',
						'housenumber' => $one->text( 'number' ),
						'street'      => $one->text( 'street' ),
						'city'        => $one->text( 'city' ),
						'postcode'    => $one->text( 'postcode' ),
					],
				];
			}
		}
		return [
			'headers'  => [],
			'body'     => (string) wp_json_encode( [ 'features' => $features ] ),
			'response' => [
				'code'    => 200,
				'message' => 'OK',
			],
			'cookies'  => [],
			'filename' => null,
		];
	}
}
