<?php

declare( strict_types=1 );

namespace Marketday\Buying\PayPal\Calls;

defined( 'ABSPATH' ) || exit;

use Marketday\Buying\PayPal\Api\PayPalRefusalException;
use Marketday\Buying\PayPal\OrderCreation;
use Marketday\Buying\PayPal\Reconciliation\Outcome;
use Marketday\Buying\PayPal\Reconciliation\Owner;
use Marketday\Buying\PayPal\Reconciliation\Payment;
use Marketday\Buying\PayPal\Reconciliation\Payments;
use Marketday\Buying\PayPal\Reconciliation\Settlement;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Order;
use Marketday\Engine\Contract\OrderStatus;
use Marketday\Engine\Contract\Page;
use Marketday\Engine\Contract\StoreError;
use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\HttpFailureException;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\SignedToken;

/** `GET /?wc-ajax=ppc-return-url&token=…&key=…`: a shopper comes back from PayPal's page, perhaps in another browser, having said yes or no. */
final class ReturnEndpoint {
	private const TRIES = 3;

	public function __construct(
		private readonly Engine $engine,
		private readonly Payments $payments,
		private readonly Owner $owner,
		private readonly Settlement $settlement,
		private readonly OrderCreation $creation,
		private readonly Approval $approval
	) {}

	public function addTo( Routes $routes ): void {
		$signed = Guard::custom( 'signed key of the return address', static function ( Request $request ): void {
			if ( null === SignedToken::read( OrderCreation::PURPOSE, $request->plain( 'key', 200 ) ) ) {
				throw Problem::forbidden( 'marketday_return_expired', __( 'This link has expired. Check your inbox for an order confirmation.', 'marketday' ) );
			}
		} );
		$routes->add( Route::wcAjax( OrderCreation::RETURN, $signed, $this->answer( ... ), 'GET' ) );
	}

	private function answer( Request $request ): Response {
		$payment = $this->payments->find( $request->text( 'token', '', 64 ) );
		$orderId = (int) SignedToken::read( OrderCreation::PURPOSE, $request->plain( 'key', 200 ) );
		$order   = $orderId > 0 ? $this->engine->payments()->order( $orderId ) : null;
		$isNo    = $request->boolean( 'cancelled' );
		if ( null === $payment || ( $orderId > 0 && $payment->orderId !== $orderId ) ) {
			return $this->toCheckout();
		}
		return null === $order ? $this->withoutOrder( $payment, $isNo ) : $this->withOrder( $payment, $order, $isNo );
	}

	private function withoutOrder( Payment $payment, bool $isNo ): Response {
		if ( ! $this->owner->owns( $payment ) ) {
			return $this->toCheckout();
		}
		if ( $isNo ) {
			$this->payments->giveUp( $payment->id );
			return $this->toCheckout();
		}
		try {
			$url = $this->approval->approve( $payment, true );
			return '' === $url ? $this->toCheckout() : Response::leave( $url );
		} catch ( StoreError | PayPalRefusalException | HttpFailureException $failure ) {
			return $this->toCheckout( $failure instanceof StoreError ? $failure->getMessage() : $this->sorry() );
		}
	}

	private function withOrder( Payment $payment, Order $order, bool $isNo ): Response {
		if ( OrderStatus::Pending !== $order->status ) {
			return OrderStatus::Cancelled === $order->status ? $this->toCheckout() : $this->toConfirmation( $order );
		}
		if ( $isNo ) {
			return $this->turnedBack( $payment, $order );
		}
		try {
			$outcome = $this->settlement->settleSoon( $payment->id, $order->id );
		} catch ( StoreError | PayPalRefusalException $failure ) {
			return $this->toCheckout( $failure instanceof StoreError ? $failure->getMessage() : $this->sorry() );
		}
		return $outcome->isUnpaid() ? $this->again( $payment, $order, $outcome ) : $this->toConfirmation( $order );
	}

	/** An order that was there before goes on waiting; one that was made a moment ago becomes a basket again. */
	private function turnedBack( Payment $payment, Order $order ): Response {
		if ( isset( $payment->origin->data[ OrderCreation::OWN_PAGE ] ) ) {
			return $this->toOrder( $order, __( 'Payment cancelled. You can pay for your order here.', 'marketday' ) );
		}
		$this->engine->checkout()->giveUp( $order->id, __( 'The shopper left PayPal without paying.', 'marketday' ) );
		return $this->toCheckout( __( 'Payment cancelled. Your basket is still here.', 'marketday' ) );
	}

	/** Another card may be chosen at PayPal, three times in all. */
	private function again( Payment $payment, Order $order, Outcome $outcome ): Response {
		$url = Outcome::Declined === $outcome ? $this->creation->again( $payment, $order, self::TRIES ) : '';
		if ( '' !== $url ) {
			return Response::leave( $url );
		}
		$sentence = match ( $outcome ) {
			Outcome::Declined => __( 'Choose a different payment method.', 'marketday' ),
			Outcome::Changed  => Outcome::sumChangedSentence(),
			default           => $this->sorry(),
		};
		if ( isset( $payment->origin->data[ OrderCreation::OWN_PAGE ] ) ) {
			return $this->toOrder( $order, $sentence );
		}
		$reason = Outcome::Changed === $outcome ? __( 'The shopper approved a different amount.', 'marketday' ) : __( 'PayPal declined the payment.', 'marketday' );
		$this->engine->checkout()->giveUp( $order->id, $reason );
		return $this->toCheckout( $sentence );
	}

	/** The page on which the order is paid. */
	private function toOrder( Order $order, string $sentence ): Response {
		$this->engine->notices()->add( 'error', esc_html( $sentence ) );
		return Response::leave( $this->engine->payments()->payUrl( $order ) );
	}

	private function toConfirmation( Order $order ): Response {
		return Response::leave( $this->engine->payments()->confirmationUrl( $order ) );
	}

	private function toCheckout( string $sentence = '' ): Response {
		if ( '' !== $sentence ) {
			$this->engine->notices()->add( 'error', esc_html( $sentence ) );
		}
		return Response::redirect( $this->engine->settings()->pageUrl( Page::Checkout ) );
	}

	private function sorry(): string {
		return __( 'Something went wrong. Please try again or choose another payment source.', 'marketday' );
	}
}
