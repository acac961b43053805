<?php

declare( strict_types=1 );

namespace Marketday\Store\Embedded\Catalogue;

defined( 'ABSPATH' ) || exit;

/** Stored titles and names, which may hold entities and tags, as text. */
final class PlainText {
	public static function of( string $stored ): string {
		return html_entity_decode( wp_strip_all_tags( $stored ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}
}
