<?php

declare( strict_types=1 );

namespace Marketday\Store\Embedded\Catalogue;

/** A product's own texts as safe HTML. */
final class Wording {
	public static function html( string $stored ): string {
		if ( '' === trim( $stored ) ) {
			return '';
		}
		$blocks = has_blocks( $stored ) ? do_blocks( $stored ) : wpautop( $stored );
		return trim( wp_kses_post( do_shortcode( shortcode_unautop( wptexturize( $blocks ) ) ) ) );
	}
}
