<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\AsciiCode;

/** Has WooCommerce understand a postcode whatever keyboard it was typed on: its checkouts ask this before they judge one. */
final class PostcodeFormat {
	public function register(): void {
		add_filter( 'woocommerce_format_postcode', [ $this, 'format' ], 10, 2 );
	}

	public function format( mixed $postcode, mixed $country = '' ): mixed {
		if ( ! is_string( $postcode ) || ! is_string( $country ) || 1 !== preg_match( '/[^\x00-\x7F]/', $postcode ) ) {
			return $postcode;
		}
		// WooCommerce has set its hyphen or blank by bytes, which may be within a character.
		$ascii = AsciiCode::of( str_replace( [ '-', ' ' ], '', $postcode ) );
		return preg_match( '/[^\x00-\x7F]/', $ascii ) ? $postcode : wc_format_postcode( $ascii, $country );
	}
}
