<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

/** WooCommerce keeps and answers names as HTML; the contract's names are plain text, escaped where they are printed. */
final class PlainText {
	public static function of( mixed $html ): string {
		// A sign that begins no tag, as in '<3', would take what follows with it.
		return is_scalar( $html ) ? trim( html_entity_decode( wp_strip_all_tags( wp_pre_kses_less_than( (string) $html ) ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) ) : '';
	}
}
