<?php

declare( strict_types=1 );

namespace Marketday\Buying\PayPal;

defined( 'ABSPATH' ) || exit;

use Marketday\Buying\PayPal\Api\PayPalAmount;
use Marketday\Buying\PayPal\Reconciliation\Outcome;
use Marketday\Buying\PayPal\Reconciliation\Owner;
use Marketday\Buying\PayPal\Reconciliation\Payment;
use Marketday\Buying\PayPal\Reconciliation\PaymentPoller;
use Marketday\Buying\PayPal\Reconciliation\Payments;
use Marketday\Buying\PayPal\Reconciliation\Refunds;
use Marketday\Buying\PayPal\Reconciliation\Settlement;
use Marketday\Buying\PayPal\Reconciliation\UnresolvedPayment;
use Marketday\Engine\Contract\BasketContents;
use Marketday\Engine\Contract\Money;
use Marketday\Engine\Contract\Order;
use Marketday\Engine\Contract\OrderStatus;
use Marketday\Engine\Contract\PaymentMethod;
use Marketday\Engine\Contract\PaymentOutcome;
use Marketday\Engine\Contract\PaymentStatus;
use Marketday\Engine\Contract\RefundingHandler;
use Marketday\Engine\Contract\StoreError;

/**
 * PayPal as a way to pay. An order whose shopper has approved a payment takes it; without one, as from a form without scripts, the shopper
 * is sent to PayPal's page and comes back by `ppc-return-url`.
 */
final class WalletHandler implements RefundingHandler {
	public const ID = 'marketday_paypal';

	/** Code for a shopper who has approved another sum than the order's. */
	public const CHANGED = 'marketday_paypal_amount_changed';

	/** Times that a declined payment is tried. */
	private const TRIES = 3;

	public function __construct(
		private readonly PayPalSettings $settings,
		private readonly Payments $payments,
		private readonly Owner $owner,
		private readonly OrderCreation $creation,
		private readonly Settlement $settlement,
		private readonly Refunds $refunds,
		private readonly PaymentPoller $poller,
		private readonly UnresolvedPayment $unresolved
	) {}

	public function method(): PaymentMethod {
		return new PaymentMethod( self::ID, __( 'PayPal', 'marketday' ), __( 'Pay with your PayPal account, now or later.', 'marketday' ) );
	}

	public function isAvailable( BasketContents $basket ): bool {
		return $this->settings->isReady() && PayPalAmount::takes( $basket->totals->total->currency );
	}

	public function initialStatus(): OrderStatus {
		return OrderStatus::Pending;
	}

	public function pay( Order $order, array $data ): PaymentOutcome {
		$payment = $this->findApproved( $data['paypal_order_id'] ?? '' );
		$before  = null === $payment && ! isset( $data[ self::OF_ORDER ] ) ? $this->unresolved->order( $order->contents->total ) : null;
		if ( null !== $before && $before->id !== $order->id ) {
			return new PaymentOutcome( PaymentStatus::Success, $this->unresolved->url( $before ), orderStatus: OrderStatus::Cancelled );
		}
		$bound = null === $before ? null : $this->payments->boundOf( $this->owner->current() );
		if ( null !== $bound ) {
			// WooCommerce goes on with the order whose process has died: its payment may have been taken.
			return $this->outcomeOf( $this->settlement->settleSoon( $bound->id, $order->id ), $bound, $order );
		}
		if ( null === $payment ) {
			return new PaymentOutcome( PaymentStatus::Success, $this->creation->ofOrder( $order, isset( $data[ self::OF_ORDER ] ) ) );
		}
		$this->payments->bind( $payment->id, $order->id );
		$this->poller->over( $payment->id );
		return $this->outcomeOf( $this->settlement->settle( $payment->id, $order->id ), $payment, $order );
	}

	public function refund( Order $order, Money $amount, string $reason ): void {
		$this->refunds->give( $order, $amount, $reason );
	}

	public function instructionsHtml( int $orderId ): string {
		return '';
	}

	private function findApproved( string $id ): ?Payment {
		$payment = '' === $id ? $this->payments->approvedOf( $this->owner->current() ) : $this->payments->find( $id );
		return null !== $payment && $payment->isApproved && 0 === $payment->orderId && $this->owner->owns( $payment ) ? $payment : null;
	}

	/** @throws StoreError Where the order has failed. */
	private function outcomeOf( Outcome $outcome, Payment $payment, Order $order ): PaymentOutcome {
		if ( ! $outcome->isUnpaid() ) {
			return new PaymentOutcome( PaymentStatus::Success );
		}
		if ( Outcome::Changed === $outcome ) {
			$this->payments->release( $payment->id, $order->id );
			throw new StoreError( self::CHANGED, Outcome::sumChangedSentence(), 409 );
		}
		$again = $this->creation->again( $payment, $order, self::TRIES );
		if ( '' !== $again ) {
			return new PaymentOutcome( PaymentStatus::Success, $again );
		}
		$this->payments->release( $payment->id, $order->id );
		throw new StoreError( 'marketday_paypal_declined', __( 'Choose a different payment method.', 'marketday' ) );
	}
}
