<?php

declare( strict_types=1 );

namespace Marketday\Buying\PayPal\Reconciliation;

defined( 'ABSPATH' ) || exit;

use Marketday\Buying\PayPal\Api\Fields;
use Marketday\Buying\PayPal\Api\PayPalAmount;
use Marketday\Buying\PayPal\Api\PayPalClient;
use Marketday\Buying\PayPal\Api\PayPalRefusalException;
use Marketday\Buying\PayPal\PayPalSettings;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Money;
use Marketday\Engine\Contract\Order;
use Marketday\Engine\Contract\StoreError;
use Marketday\Kernel\Http\HttpFailureException;

/**
 * Money that goes back: by the shop's people, or at PayPal's side, of which a webhook tells. Each refund is written down once, also where the process
 * that has asked for it dies before the order has it.
 */
final class Refunds {
	/** Kind in the outbox. */
	private const KIND = 'paypal_refund';

	/** Key of the order's data: the ids of its refunds, and their sum in minor units. */
	private const IDS = 'refunds';
	private const SUM = 'refunded';

	public function __construct(
		private readonly Engine $engine,
		private readonly PayPalClient $client,
		private readonly PayPalSettings $settings,
		private readonly Payments $payments
	) {}

	public function register(): void {
		$this->engine->outbox()->handle(
			self::KIND,
			function ( array $arguments ): bool {
				$order = $this->engine->payments()->order( (int) $arguments[0] );
				$stored  = null === $order ? [] : $this->engine->orders()->data( $order->id, Settlement::SPACE );
				if ( null !== $order && isset( $stored['order'] ) ) {
					$this->payments->alone( $stored['order'], fn () => $this->writeLost( $order ) );
				}
				return true;
			},
			static fn (): string => __( 'PayPal refund', 'marketday' )
		);
	}

	/** @throws StoreError Where PayPal refuses or is silent. */
	public function give( Order $order, Money $amount, string $reason ): void {
		$stored = $this->engine->orders()->data( $order->id, Settlement::SPACE );
		if ( ! isset( $stored['capture'], $stored['order'] ) ) {
			throw new StoreError(
				'marketday_paypal_not_captured',
				__( 'PayPal hasn’t taken money for this order yet. Cancel the order to release it.', 'marketday' ),
				409
			);
		}
		$this->payments->alone( $stored['order'], fn () => $this->ask( $order, $amount, $reason, $stored['capture'] ) );
	}

	/** The whole of what is left, where an order ended without its goods. */
	public function giveAll( Order $order, string $reason ): void {
		$left = $order->contents->total->minor - $this->engine->payments()->refundedSum( $order->id )->minor;
		if ( $left > 0 ) {
			$amount = new Money( $left, $order->contents->total->currency );
			$this->give( $order, $amount, $reason );
			$this->engine->payments()->recordRefund( $order->id, $amount, $reason );
		}
	}

	/**
	 * A refund that PayPal tells of.
	 *
	 * @param array<array-key, mixed> $refund
	 */
	public function record( Order $order, string $paypalId, array $refund ): void {
		$this->payments->alone( $paypalId, function () use ( $order, $refund ): void {
			$id     = Fields::text( $refund, 'id' );
			$amount = PayPalAmount::of( Fields::map( $refund, 'amount' ) )->money( $order->contents->total->currency );
			if ( '' === $id || null === $amount || in_array( $id, $this->knownIds( $order->id ), true ) ) {
				return;
			}
			$this->keep( $order->id, $id, $amount );
			$this->engine->payments()->recordRefund( $order->id, $amount, Fields::text( $refund, 'note_to_payer' ) ?: __( 'Refunded by PayPal', 'marketday' ) );
		} );
	}

	private function ask( Order $order, Money $amount, string $reason, string $captureId ): void {
		$lost = $this->writeLost( $order );
		if ( null !== $lost ) {
			throw new StoreError(
				'marketday_paypal_refund_found',
				/* translators: %s: amount of money */
				sprintf( __( '%s had already been refunded and is now recorded. Check the order before you try again.', 'marketday' ), $lost->format() ),
				409
			);
		}
		$count = count( $this->knownIds( $order->id ) );
		try {
			$refund = $this->client->ask( 'POST', "/v2/payments/captures/{$captureId}/refund", [
				'amount'     => PayPalAmount::wire( $amount ),
				'invoice_id' => $this->settings->prefix() . $order->number . ( 0 === $count ? '' : '-' . ( $count + 1 ) ),
			] + ( '' === $reason ? [] : [ 'note_to_payer' => mb_substr( $reason, 0, 255 ) ] ), "refund-{$captureId}-{$count}-{$amount->minor}" );
		} catch ( PayPalRefusalException $refusal ) {
			/* translators: %s: PayPal's words */
			throw new StoreError( 'marketday_paypal_refund_refused', sprintf( __( 'PayPal refused the refund: %s', 'marketday' ), $refusal->report() ), 409 );
		} catch ( HttpFailureException ) {
			throw new StoreError(
				'marketday_paypal_silent',
				__( 'PayPal isn’t responding. Before you try again, check in PayPal whether the money was refunded.', 'marketday' ),
				503
			);
		}
		$this->keep( $order->id, Fields::text( $refund, 'id' ), $amount );
	}

	/** @return Money|null What PayPal has given back and the order did not have: who has asked for it died in between. */
	private function writeLost( Order $order ): ?Money {
		$given = (int) ( $this->engine->orders()->data( $order->id, Settlement::SPACE )[ self::SUM ] ?? 0 );
		$lost  = new Money( $given - $this->engine->payments()->refundedSum( $order->id )->minor, $order->contents->total->currency );
		if ( $lost->minor <= 0 ) {
			return null;
		}
		$this->engine->payments()->recordRefund( $order->id, $lost, __( 'Refunded by PayPal', 'marketday' ) );
		return $lost;
	}

	/** @return list<string> */
	private function knownIds( int $orderId ): array {
		return array_values( array_diff( explode( ',', $this->engine->orders()->data( $orderId, Settlement::SPACE )[ self::IDS ] ?? '' ), [ '' ] ) );
	}

	/** The job looks later whether the order has got it. */
	private function keep( int $orderId, string $refundId, Money $amount ): void {
		$outbox = $this->engine->outbox();
		$outbox->prepareWatch();
		$outbox->watch( self::KIND, "{$orderId}:{$refundId}", [ $orderId ], $orderId );
		$sum = (int) ( $this->engine->orders()->data( $orderId, Settlement::SPACE )[ self::SUM ] ?? 0 );
		$this->engine->orders()->keep( $orderId, Settlement::SPACE, [
			self::IDS => implode( ',', [ ...$this->knownIds( $orderId ), $refundId ] ),
			self::SUM => (string) ( $sum + $amount->minor ),
		] );
	}
}
