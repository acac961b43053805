<?php

declare( strict_types=1 );

namespace Marketday\Buying\PayPal\Calls;

defined( 'ABSPATH' ) || exit;

use Marketday\Buying\PayPal\Api\PayPalClient;
use Marketday\Buying\PayPal\Money\PurchaseUnit;
use Marketday\Buying\PayPal\Reconciliation\Payment;
use Marketday\Buying\PayPal\Reconciliation\Payments;
use Marketday\Engine\Contract\BasketContents;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\StoreError;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Routes;

/** The payment call that follows a change of delivery in the wallet. */
final class ShippingEndpoint {
	public function __construct(
		private readonly Engine $engine,
		private readonly PayPalClient $client,
		private readonly Payments $payments,
		private readonly OwnPayments $own
	) {}

	public function addTo( Routes $routes, JsonEnvelope $calls ): void {
		$routes->add( $calls->route( 'ppc-update-shipping', $this->update( ... ) ) );
	}

	/** @return array<array-key, mixed> */
	private function update( Request $body ): array {
		$payment = $this->own->of( $body );
		$basket  = $this->engine->basket()->contents();
		if ( 0 !== $payment->orderId || $basket->isEmpty() ) {
			throw new StoreError( 'marketday_paypal_used', __( 'This payment is for another order.', 'marketday' ), 409 );
		}
		if ( $payment->isApproved || $this->own->order( $payment )->mayBeTaken() ) {
			throw new StoreError( 'marketday_paypal_approved', __( 'You’ve already approved this payment. Start again to pay a different amount.', 'marketday' ), 409 );
		}
		$options = PurchaseUnit::options( $basket );
		if ( $basket->delivery->isNeeded && [] === $options ) {
			throw new StoreError( 'ADDRESS_ERROR', __( 'We don’t deliver to this address. Check it, or enter a different one.', 'marketday' ) );
		}
		$this->change( $payment, $basket, $options );
		return [];
	}

	/** @param list<array<string, mixed>> $options */
	private function change( Payment $payment, BasketContents $basket, array $options ): void {
		$unit = PurchaseUnit::ofBasket( $basket );
		$sent = PurchaseUnit::delivery( $basket->addresses->shipping );
		if ( [] !== $options ) {
			$unit['shipping'] = [ 'options' => $options ] + ( $sent ?? [] );
		}
		$this->client->ask( 'PATCH', "/v2/checkout/orders/{$payment->id}", [
			[
				'op'    => 'replace',
				'path'  => "/purchase_units/@reference_id=='default'",
				'value' => $unit,
			],
		] );
		$this->payments->setAmount( $payment->id, $basket->totals->total->minor, $basket->totals->total->currency->code );
	}
}
