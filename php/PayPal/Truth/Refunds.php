<?php

declare( strict_types=1 );

namespace Marketday\PayPal\Truth;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Http\HttpFailureException;
use Marketday\PayPal\Api\Fields;
use Marketday\PayPal\Api\PayPalAmount;
use Marketday\PayPal\Api\PayPalClient;
use Marketday\PayPal\Api\PayPalRefusalException;
use Marketday\PayPal\PayPalSettings;
use Marketday\Store\Engine;
use Marketday\Store\Money;
use Marketday\Store\Order;
use Marketday\Store\StoreError;

/** Money that goes back: by the shop's people, or at PayPal's side, of which a letter tells. Each refund is written down once. */
final class Refunds {
	public function __construct(
		private readonly Engine $engine,
		private readonly PayPalClient $client,
		private readonly PayPalSettings $settings,
		private readonly Payments $payments
	) {}

	/** @throws StoreError Where PayPal refuses or is silent. */
	public function give( Order $order, Money $amount, string $reason ): void {
		$kept = $this->engine->orders()->data( $order->id, Settlement::SPACE );
		if ( ! isset( $kept['capture'], $kept['order'] ) ) {
			throw new StoreError(
				'marketday_paypal_not_captured',
				__( 'PayPal has taken no money for this order yet. Cancel the order to let it go.', 'marketday' ),
				409
			);
		}
		$this->payments->alone( $kept['order'], fn () => $this->ask( $order, $amount, $reason, $kept['capture'] ) );
	}

	/** The whole of what is left, where an order ended without its goods. */
	public function giveAll( Order $order, string $reason ): void {
		$left = $order->total->minor - $this->engine->payments()->refunded( $order->id )->minor;
		if ( $left > 0 ) {
			$amount = new Money( $left, $order->total->currency );
			$this->give( $order, $amount, $reason );
			$this->engine->payments()->recordRefund( $order->id, $amount, $reason );
		}
	}

	/**
	 * A refund that PayPal tells of.
	 *
	 * @param array<array-key, mixed> $refund
	 */
	public function hear( Order $order, string $paypalId, array $refund ): void {
		$this->payments->alone( $paypalId, function () use ( $order, $refund ): void {
			$id     = Fields::text( $refund, 'id' );
			$amount = PayPalAmount::of( Fields::map( $refund, 'amount' ) )->money( $order->total->currency );
			if ( '' === $id || null === $amount || in_array( $id, $this->known( $order->id ), true ) ) {
				return;
			}
			$this->keep( $order->id, $id );
			$this->engine->payments()->recordRefund( $order->id, $amount, Fields::text( $refund, 'note_to_payer' ) ?: __( 'Refunded at PayPal', 'marketday' ) );
		} );
	}

	private function ask( Order $order, Money $amount, string $reason, string $captureId ): void {
		$count = count( $this->known( $order->id ) );
		try {
			$refund = $this->client->ask( 'POST', "/v2/payments/captures/{$captureId}/refund", [
				'amount'     => PayPalAmount::wire( $amount ),
				'invoice_id' => $this->settings->prefix() . $order->number . ( 0 === $count ? '' : '-' . ( $count + 1 ) ),
			] + ( '' === $reason ? [] : [ 'note_to_payer' => mb_substr( $reason, 0, 255 ) ] ), "refund-{$captureId}-{$count}-{$amount->minor}" );
		} catch ( PayPalRefusalException $refusal ) {
			/* translators: %s: PayPal's words */
			throw new StoreError( 'marketday_paypal_refund_refused', sprintf( __( 'PayPal refuses the refund: %s', 'marketday' ), $refusal->told() ), 409 );
		} catch ( HttpFailureException ) {
			throw new StoreError(
				'marketday_paypal_silent',
				__( 'PayPal does not answer. Please look at PayPal whether the money went back before you try again.', 'marketday' ),
				503
			);
		}
		$this->keep( $order->id, Fields::text( $refund, 'id' ) );
	}

	/** @return list<string> */
	private function known( int $orderId ): array {
		return array_values( array_diff( explode( ',', $this->engine->orders()->data( $orderId, Settlement::SPACE )['refunds'] ?? '' ), [ '' ] ) );
	}

	private function keep( int $orderId, string $refundId ): void {
		$this->engine->orders()->keep( $orderId, Settlement::SPACE, [ 'refunds' => implode( ',', [ ...$this->known( $orderId ), $refundId ] ) ] );
	}
}
