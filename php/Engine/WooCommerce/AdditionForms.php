<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\FlashNotices;
use Marketday\Engine\Contract\Page;
use Marketday\Engine\Contract\SubmittedAddition;
use Marketday\Kernel\Loading\LoadsIf;
use WC_Product;
use WC_Product_Grouped;
use WP_Error;
use WP_REST_Request;
use WP_REST_Server;

/**
 * Refuses additions that cannot be read before WooCommerce makes something of them: of a list for a quantity it makes one piece, of a
 * list for a value a broken page, of product -5 product 5. And it tells guests of whom nothing is kept why a background addition failed.
 */
#[LoadsIf( 'sent:add-to-cart', 'wp_loaded' )]
#[LoadsIf( 'route:/wc/store', 'rest_pre_dispatch' )]
final class AdditionForms {
	private const CALLS = [ 'wc_ajax_add_to_cart', 'wp_ajax_woocommerce_add_to_cart', 'wp_ajax_nopriv_woocommerce_add_to_cart' ];

	private const LONGEST_QUANTITY = 20;

	public function __construct(
		private readonly WooCommerceSettings $settings,
		private readonly ShopSession $session
	) {}

	public function register(): void {
		// WooCommerce reads forms at 20, VariationForms before it.
		add_action( 'wp_loaded', [ $this, 'checkForm' ], 14 );
		foreach ( self::CALLS as $call ) {
			add_action( $call, [ $this, 'checkCall' ], 5 );
		}
		add_filter( 'woocommerce_cart_redirect_after_error', [ $this, 'passOn' ] );
		add_filter( 'rest_pre_dispatch', [ $this, 'checkRequest' ], 10, 3 );
	}

	public function checkForm(): void {
		// phpcs:disable WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- adds to the basket, as WooCommerce's own link does; nothing is kept.
		if ( ! isset( $_REQUEST['add-to-cart'] ) ) {
			return;
		}
		$fault = $this->fault( wp_unslash( $_REQUEST ), 'add-to-cart' );
		if ( '' !== $fault ) {
			$this->refuse( $fault );
			unset( $_REQUEST['add-to-cart'], $_GET['add-to-cart'], $_POST['add-to-cart'] );
		}
		// phpcs:enable
	}

	public function checkCall(): void {
		$sent  = wp_unslash( $_POST ); // phpcs:ignore WordPress.Security.NonceVerification -- as WooCommerce's own call.
		$fault = isset( $sent['product_id'] ) ? $this->fault( $sent, 'product_id' ) : '';
		if ( '' === $fault ) {
			return;
		}
		$this->refuse( $fault );
		$id  = is_scalar( $sent['product_id'] ) ? absint( $sent['product_id'] ) : 0;
		$url = 'publish' === get_post_status( $id ) ? get_permalink( $id ) : false;
		wp_send_json( [
			'error'       => true,
			'product_url' => apply_filters( 'woocommerce_cart_redirect_after_error', $url ?: $this->settings->pageUrl( Page::Shop ), $id ),
		] );
	}

	/** WooCommerce keeps the reason in a session that such a guest does not have. */
	public function passOn( mixed $url ): mixed {
		if ( $this->session->hasBegun() && $this->session->isUntouched() ) {
			foreach ( wc_get_notices( 'error' ) as $notice ) {
				FlashNotices::add( wc_kses_notice( (string) ( is_array( $notice ) ? $notice['notice'] ?? '' : '' ) ) );
			}
			wc_clear_notices();
		}
		return $url;
	}

	/**
	 * The Store API makes one piece of a half, of 1e309 and of a list for an id the number 1.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public function checkRequest( mixed $response, WP_REST_Server $server, WP_REST_Request $request ): mixed {
		if ( null !== $response || 'POST' !== $request->get_method() || 1 !== preg_match( '#^/wc/store(/v1)?/cart/(add-item|items)$#', $request->get_route() ) ) {
			return $response;
		}
		$quantity = $request['quantity'] ?? 1;
		if ( is_array( $request['id'] ) ) {
			return new WP_Error( 'woocommerce_rest_cart_invalid_product', SubmittedAddition::sentence( 'product_id' ), [ 'status' => 400 ] );
		}
		if ( is_numeric( $quantity ) && (float) wc_stock_amount( $quantity + 0 ) !== (float) $quantity ) {
			return new WP_Error( 'woocommerce_rest_product_invalid_quantity', SubmittedAddition::sentence( 'quantity' ), [ 'status' => 400 ] );
		}
		return $response;
	}

	/** @param array<array-key, mixed> $sent */
	private function fault( array $sent, string $idName ): string {
		$id      = is_scalar( $sent[ $idName ] ) ? absint( $sent[ $idName ] ) : 0;
		$product = wc_get_product( $id );
		$fault   = SubmittedAddition::fault( $sent, $idName, $product instanceof WC_Product_Grouped );
		if ( '' !== $fault ) {
			return $fault;
		}
		$variation = (int) ( $sent['variation_id'] ?? 0 );
		if ( ! $product instanceof WC_Product || ( $variation > 0 && 'product_variation' !== get_post_type( $variation ) ) ) {
			return SubmittedAddition::sentence( $idName );
		}
		return $this->isNone( $sent['quantity'] ?? '' ) ? SubmittedAddition::sentence( 'quantity' ) : $this->strangers( $product, $sent );
	}

	/** Nothing and zero are one piece to WooCommerce; of what comes to none it says nothing at all. */
	private function isNone( mixed $quantity ): bool {
		if ( is_array( $quantity ) || in_array( $quantity, [ '', '0' ], true ) ) {
			return false;
		}
		return strlen( (string) $quantity ) > self::LONGEST_QUANTITY || ! is_finite( (float) $quantity ) || wc_stock_amount( $quantity ) <= 0;
	}

	/**
	 * The form of a grouped product adds what belongs to it.
	 *
	 * @param array<array-key, mixed> $sent
	 */
	private function strangers( mixed $product, array $sent ): string {
		$quantities = $product instanceof WC_Product_Grouped && is_array( $sent['quantity'] ?? null ) ? $sent['quantity'] : [];
		$wanted     = array_keys( array_filter( $quantities, static fn ( mixed $quantity ): bool => ! in_array( $quantity, [ '', '0' ], true ) ) );
		return $product instanceof WC_Product_Grouped && [] !== array_diff( $wanted, $product->get_children() ) ? SubmittedAddition::sentence( 'product_id' ) : '';
	}

	private function refuse( string $sentence ): void {
		( new WooCommerceNotices( $this->session ) )->add( 'error', esc_html( $sentence ) );
	}
}
