<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Catalogue;

defined( 'ABSPATH' ) || exit;

/** A product's own texts as safe HTML. */
final class Wording {
	public static function html( string $stored ): string {
		if ( '' === trim( $stored ) ) {
			return '';
		}
		$blocks = has_blocks( $stored ) ? do_blocks( $stored ) : wpautop( $stored );
		return trim( wp_kses_post( do_shortcode( shortcode_unautop( wptexturize( $blocks ) ) ) ) );
	}

	/** A name as HTML, its quotation marks and dashes as a printer sets them: so the Store API writes it. */
	public static function name( string $plain ): string {
		return trim( convert_chars( wptexturize( htmlspecialchars( $plain, ENT_NOQUOTES, 'UTF-8' ) ) ) );
	}
}
