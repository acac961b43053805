<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use WP_Post;

/**
 * Keeps WooCommerce's classic forms from ours: its scripts are off a page that has our basket or checkout, as its own blocks take them off theirs.
 * They look for WooCommerce's own form, and where it is not there those of the basket load the page anew at each change. A page that has the classic
 * form as well keeps them. What its sheet for block themes says of every label and list of choices is not said of ours.
 */
final class ClassicScripts {
	/** Our block, the shortcode of WooCommerce's form in its place, and the scripts of that. */
	private const FORMS = [
		'basket'   => [ 'marketday/basket', 'woocommerce_cart', [ 'wc-cart' ] ],
		'checkout' => [ 'marketday/checkout', 'woocommerce_checkout', [ 'wc-checkout', 'wc-password-strength-meter' ] ],
	];

	/** Labels without room below them, in a rule weaker than any of ours; fields with letters that a phone need not enlarge. */
	private const SHEET = 'body.woocommerce-page :where([class*="marketday-"]) label{margin-bottom:0}'
		. 'body.woocommerce-page .marketday-field__control{font-size:max(1rem,16px)}';

	/** @var array<string, true> Blocks that were drawn. */
	private array $drawn = [];

	public function register(): void {
		// WooCommerce enqueues at 10.
		add_action( 'wp_enqueue_scripts', [ $this, 'takeOff' ], 99 );
		add_action( 'wp_enqueue_scripts', static fn () => wp_add_inline_style( 'woocommerce-blocktheme', self::SHEET ), 99, 0 );
		foreach ( self::FORMS as [ $block ] ) {
			add_filter( "render_block_{$block}", fn ( string $html ): string => $this->noteBlock( $block, $html ) );
		}
	}

	/** The block may stand in a template too, which is drawn before the scripts are enqueued, or after by a classic theme. */
	private function noteBlock( string $block, string $html ): string {
		$this->drawn[ $block ] = true;
		if ( did_action( 'wp_enqueue_scripts' ) > 0 ) {
			$this->takeOff();
		}
		return $html;
	}

	public function takeOff(): void {
		$shown = array_filter( [
			'basket'   => is_cart(),
			// Paying for an order, and what comes after it, are WooCommerce's own.
			'checkout' => is_checkout() && ! is_wc_endpoint_url(),
		] );
		$ours  = array_filter( array_intersect_key( self::FORMS, $shown ), $this->isOurs( ... ) );
		foreach ( $ours as [ , , $scripts ] ) {
			array_map( 'wp_dequeue_script', $scripts );
		}
		if ( [] !== $ours && count( $ours ) === count( $shown ) ) {
			wp_dequeue_script( 'selectWoo' );
			wp_dequeue_style( 'select2' );
		}
	}

	/** @param array{string, string, list<string>} $form */
	private function isOurs( array $form ): bool {
		[ $block, $shortcode ] = $form;
		$page                  = get_post();
		$text                  = $page instanceof WP_Post ? $page->post_content : '';
		return ( isset( $this->drawn[ $block ] ) || has_block( $block, $text ) ) && ! has_shortcode( $text, $shortcode );
	}
}
