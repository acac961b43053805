<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Loading\LoadsIf;
use WP_REST_Request;
use WP_REST_Response;

/**
 * WooCommerce's own American words for the basket, as Marketday says them: one page has one word for it. Its texts in other languages, and those that
 * a shop or another plugin has chosen, stay.
 */
#[LoadsIf( 'route:/wc/store', 'rest_request_after_callbacks' )]
final class ShopWords {
	/** Our word for it; where its translation is another one, as in the texts for the United States, WooCommerce's sentences stay. */
	private const OURS = 'Add to basket';

	/** Names of products, which stay as they are. */
	private const QUOTED = '(?:"[^"]*"|“.*?”|&quot;.*?&quot;)(*SKIP)(*FAIL)';

	/** Their turns in which a basket is called a cart. */
	private const TURNS = [
		'/' . self::QUOTED . '|\b(your|the|from|empty|retrieve) cart\b/' => '$1 basket',
		'/' . self::QUOTED . '|\bView cart\b/' => 'View basket',
		'/^Cart (updated\.|item )/'            => 'Basket $1',
	];

	public function register(): void {
		foreach ( [ 'error', 'success', 'notice' ] as $kind ) {
			add_filter( "woocommerce_add_{$kind}", [ $this, 'notice' ] );
		}
		add_filter( 'rest_request_after_callbacks', [ $this, 'answer' ], 20, 3 );
		add_filter( 'woocommerce_countries', [ $this, 'countries' ] );
	}

	public function notice( mixed $message ): mixed {
		return is_string( $message ) ? self::sentence( $message ) : $message;
	}

	/** Rewrites what the Store API refuses: a shopper reads it. */
	public function answer( mixed $response, mixed $handler, mixed $request ): mixed {
		if ( ! $response instanceof WP_REST_Response || $response->get_status() < 400 || ! $request instanceof WP_REST_Request ) {
			return $response;
		}
		$data = $response->get_data();
		if ( str_starts_with( $request->get_route(), '/wc/store' ) && is_array( $data ) && is_string( $data['message'] ?? null ) ) {
			$response->set_data( array_merge( $data, [ 'message' => self::sentence( $data['message'] ) ] ) );
		}
		return $response;
	}

	/** A shopper looks for the name of the country alone. */
	public function countries( mixed $countries ): mixed {
		return is_array( $countries ) ? preg_replace( '/^(United Kingdom|United States) \((UK|US)\)$/', '$1', $countries ) : $countries;
	}

	public static function sentence( string $text ): string {
		if ( self::OURS !== __( 'Add to basket', 'marketday' ) ) {
			return $text;
		}
		return 'Sorry, this order requires a shipping option.' === $text
			? __( 'We can’t deliver this order to that address. Choose a different address or delivery option.', 'marketday' )
			: (string) preg_replace( array_keys( self::TURNS ), self::TURNS, $text );
	}

	public static function ours( string $text ): string {
		if ( 'Add to cart' === $text ) {
			return __( 'Add to basket', 'marketday' );
		}
		if ( 1 === preg_match( '/^Add to cart: “(.*)”$/Dsu', $text, $found ) ) {
			/* translators: %s: a product's name */
			return sprintf( __( 'Add to basket: “%s”', 'marketday' ), $found[1] );
		}
		if ( 1 === preg_match( '/^“(.*)” has been added to your cart$/Dsu', $text, $found ) ) {
			/* translators: %s: a product's name */
			return sprintf( __( '“%s” has been added to your basket', 'marketday' ), $found[1] );
		}
		return $text;
	}
}
