<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Text;

defined( 'ABSPATH' ) || exit;

/** The text that a browser reads of what `esc_html()` prints: names and separators of thousands may hold entities. For answers that carry data. */
final class PlainText {
	public static function of( string $text ): string {
		return str_contains( $text, '&' ) ? html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) : $text;
	}

	/** A number as the site's language writes it. */
	public static function number( int $number ): string {
		return self::of( number_format_i18n( $number ) );
	}
}
