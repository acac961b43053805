<?php

declare( strict_types=1 );

namespace Marketday\Buying\PayPal\Calls;

defined( 'ABSPATH' ) || exit;

use Marketday\Buying\PayPal\Api\PayPalClient;
use Marketday\Buying\PayPal\Api\PayPalOrder;
use Marketday\Buying\PayPal\OrderCreation;
use Marketday\Buying\PayPal\PayPalSettings;
use Marketday\Buying\PayPal\Reconciliation\Outcome;
use Marketday\Buying\PayPal\Reconciliation\Payment;
use Marketday\Buying\PayPal\Reconciliation\Payments;
use Marketday\Buying\PayPal\WalletHandler;
use Marketday\Engine\Contract\CheckoutRequest;
use Marketday\Engine\Contract\DeliveryAddress;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Page;
use Marketday\Engine\Contract\StoreError;
use Marketday\Engine\Contract\SubmittedAddresses;

/**
 * A shopper has said yes. From product, basket and mini basket the order is placed at once with PayPal's address; or the checkout page shows
 * everything once more, and the payment waits there. Where that address makes another sum of it, he approves that one on the checkout page.
 */
final class Approval {
	public function __construct(
		private readonly Engine $engine,
		private readonly PayPalSettings $settings,
		private readonly PayPalClient $client,
		private readonly Payments $payments
	) {}

	/**
	 * @return string The confirmation's address; '' where the checkout goes on.
	 * @throws StoreError Where PayPal has no yes.
	 */
	public function approve( Payment $payment, bool $atOnce ): string {
		try {
			return $this->approveAlone( $payment, $atOnce );
		} catch ( StoreError $refusal ) {
			// Whoever works on it has made the order, or was killed by it: the job goes on from there.
			$orderId = Payments::BUSY === $refusal->errorCode ? $this->payments->find( $payment->id )->orderId ?? 0 : 0;
			return $orderId > 0 ? $this->confirmation( $orderId ) : throw $refusal;
		}
	}

	private function approveAlone( Payment $payment, bool $atOnce ): string {
		return $this->payments->alone( $payment->id, function () use ( $payment, $atOnce ): string {
			$now = $this->payments->find( $payment->id ) ?? $payment;
			if ( $now->orderId > 0 ) {
				return $this->confirmation( $now->orderId );
			}
			$paypal = new PayPalOrder( $this->client->ask( 'GET', "/v2/checkout/orders/{$payment->id}" ) );
			if ( ! $paypal->mayBeTaken() ) {
				/* translators: %s: number of a payment */
				throw new StoreError( 'marketday_paypal_not_ready', sprintf( __( 'The payment %s isn’t ready yet.', 'marketday' ), $payment->id ), 409 );
			}
			$this->payments->approve( $payment->id, $paypal->amount()->money( $this->engine->settings()->currency() ) ?? throw $this->refuseChangedSum( $payment ) );
			return $this->isCheckout( $payment ) ? '' : $this->express( $paypal, $atOnce );
		}, Payments::OF_SHOPPER );
	}

	private function express( PayPalOrder $paypal, bool $atOnce ): string {
		$basket   = $this->engine->basket();
		$billing   = OrderCreation::completeAddress( $paypal->payer(), $basket->contents()->addresses->billing );
		$elsewhere = DeliveryAddress::isElsewhere( '' !== $paypal->delivery()->address1, $basket );
		$delivery  = DeliveryAddress::of( $billing, $paypal->delivery(), $elsewhere );
		$basket->updateAddresses( $billing, $delivery );
		$contents = $basket->contents();
		if ( ! $paypal->amount()->equals( $contents->totals->total ) ) {
			$this->payments->giveUp( $paypal->id() );
			$this->engine->notices()->add( 'info', esc_html( Outcome::sumChangedSentence() ) );
			return '';
		}
		if ( ! $atOnce || ! $this->mayPlace() ) {
			return '';
		}
		try {
			return $this->engine->checkout()->place( new CheckoutRequest(
				new SubmittedAddresses( $billing, $delivery, $elsewhere ),
				WalletHandler::ID,
				paymentData: [ 'paypal_order_id' => $paypal->id() ]
			) )->redirectUrl;
		} catch ( StoreError $refusal ) {
			// What is missing, such as a phone number, is asked for on the checkout page; a payment that failed is told.
			if ( in_array( $refusal->errorCode, [ 'marketday_paypal_declined', WalletHandler::CHANGED ], true ) || $contents->isEmpty() ) {
				throw $refusal;
			}
			return '';
		}
	}

	private function mayPlace(): bool {
		return ! $this->settings->is( 'final_review' ) && 0 === $this->engine->settings()->pageId( Page::Terms );
	}

	/** Another currency is shown now than the approved one. */
	private function refuseChangedSum( Payment $payment ): StoreError {
		$this->payments->giveUp( $payment->id );
		return new StoreError( WalletHandler::CHANGED, Outcome::sumChangedSentence(), 409 );
	}

	private function isCheckout( Payment $payment ): bool {
		return in_array( $payment->origin->context, [ 'checkout', 'checkout-block' ], true );
	}

	private function confirmation( int $orderId ): string {
		$order = $this->engine->payments()->order( $orderId );
		return null === $order ? '' : $this->engine->payments()->confirmationUrl( $order );
	}
}
