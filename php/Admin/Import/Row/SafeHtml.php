<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\Row;

defined( 'ABSPATH' ) || exit;

/** HTML that posts may have; where nothing of it has to go it stays letter by letter, so that `a < b & c` is not stored escaped. */
final class SafeHtml {
	public static function of( string $text ): string {
		$safe = wp_kses_post( $text );
		return self::decode( $safe ) === self::decode( $text ) ? $text : $safe;
	}

	private static function decode( string $html ): string {
		return html_entity_decode( $html, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}
}
