<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar;

defined( 'ABSPATH' ) || exit;

/** A category's colour, and a text colour that is read on it. */
final class Colour {
	public const META = 'marketday_colour';

	/** Colour of events without a category, and of categories nobody has coloured. */
	private const PLAIN = '#3f4a5a';

	public function __construct( public readonly string $hex ) {}

	public static function ofCategory( int $term ): self {
		$hex = $term > 0 ? get_term_meta( $term, self::META, true ) : '';
		return new self( is_string( $hex ) && 1 === preg_match( '/^#[0-9a-f]{6}$/i', $hex ) ? $hex : self::PLAIN );
	}

	/** Black or white, whichever stands out more (WCAG's contrast of luminances): 4.58 to 1 at the least. */
	public function ink(): string {
		$luminance = $this->luminance();
		return ( $luminance + 0.05 ) / 0.05 > 1.05 / ( $luminance + 0.05 ) ? '#000000' : '#ffffff';
	}

	private function luminance(): float {
		$linear = array_map(
			static function ( string $pair ): float {
				$part = hexdec( $pair ) / 255;
				return $part <= 0.04045 ? $part / 12.92 : ( ( $part + 0.055 ) / 1.055 ) ** 2.4;
			},
			str_split( substr( $this->hex, 1 ), 2 )
		);
		return 0.2126 * $linear[0] + 0.7152 * $linear[1] + 0.0722 * $linear[2];
	}
}
