<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Ajax;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\StoreError;
use Marketday\Engine\Embedded\Basket\SessionBasket;
use Marketday\Engine\Embedded\Coupons\CouponReader;
use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\Text\TextLine;
use Marketday\Kernel\View;

/** WooCommerce's wc-ajax calls about coupons, shipping and totals; they answer with HTML. */
final class TotalsEndpoint {
	public function __construct( private readonly SessionBasket $basket ) {}

	public function add( Routes $routes ): void {
		$routes->add(
			Route::wcAjax( 'apply_coupon', Guard::ajaxNonce( 'apply-coupon', 'security' ), $this->applyCoupon( ... ) ),
			Route::wcAjax( 'remove_coupon', Guard::ajaxNonce( 'remove-coupon', 'security' ), $this->removeCoupon( ... ) ),
			Route::wcAjax( 'update_shipping_method', Guard::ajaxNonce( 'update-shipping-method', 'security' ), $this->chooseRate( ... ) ),
			Route::wcAjax( 'get_cart_totals', Guard::publicRead(), fn (): Response => $this->totals(), 'GET or POST' )
		);
	}

	private function applyCoupon( Request $request ): Response {
		$code = CouponReader::normalise( $request->plain( 'coupon_code', CouponReader::LONGEST ) );
		if ( '' === $code ) {
			return $this->notice( 'error', __( 'Please enter a coupon code.', 'marketday' ) );
		}
		return $this->noticeOf( fn () => $this->basket->applyCoupon( $code ), __( 'Coupon code applied successfully.', 'marketday' ) );
	}

	private function removeCoupon( Request $request ): Response {
		$code = $request->plain( 'coupon', CouponReader::LONGEST );
		return $this->noticeOf( fn () => $this->basket->removeCoupon( $code ), __( 'Coupon has been removed.', 'marketday' ) );
	}

	private function chooseRate( Request $request ): Response {
		foreach ( $request->map( 'shipping_method', 10 ) as $package => $rate ) {
			if ( ! is_string( $rate ) ) {
				throw $request->invalid( 'shipping_method', 'must be a map of texts' );
			}
			try {
				$this->basket->chooseShippingRate( (string) $package, TextLine::of( $rate ) );
			} catch ( StoreError $refusal ) {
				throw new Problem( $refusal->status, $refusal->errorCode, $refusal->getMessage() );
			}
		}
		return $this->totals();
	}

	private function totals(): Response {
		return Response::html( $this->view( 'cart-totals', [ 'contents' => $this->basket->contents() ] ) );
	}

	private function noticeOf( callable $work, string $success ): Response {
		try {
			$work();
		} catch ( StoreError $refusal ) {
			if ( $refusal->status >= 500 ) {
				throw new Problem( $refusal->status, $refusal->errorCode, $refusal->getMessage() );
			}
			return $this->notice( 'error', $refusal->getMessage() );
		}
		return $this->notice( 'success', $success );
	}

	private function notice( string $kind, string $message ): Response {
		return Response::html( $this->view( 'notice', compact( 'kind', 'message' ) ) );
	}

	/** @param array<string, mixed> $variables */
	private function view( string $template, array $variables ): string {
		return ( new View( __DIR__ . '/views' ) )->render( $template, $variables );
	}
}
