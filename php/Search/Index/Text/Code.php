<?php

declare( strict_types=1 );

namespace Marketday\Search\Index\Text;

defined( 'ABSPATH' ) || exit;

/** Product numbers (SKU, GTIN) as they are compared: letters and digits alone. */
final class Code {
	private const LONGEST = 64;

	public static function normal( string $code ): string {
		return mb_strcut( (string) preg_replace( '/[^\p{L}\p{N}]+/u', '', Analyser::fold( $code ) ), 0, self::LONGEST );
	}

	/** `GEN-0000123` is also found by `0000123`. */
	public static function number( string $code ): string {
		return 1 === preg_match( '~[-_/. ](\d{4,}.*)$~u', $code, $found ) ? self::normal( $found[1] ) : '';
	}

	/** Tells whether a text looks like the beginning of a number: a digit, or letters joined by signs. */
	public static function looksLikeOne( string $text ): bool {
		return 1 === preg_match( '~^\S*\d\S*$|^\w+(?:[-_/.]\w+)+$~u', trim( $text ) );
	}
}
