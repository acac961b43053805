<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

/** Postcodes and phone numbers as they are kept, whatever keyboard they were typed on. */
final class AsciiCode {
	private const SIGNS = [
		// Dashes, minus and the long vowel that a Japanese keyboard has beside the digits.
		'/[\x{2010}-\x{2015}\x{2212}\x{30FC}]/u'                            => '-',
		'/[\x{A0}\x{2000}-\x{200A}\x{202F}\x{3000}]/u'                      => ' ',
		// Marks of the direction of writing, which come along with what is copied.
		'/[\x{61C}\x{200B}-\x{200F}\x{202A}-\x{202E}\x{2066}-\x{2069}]/u' => '',
	];

	/** Code with digits of other scripts, full-width letters and signs, dashes and blanks of all kinds in ASCII; other letters stay. */
	public static function of( string $code ): string {
		if ( 1 !== preg_match( '/[^\x00-\x7F]/', $code ) || ! mb_check_encoding( $code, 'UTF-8' ) ) {
			return $code;
		}
		$narrow = preg_replace_callback( '/[\x{FF01}-\x{FF5E}]/u', static fn ( array $found ): string => chr( mb_ord( $found[0] ) - 0xFEE0 ), $code );
		return (string) preg_replace( array_keys( self::SIGNS ), self::SIGNS, Digits::ascii( (string) $narrow ) );
	}
}
