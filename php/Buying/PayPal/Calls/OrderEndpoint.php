<?php

declare( strict_types=1 );

namespace Marketday\Buying\PayPal\Calls;

defined( 'ABSPATH' ) || exit;

use Marketday\Buying\PayPal\CreateLimit;
use Marketday\Buying\PayPal\OrderCreation;
use Marketday\Buying\PayPal\PayPalSettings;
use Marketday\Buying\PayPal\Reconciliation\Payments;
use Marketday\Buying\PayPal\Reconciliation\UnresolvedPayment;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\StoreError;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Routes;

/** The payment calls about PayPal's orders: begin, read and approve. */
final class OrderEndpoint {
	private const CONTEXTS = [ 'product', 'cart', 'mini-cart', 'checkout', 'pay-now', 'cart-block', 'checkout-block' ];

	public function __construct(
		private readonly Engine $engine,
		private readonly PayPalSettings $settings,
		private readonly Payments $payments,
		private readonly OwnPayments $own,
		private readonly OrderCreation $creation,
		private readonly Approval $approval,
		private readonly CreateLimit $limit,
		private readonly UnresolvedPayment $unresolved
	) {}

	public function addTo( Routes $routes, JsonEnvelope $calls ): void {
		$routes->add(
			$calls->route( 'ppc-create-order', $this->create( ... ) ),
			$calls->route( 'ppc-approve-order', $this->approve( ... ) ),
			$calls->route( 'ppc-get-order', fn ( Request $body ): array => $this->own->order( $this->own->of( $body ) )->toArray() ),
		);
	}

	/** @return array{id: string, custom_id: string} */
	private function create( Request $body ): array {
		$context = $body->text( 'context', 'checkout', 20 );
		if ( ! in_array( $context, self::CONTEXTS, true ) ) {
			throw $body->invalid( 'context', 'is none that is known' );
		}
		if ( ! $this->settings->isReady() ) {
			throw new StoreError( 'marketday_paypal_off', __( 'Something went wrong. Please try again or choose another payment source.', 'marketday' ) );
		}
		$this->limit->check( $body );
		$created = 'pay-now' === $context ? $this->ofOrder( $body ) : $this->ofBasket( $body, $context );
		return [
			'id'        => $created,
			'custom_id' => '',
		];
	}

	private function ofBasket( Request $body, string $context ): string {
		$form = CheckoutForm::of( $body, $this->engine->basket() );
		$data = [ 'funding' => $body->text( 'funding_source', 'paypal', 30 ) ];
		if ( in_array( $context, [ 'checkout', 'checkout-block' ], true ) && ! $form->isEmpty() ) {
			$this->engine->basket()->updateAddresses( $form->billing(), $form->shipping() );
			if ( $this->settings->is( 'early_check' ) ) {
				$form->check( $this->engine );
			}
		}
		$basket = $this->engine->basket()->contents();
		$this->unresolved->refuseAnother( $basket->totals->total );
		return $this->creation->ofBasket( $basket, $context, $data['funding'], $data )->id();
	}

	/** An order that waits for its payment, known by its key. */
	private function ofOrder( Request $body ): string {
		$order = $this->engine->orders()->find( $body->integer( 'order_id', 0, 0 ), $body->text( 'order_key', '', 100 ) );
		if ( null === $order || ! in_array( $order->status->value, [ 'pending', 'failed' ], true ) ) {
			throw new StoreError( 'order-not-found', __( 'You can’t pay for this order. Please contact us for help.', 'marketday' ) );
		}
		$this->creation->ofOrder( $order, true );
		return $this->payments->ofOrder( $order->id )->id ?? '';
	}

	/** @return array{order_received_url?: string} */
	private function approve( Request $body ): array {
		$payment = $this->own->of( $body );
		$url     = $this->approval->approve( $payment, $body->boolean( 'should_create_wc_order' ) );
		return '' === $url ? [] : [ 'order_received_url' => $url ];
	}
}
