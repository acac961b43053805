<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Tax;

defined( 'ABSPATH' ) || exit;

/** Postcodes as countries write them, as WooCommerce has it. */
final class Postcode {
	/** Places of blank or hyphen: counted from the end where negative. */
	private const BREAKS = [
		'SE' => [ ' ', -2 ],
		'CA' => [ ' ', -3 ],
		'GB' => [ ' ', -3 ],
		'IE' => [ ' ', 3 ],
		'BR' => [ '-', -3 ],
		'PL' => [ '-', -3 ],
		'JP' => [ '-', 3 ],
		'PT' => [ '-', 4 ],
		'PR' => [ '-', 5 ],
		'US' => [ '-', 5 ],
		'MN' => [ '-', 5 ],
		'NL' => [ ' ', 4 ],
		'CZ' => [ ' ', -2 ],
		'SK' => [ ' ', -2 ],
	];

	/** @param string $plain In capitals, without blanks and hyphens. */
	public static function format( string $plain, string $country ): string {
		$prefixed = match ( $country ) {
			'LV'       => (string) preg_replace( '/^(LV)?(\d+)$/', 'LV-$2', $plain ),
			'CZ', 'SK' => (string) preg_replace( "/^({$country})(\d+)$/", '$1-$2', $plain ),
			'DK'       => (string) preg_replace( '/^(DK)(.+)$/', '$1-$2', $plain ),
			default    => $plain,
		};
		if ( ! isset( self::BREAKS[ $country ] ) ) {
			return $prefixed;
		}
		[ $sign, $at ] = self::BREAKS[ $country ];
		$written       = trim( substr_replace( $prefixed, $sign, $at, 0 ) );
		return in_array( $country, [ 'PR', 'US', 'MN' ], true ) ? rtrim( $written, '-' ) : $written;
	}
}
