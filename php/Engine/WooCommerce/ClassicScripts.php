<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use WP_Post;

/**
 * Keeps WooCommerce's classic forms from ours: its scripts are off a page that has our basket, for they look for WooCommerce's own form, and
 * where it is not there they load the page anew at each change (a page that has the classic basket as well keeps them); and what its sheet for
 * block themes says of every label and list of choices is not said of ours.
 */
final class ClassicScripts {
	private const BLOCK = 'marketday/basket';

	private const SHORTCODE = 'woocommerce_cart';

	/** Labels without room below them, in a rule weaker than any of ours; fields with letters that a phone need not enlarge. */
	private const SHEET = 'body.woocommerce-page :where([class*="marketday-"]) label{margin-bottom:0}'
		. 'body.woocommerce-page .marketday-field__control{font-size:max(1rem,16px)}';

	private bool $isDrawn = false;

	public function register(): void {
		// WooCommerce enqueues at 10.
		add_action( 'wp_enqueue_scripts', [ $this, 'takeOff' ], 99 );
		add_action( 'wp_enqueue_scripts', static fn () => wp_add_inline_style( 'woocommerce-blocktheme', self::SHEET ), 99, 0 );
		add_filter( 'render_block_' . self::BLOCK, [ $this, 'noteBlock' ] );
	}

	/** The block may stand in a template too, which is drawn before the scripts are enqueued, or after by a classic theme. */
	public function noteBlock( string $html ): string {
		$this->isDrawn = true;
		if ( did_action( 'wp_enqueue_scripts' ) > 0 ) {
			$this->takeOff();
		}
		return $html;
	}

	public function takeOff(): void {
		$page = get_post();
		$text = $page instanceof WP_Post ? $page->post_content : '';
		if ( ! is_cart() || ( ! $this->isDrawn && ! has_block( self::BLOCK, $text ) ) || has_shortcode( $text, self::SHORTCODE ) ) {
			return;
		}
		wp_dequeue_script( 'wc-cart' );
		if ( ! is_checkout() ) {
			wp_dequeue_script( 'selectWoo' );
			wp_dequeue_style( 'select2' );
		}
	}
}
