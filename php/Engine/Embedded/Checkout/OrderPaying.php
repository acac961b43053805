<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Checkout;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\AddressPair;
use Marketday\Engine\Contract\BasketContents;
use Marketday\Engine\Contract\BasketDelivery;
use Marketday\Engine\Contract\BasketTotals;
use Marketday\Engine\Contract\Money;
use Marketday\Engine\Contract\Order;
use Marketday\Engine\Contract\OrderStatus;
use Marketday\Engine\Contract\PaymentAttempt;
use Marketday\Engine\Contract\PaymentHandler;
use Marketday\Engine\Contract\StoreError;
use Marketday\Engine\Embedded\Orders\OrderReader;
use Marketday\Engine\Embedded\Orders\OrderStates;

/** Pays for an order that was made and not paid: its sum is what it was, and its goods are taken again where a failure gave them back. */
final class OrderPaying {
	public function __construct(
		private readonly OrderReader $reader,
		private readonly PaymentHandlers $handlers,
		private readonly OrderLifecycle $lifecycle
	) {}

	/** The order, for its shopper alone; null for everybody else and where nothing is to be paid. */
	public function find( int $id, string $key ): ?Order {
		$order  = $this->reader->read( $id );
		$isOurs = null !== $order && '' !== $order->key && hash_equals( $order->key, $key ) && in_array( $order->customer->id, [ 0, get_current_user_id() ], true );
		return $isOurs && OrderStates::isUnpaid( $order ) ? $order : null;
	}

	/** @return array<string, PaymentHandler> By id. */
	public function methods( Order $order ): array {
		$zero     = Money::zero( $order->contents->total->currency );
		$totals   = new BasketTotals( $order->contents->total, $zero, $zero, $zero, $order->contents->total, true );
		$contents = new BasketContents(
			[],
			[],
			new BasketDelivery( [], '' !== $order->customer->shipping->country, true ),
			$totals,
			true,
			new AddressPair( $order->customer->billing, $order->customer->shipping )
		);
		return $this->handlers->available( $contents );
	}

	/**
	 * @return string Where the shopper goes next.
	 * @throws StoreError Where the way to pay is not offered or fails, or the goods have gone meanwhile.
	 */
	public function pay( Order $order, string $methodId ): string {
		$handler = $this->methods( $order )[ $methodId ]
			?? throw new StoreError(
				'woocommerce_rest_checkout_payment_method_disabled',
				__( 'This payment method isn’t available for this order. Choose another.', 'marketday' )
			);
		if ( OrderStatus::Failed === $order->status ) {
			$this->lifecycle->setStatus( $order->id, OrderStatus::Pending );
		}
		update_post_meta( $order->id, '_payment_method', wp_slash( $handler->method()->id ) );
		update_post_meta( $order->id, '_payment_method_title', wp_slash( $handler->method()->title ) );
		$this->lifecycle->setStatus( $order->id, $handler->initialStatus() );
		$attempt = new PaymentAttempt( fn ( OrderStatus $status ) => $this->lifecycle->setStatus( $order->id, $status ) );
		$outcome = $attempt->pay( $handler, $this->lifecycle->order( $order->id ), [], true );
		return '' === $outcome->redirectUrl ? $this->lifecycle->confirmationUrl( $order->id, $order->key ) : $outcome->redirectUrl;
	}
}
