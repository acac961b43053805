<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Checkout;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\AccountOffer;
use Marketday\Engine\Contract\Address;
use Marketday\Engine\Contract\Checkout;
use Marketday\Engine\Contract\CheckoutRequest;
use Marketday\Engine\Contract\Order;
use Marketday\Engine\Contract\OrderStatus;
use Marketday\Engine\Contract\PaymentAttempt;
use Marketday\Engine\Contract\PaymentHandler;
use Marketday\Engine\Contract\PaymentMethod;
use Marketday\Engine\Contract\PaymentOutcome;
use Marketday\Engine\Contract\PaymentStatus;
use Marketday\Engine\Contract\PlacedOrder;
use Marketday\Engine\Contract\SaleEvents;
use Marketday\Engine\Contract\Storage\StorageFailure;
use Marketday\Engine\Contract\StoreError;
use Marketday\Engine\Embedded\Basket\SessionBasket;
use Marketday\Engine\Embedded\Session\Session;
use Throwable;

/** The checkout of the embedded store. */
final class EmbeddedCheckout implements Checkout {
	private const ATTEMPTS = 3;

	public function __construct(
		private readonly Session $session,
		private readonly SessionBasket $basket,
		private readonly CheckoutAddresses $addresses,
		private readonly PaymentHandlers $handlers,
		private readonly OrderPlacement $placing,
		private readonly PlacedBasket $placedBasket,
		private readonly OrderLifecycle $orders,
		private readonly OrderFollowUps $followUps
	) {}

	public function countries(): array {
		return $this->addresses->countries();
	}

	public function addressFields( string $kind, string $country ): array {
		return $this->addresses->fields( $kind, $country );
	}

	public function isPostcode( string $postcode, string $country ): bool {
		return $this->addresses->isPostcode( $postcode, $country );
	}

	public function addressLines( Address $address ): array {
		return $this->addresses->lines( $address );
	}

	public function deliveryNames( string $country ): array {
		return $this->addresses->deliveryNames( $country );
	}

	public function accountOffer(): AccountOffer {
		return CheckoutRules::accountOffer();
	}

	public function paymentMethods(): array {
		return array_values( array_map(
			static fn ( PaymentHandler $handler ): PaymentMethod => $handler->method(),
			$this->handlers->available( $this->basket->contents() )
		) );
	}

	public function check( CheckoutRequest $request ): void {
		$this->placing->checkForm( $this->addresses->tidy( $request ) );
	}

	/** A plain form that is sent again after it made its order is led to that order, as the WooCommerce engine does it. */
	public function place( CheckoutRequest $request ): PlacedOrder {
		$earlier = $this->placedBasket->earlier();
		return null === $earlier ? $this->placeBasket( $request ) : $this->placedBefore( $earlier );
	}

	public function lastOrder(): ?PlacedOrder {
		$earlier = $this->placedBasket->earlier();
		$order   = null === $earlier ? null : $this->orders->find( $earlier->orderId );
		return null === $order || $order->placedAt->getTimestamp() < time() - HOUR_IN_SECONDS ? null : $this->placedOrder( $order->id, $order->key );
	}

	public function giveUp( int $orderId, string $note ): void {
		$this->orders->setStatus( $orderId, OrderStatus::Cancelled, $note );
		$this->placedBasket->reopen( $orderId );
	}

	/** The Store API's way: without a basket there is nothing to order, but for who has lost the answer to his order and asks for it by its key. */
	public function placeBasket( CheckoutRequest $request ): PlacedOrder {
		$request  = $this->addresses->tidy( $request );
		$basketId = (string) $this->session->get( 'basket_id', '' );
		$made     = $this->madeWith( $request->key ) ?? $this->validate( $request );
		if ( null !== $made ) {
			return $this->placedBefore( $made );
		}
		$this->followUps->prepare();
		try {
			$made = $this->attempt( $request, $basketId );
		} catch ( StoreError $refusal ) {
			$this->takeOutTheGone( $refusal );
			throw $refusal;
		}
		if ( $made->isRepeat ) {
			return $this->placedBefore( $made );
		}
		$this->afterwards( $made->orderId, fn () => $this->placing->announce( $made ) );
		$outcome = $this->pay( $made, $request );
		if ( '' !== $outcome->redirectUrl ) {
			$this->afterwards( $made->orderId, fn () => $this->placedBasket->goesOnAt( $made->orderId, $outcome->redirectUrl ) );
		}
		$this->afterwards( $made->orderId, fn () => $this->followUps->settle() );
		return $this->placedOrder( $made->orderId, $made->key, $outcome );
	}

	private function madeWith( string $key ): ?PlacementResult {
		return '' === $key ? null : $this->placedBasket->earlier( $key );
	}

	/**
	 * Answer to a form that is sent again. The first may still be at work: what it has used up, such as a captcha, is not held against this one.
	 *
	 * @throws StoreError Where a listener refuses the order, and none was made of it meanwhile.
	 */
	private function validate( CheckoutRequest $request ): ?PlacementResult {
		try {
			SaleEvents::validateCheckout( $request );
			return null;
		} catch ( StoreError $refusal ) {
			$made = '' === $request->key ? null : $this->session->change( fn (): ?PlacementResult => $this->madeWith( $request->key ) );
			return $made ?? throw $refusal;
		}
	}

	/** The shopper has been told once; what can no longer be ordered then leaves the basket, so that the rest can be. */
	private function takeOutTheGone( StoreError $refusal ): void {
		$this->basket->forget();
		if ( 409 === $refusal->status && [] !== $this->basket->reading()->problems ) {
			$this->basket->prune();
		}
	}

	/** Two orders may wait for each other's stock; the database then ends one of them, which simply begins anew. */
	private function attempt( CheckoutRequest $request, string $basketId ): PlacementResult {
		for ( $attempt = 1; ; $attempt++ ) {
			try {
				return $this->basket->change( fn (): PlacementResult => $this->placing->place( $request, $basketId ) );
			} catch ( StorageFailure $failure ) {
				if ( $attempt >= self::ATTEMPTS || 1 !== preg_match( '/deadlock|lock wait|database is locked/i', $failure->detail ) ) {
					throw $failure;
				}
			}
		}
	}

	private function pay( PlacementResult $made, CheckoutRequest $request ): PaymentOutcome {
		$order   = $this->orders->order( $made->orderId );
		$handler = '' === $order->payment->methodId ? null : $this->handlers->find( $order->payment->methodId );
		if ( null === $handler ) {
			return new PaymentOutcome( PaymentStatus::Success );
		}
		$attempt = new PaymentAttempt( fn ( OrderStatus $status ) => $this->take( $made->orderId, $status ) );
		return $attempt->pay( $handler, $order, $request->paymentData, false );
	}

	/** The order is stored: what fails from here on is told to whom it concerns, and never to the shopper as if he had no order. */
	private function afterwards( int $orderId, callable $work ): void {
		try {
			$work();
		} catch ( Throwable $failure ) {
			SaleEvents::followUpFailed( $orderId, $failure );
		}
	}

	/** Stock and coupons go back with the order's failure, and the shopper has the basket again. */
	private function take( int $id, OrderStatus $status ): void {
		$this->orders->setStatus( $id, $status );
		if ( OrderStatus::Failed === $status ) {
			$this->placedBasket->reopen( $id );
		}
	}

	/** Answer for an order that was placed before: who has not been to the payment's page yet is led there. */
	private function placedBefore( PlacementResult $made ): PlacedOrder {
		$isUnpaid = in_array( $this->orders->order( $made->orderId )->status, [ OrderStatus::Pending, OrderStatus::Draft ], true );
		return $this->placedOrder( $made->orderId, $made->key, new PaymentOutcome( PaymentStatus::Success, $isUnpaid ? $made->nextUrl : '' ) );
	}

	private function placedOrder( int $id, string $key, PaymentOutcome $outcome = new PaymentOutcome( PaymentStatus::Success ) ): PlacedOrder {
		$url = '' === $outcome->redirectUrl ? $this->orders->confirmationUrl( $id, $key ) : $outcome->redirectUrl;
		return new PlacedOrder( $id, $key, $this->orders->order( $id )->status, $url, $outcome );
	}
}
