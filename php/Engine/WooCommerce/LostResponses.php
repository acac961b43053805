<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

/**
 * WooCommerce's own two checkouts, in the browser: where the answer to an order is lost on its way, the page sends the order once more and is
 * led to what became of it (`RepeatedCheckouts`). The scripts stand in these pages alone.
 */
final class LostResponses {
	/** The block checkout asks by apiFetch, with the language that WooCommerce adds; what is thrown is a response, or has the code of a call without one. */
	private const OF_BLOCKS = '( () => {
		const marketday = { key: `${ Date.now() }-${ Math.random() }` };
		wp.apiFetch.use( async ( options, next ) => {
			if ( options.method !== "POST" || ! /\/wc\/store\/v1\/checkout(\?_locale=\w+)?$/.test( options.path ?? "" ) ) {
				return next( options );
			}
			const { data } = options;
			const send = () => next( { ...options, data: { ...data, extensions: { ...data?.extensions, marketday } } } );
			try {
				return await send();
			} catch ( reason ) {
				if ( ! /^(fetch|offline)_error$/.test( reason?.code ) && ! ( reason?.status >= 502 ) ) {
					throw reason;
				}
				await new Promise( ( wait ) => setTimeout( wait, 500 ) );
				return send();
			}
		} );
	} )();';

	/** The classic one asks by jQuery: once for each press, and without its form, which WooCommerce takes away once the basket is empty. */
	private const OF_FORM = '( ( $ ) => {
		let isAgain = false;
		const isOrder = ( { url } ) => /wc-ajax=checkout\b/.test( url );
		$( document ).on( "ajaxSuccess", ( event, answer, sent ) => ( isAgain = isAgain && ! isOrder( sent ) ) ).on( "ajaxError", ( event, { status }, sent ) => {
			if ( isOrder( sent ) && ( status === 0 || status >= 502 ) && ( isAgain = ! isAgain ) ) {
				setTimeout( () => $.ajax( sent ), 500 );
			}
		} );
	} )( jQuery );';

	public function register(): void {
		add_action( 'woocommerce_blocks_enqueue_checkout_block_scripts_after', static fn (): bool => wp_add_inline_script( 'wp-api-fetch', self::OF_BLOCKS ) );
		// WooCommerce enqueues at 10.
		add_action( 'wp_enqueue_scripts', static fn (): bool => wp_script_is( 'wc-checkout' ) && wp_add_inline_script( 'wc-checkout', self::OF_FORM ), 20 );
	}
}
