<?php

declare( strict_types=1 );

namespace Marketday\Buying\PayPal\Calls;

defined( 'ABSPATH' ) || exit;

use Marketday\Buying\PayPal\Api\PayPalClient;
use Marketday\Buying\PayPal\Api\PayPalOrder;
use Marketday\Buying\PayPal\Reconciliation\Owner;
use Marketday\Buying\PayPal\Reconciliation\Payment;
use Marketday\Buying\PayPal\Reconciliation\Payments;
use Marketday\Engine\Contract\StoreError;
use Marketday\Kernel\Http\Request;

/** Payments that this visitor has begun: a call says which by the id of PayPal's order. */
final class OwnPayments {
	public function __construct(
		private readonly Payments $payments,
		private readonly Owner $owner,
		private readonly PayPalClient $client
	) {}

	/** @throws StoreError Where this visitor has not begun it. */
	public function of( Request $body ): Payment {
		$payment = $this->payments->find( $body->text( 'order_id', '', 64 ) );
		if ( null === $payment || ! $this->owner->owns( $payment ) ) {
			throw new StoreError( 'marketday_paypal_not_yours', __( 'Invalid or expired order access', 'marketday' ), 403 );
		}
		return $payment;
	}

	/** PayPal's order, as it is there now. */
	public function order( Payment $payment ): PayPalOrder {
		return new PayPalOrder( $this->client->ask( 'GET', "/v2/checkout/orders/{$payment->id}" ) );
	}
}
