<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\Listing;

defined( 'ABSPATH' ) || exit;

/** A form that is sent by GET loses the parameters of its action: they travel as hidden fields. */
final class HiddenFields {
	/** @return list<array{string, string}> Name and value. */
	public static function of( string $address ): array {
		$fields = [];
		foreach ( explode( '&', (string) wp_parse_url( $address, PHP_URL_QUERY ) ) as $pair ) {
			if ( '' !== $pair ) {
				[ $name, $value ] = explode( '=', $pair . '=', 3 );
				$fields[]         = [ urldecode( $name ), urldecode( $value ) ];
			}
		}
		return $fields;
	}
}
