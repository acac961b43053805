<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Catalogue;

defined( 'ABSPATH' ) || exit;

/** Stored titles and names, which may hold entities and tags, as text. */
final class PlainText {
	public static function of( string $stored ): string {
		// A sign that begins no tag, as in '<3', would take what follows with it.
		$text = str_contains( $stored, '<' ) ? wp_strip_all_tags( wp_pre_kses_less_than( $stored ) ) : trim( $stored );
		return html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}
}
