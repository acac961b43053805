<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Text;

defined( 'ABSPATH' ) || exit;

/**
 * One line of text: markup is taken out, and nothing else. `a < b & c`, `50%cashmere` and `<5 kg` stay as they are, which
 * `sanitize_text_field()` changes.
 */
final class TextLine {
	public static function of( string $text ): string {
		for ( $time = 0; $time < 3 && self::hasMarkup( $text ); $time++ ) {
			$text = wp_strip_all_tags( $text, true );
		}
		$text = self::hasMarkup( $text ) ? str_replace( '<', '', $text ) : $text;
		return trim( (string) preg_replace( '/[\x00-\x1F\x7F\s]+/u', ' ', wp_check_invalid_utf8( $text ) ) );
	}

	/** @return string The same of several lines. */
	public static function several( string $text ): string {
		return trim( implode( "\n", array_map( self::of( ... ), preg_split( '/\r\n|\r|\n/', $text ) ?: [] ) ) );
	}

	public static function hasMarkup( string $text ): bool {
		return 1 === preg_match( '/<[a-z!\/?]/i', $text );
	}
}
