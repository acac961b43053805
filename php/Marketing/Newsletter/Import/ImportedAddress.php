<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Import;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\EmailAddress;
use Marketday\Marketing\Newsletter\Subscribers\Subscribers;

/** An address as spreadsheets and mail programs hand it over: with blanks of all kinds, a name before it, `mailto:`. */
final class ImportedAddress {
	private const LONGEST = 150;

	/** @return string|null As it is kept; null where it is none. */
	public static function read( string $cell ): ?string {
		$text = self::visible( $cell );
		if ( 1 === preg_match( '/<\s*([^<>\s]+@[^<>\s]+)\s*>$/u', $text, $found ) ) {
			$text = $found[1];
		}
		$text  = (string) preg_replace( '/^mailto:([^?]*).*$/i', '$1', $text );
		$text  = trim( str_replace( [ '＠', '。', '．' ], [ '@', '.', '.' ], $text ), " \t\n\"'`,;" );
		$email = Subscribers::normal( $text );
		return strlen( $email ) <= self::LONGEST && EmailAddress::isRight( $email ) ? $email : null;
	}

	/** One line, without what nobody sees: marks of direction, blanks without width. */
	public static function visible( string $text ): string {
		$text = (string) preg_replace( '/[\x{AD}\x{200B}-\x{200F}\x{202A}-\x{202E}\x{2060}-\x{2064}\x{FEFF}]+/u', '', $text );
		return trim( (string) preg_replace( '/[\p{Z}\x00-\x1F\x7F]+/u', ' ', $text ) );
	}
}
