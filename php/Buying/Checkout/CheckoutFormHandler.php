<?php

declare( strict_types=1 );

namespace Marketday\Buying\Checkout;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\CheckoutRefused;
use Marketday\Engine\Contract\DeliveryAddress;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Page;
use Marketday\Engine\Contract\StoreError;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\Text\TextLine;

/**
 * The checkout form, sent without scripts. A placed order redirects (303) to its confirmation; a refused one is shown again
 * by the block, with each message at its field and every value kept.
 */
final class CheckoutFormHandler {
	public const NONCE = 'marketday-checkout';

	private ?SubmittedCheckout $sent = null;

	/** @var array<string, string> */
	private array $errors = [];

	public function __construct( private readonly Engine $engine ) {}

	/** The form that was sent and refused in this request; null when none was. */
	public function submittedForm(): ?SubmittedCheckout {
		return $this->sent;
	}

	/** @return array<string, string> Message by field. */
	public function errors(): array {
		return $this->errors;
	}

	public function add( Routes $routes ): void {
		$routes->add(
			Route::pageForm( 'place-order', self::NONCE, $this->placeOrder( ... ), $this->refuse( ... ) ),
			Route::pageForm( 'checkout-coupon', self::NONCE, $this->changeCoupon( ... ), $this->refuse( ... ) )
		);
	}

	/** Null where the form is shown again. */
	private function placeOrder( Request $request ): ?Response {
		try {
			return $this->takeForm( $request );
		} catch ( CheckoutRefused $refusal ) {
			$this->errors = [] === $refusal->fields
				? [ 'checkout' => $refusal->getMessage() ]
				: DeliveryAddress::shownErrors( $refusal->fields, $this->sent->addresses->shipElsewhere ?? true );
		} catch ( StoreError $refusal ) {
			$this->refuse( $refusal );
		}
		return null;
	}

	/** The form is shown again, with the sentence. */
	private function refuse( StoreError|Problem $refusal ): void {
		$this->errors = [ 'checkout' => $refusal->getMessage() ];
	}

	private function takeForm( Request $request ): ?Response {
		$sent       = SubmittedCheckout::read( $request, $this->engine->basket() );
		$this->sent = $sent;
		$this->chooseDelivery( $request );
		if ( $request->has( 'update-address' ) ) {
			$this->engine->basket()->updateAddresses( $sent->addresses->billing, $sent->delivery() );
			return null;
		}
		if ( $this->needsTerms() && ! $sent->acceptsTerms ) {
			$this->errors = [ 'terms' => __( 'Please read and accept the terms and conditions to proceed with your order.', 'marketday' ) ];
			return null;
		}
		$target = $this->engine->checkout()->place( $sent->order() )->redirectUrl;
		return Response::leave( '' === $target ? home_url( '/' ) : $target );
	}

	private function chooseDelivery( Request $request ): void {
		foreach ( $request->map( 'shipping_method', 10, 200 ) as $package => $rate ) {
			try {
				$this->engine->basket()->chooseShippingRate( (string) $package, is_string( $rate ) ? TextLine::of( $rate ) : '' );
			} catch ( StoreError ) {
				// The way of delivery went with the address it was offered for; the order is placed with what is offered now.
				continue;
			}
		}
	}

	private function changeCoupon( Request $request ): Response {
		try {
			if ( $request->has( 'remove-coupon' ) ) {
				$this->engine->basket()->removeCoupon( $request->plain( 'remove-coupon', 1000 ) );
				$this->engine->notices()->add( 'success', esc_html__( 'Coupon removed.', 'marketday' ) );
				return Response::redirect( $this->engine->settings()->pageUrl( Page::Checkout ) );
			}
			$this->engine->basket()->applyCoupon( $request->plain( 'coupon_code', 1000 ) );
			$this->engine->notices()->add( 'success', esc_html__( 'Coupon applied.', 'marketday' ) );
		} catch ( StoreError $refusal ) {
			$this->engine->notices()->add( 'error', esc_html( $refusal->getMessage() ) );
		}
		return Response::redirect( $this->engine->settings()->pageUrl( Page::Checkout ) );
	}

	private function needsTerms(): bool {
		return 0 !== $this->engine->settings()->pageId( Page::Terms );
	}
}
