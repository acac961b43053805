<?php

declare( strict_types=1 );

namespace Marketday\Store\WooCommerce;

defined( 'ABSPATH' ) || exit;

/** WooCommerce keeps and answers names as HTML; the contract's names are plain text, escaped where they are printed. */
final class PlainText {
	public static function of( mixed $html ): string {
		return is_scalar( $html ) ? trim( html_entity_decode( wp_strip_all_tags( (string) $html ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) ) : '';
	}
}
