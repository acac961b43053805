<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\StoreError;
use Marketday\Kernel\Loading\LoadsIf;
use WC_Product;
use WC_Product_Variable;
use WP_Error;
use WP_REST_Request;
use WP_REST_Server;

/**
 * Puts the variation that a form or a call means into it before WooCommerce reads it: a form sent without scripts names the choice alone,
 * and others may name values in words that WooCommerce would not know again.
 */
#[LoadsIf( 'sent:add-to-cart', 'wp_loaded' )]
#[LoadsIf( 'route:/wc/store', 'rest_pre_dispatch' )]
final class VariationForms {
	public function __construct( private readonly ShopSession $session ) {}

	public function register(): void {
		// WooCommerce reads the form at 20, AdditionForms has refused what cannot be read at 14.
		add_action( 'wp_loaded', [ $this, 'readForm' ], 15 );
		foreach ( [ 'wc_ajax_get_variation', 'wp_ajax_woocommerce_get_variation', 'wp_ajax_nopriv_woocommerce_get_variation' ] as $call ) {
			add_action( $call, [ $this, 'readCall' ], 5 );
		}
		add_filter( 'rest_pre_dispatch', [ $this, 'readRequest' ], 11, 3 );
	}

	public function readForm(): void {
		// phpcs:disable WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- adds to the basket, as WooCommerce's own link does.
		$product = self::variable( $_REQUEST['add-to-cart'] ?? 0 );
		$sent    = self::choice( $_REQUEST );
		if ( null === $product || [] === $sent ) {
			return;
		}
		try {
			$found = ChosenVariation::of( $product, is_scalar( $_REQUEST['variation_id'] ?? 0 ) ? absint( $_REQUEST['variation_id'] ?? 0 ) : 0, $sent );
		} catch ( StoreError $refusal ) {
			( new WooCommerceNotices( $this->session ) )->add( 'error', esc_html( $refusal->getMessage() ) );
			unset( $_REQUEST['add-to-cart'], $_GET['add-to-cart'], $_POST['add-to-cart'] );
			return;
		}
		if ( null !== $found ) {
			$others   = array_filter( $_REQUEST, static fn ( int|string $name ): bool => ! str_starts_with( (string) $name, 'attribute_' ), ARRAY_FILTER_USE_KEY );
			$_REQUEST = [ 'variation_id' => (string) $found->id ] + $others + wp_slash( $found->choice );
		}
		// phpcs:enable
	}

	/** `get_variation` compares values letter by letter. */
	public function readCall(): void {
		// phpcs:disable WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- as WooCommerce's own call, which reads.
		$product = self::variable( $_POST['product_id'] ?? 0 );
		$sent    = self::choice( $_POST );
		if ( null !== $product && [] !== $sent ) {
			$_POST = wp_slash( ChosenVariation::read( $product, $sent ) ) + $_POST;
		}
		// phpcs:enable
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	public function readRequest( mixed $response, WP_REST_Server $server, WP_REST_Request $request ): mixed {
		if ( null !== $response || 'POST' !== $request->get_method() || 1 !== preg_match( '#^/wc/store(/v1)?/cart/(add-item|items)$#', $request->get_route() ) ) {
			return $response;
		}
		$id      = is_scalar( $request['id'] ) ? absint( $request['id'] ) : 0;
		$isOne   = 'product_variation' === get_post_type( $id );
		$product = self::variable( $isOne ? wp_get_post_parent_id( $id ) : $id );
		$sent    = self::rows( $request['variation'] );
		if ( null === $product || [] === $sent ) {
			return $response;
		}
		try {
			$found = ChosenVariation::of( $product, $isOne ? $id : 0, $sent );
		} catch ( StoreError $refusal ) {
			return new WP_Error( $refusal->errorCode, $refusal->getMessage(), [ 'status' => $refusal->status ] );
		}
		if ( null !== $found ) {
			$request->set_param( 'id', $found->id );
			$request->set_param(
				'variation',
				array_map(
					static fn ( string $name, string $value ): array => [
						'attribute' => $name,
						'value'     => $value,
					],
					array_keys( $found->choice ),
					$found->choice
				)
			);
		}
		return $response;
	}

	private static function variable( mixed $id ): ?WC_Product_Variable {
		$product = is_scalar( $id ) && absint( $id ) > 0 ? wc_get_product( absint( $id ) ) : null;
		return $product instanceof WC_Product && $product instanceof WC_Product_Variable ? $product : null;
	}

	/**
	 * @param array<array-key, mixed> $sent Slashed.
	 * @return array<string, string> Value by `attribute_{key}`.
	 */
	private static function choice( array $sent ): array {
		$choice = [];
		foreach ( $sent as $name => $value ) {
			if ( str_starts_with( (string) $name, 'attribute_' ) && is_string( $value ) && '' !== $value ) {
				$choice[ wp_unslash( (string) $name ) ] = wp_unslash( $value );
			}
		}
		return $choice;
	}

	/** @return array<string, string> Value by name, of the Store API's list. */
	private static function rows( mixed $list ): array {
		$choice = [];
		foreach ( is_array( $list ) ? $list : [] as $row ) {
			if ( is_array( $row ) && is_string( $row['attribute'] ?? null ) && is_scalar( $row['value'] ?? null ) ) {
				$choice[ $row['attribute'] ] = (string) $row['value'];
			}
		}
		return $choice;
	}
}
