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
use Marketday\Engine\Contract\OrderStatus;
use Marketday\Engine\Contract\SaleEvents;
use Marketday\Engine\Contract\StoreError;
use Marketday\Kernel\Http\HttpFailureException;

/** Money that PayPal holds for an order: taken when the order is set to be processed, let go when it is cancelled. */
final class Authorizations {
	public function __construct(
		private readonly Engine $engine,
		private readonly PayPalClient $client,
		private readonly PayPalSettings $settings,
		private readonly Payments $payments
	) {}

	public function register(): void {
		SaleEvents::onOrderStatusChanged( $this->follow( ... ) );
	}

	private function follow( int $orderId, OrderStatus $from, OrderStatus $to ): void {
		$stored = $this->engine->orders()->data( $orderId, Settlement::SPACE );
		if ( Settled::Held !== Settled::of( $stored ) || ! isset( $stored['authorization'], $stored['order'] ) ) {
			return;
		}
		if ( in_array( $to, [ OrderStatus::Processing, OrderStatus::Completed ], true ) ) {
			$this->try( $orderId, $stored['order'], fn () => $this->take( $orderId, $stored['authorization'] ), $from );
		} elseif ( OrderStatus::Cancelled === $to ) {
			$this->try( $orderId, $stored['order'], fn () => $this->letGo( $orderId, $stored['authorization'] ), null );
		}
	}

	/**
	 * @param \Closure(): mixed $work
	 * @param OrderStatus|null  $back Where the order goes back to if it fails.
	 */
	private function try( int $orderId, string $paypalId, \Closure $work, ?OrderStatus $back ): void {
		try {
			$this->payments->alone( $paypalId, $work );
		} catch ( PayPalRefusalException | HttpFailureException | StoreError $failure ) {
			/* translators: %s: what PayPal said */
			$note = sprintf( __( 'PayPal couldn’t do that: %s', 'marketday' ), $failure instanceof PayPalRefusalException ? $failure->report() : $failure->getMessage() );
			null === $back ? $this->engine->orders()->note( $orderId, $note ) : $this->engine->orders()->setStatus( $orderId, OrderStatus::OnHold, $note );
		}
	}

	private function take( int $orderId, string $authorizationId ): void {
		$order   = $this->engine->payments()->order( $orderId );
		$capture = null === $order ? [] : $this->client->ask( 'POST', "/v2/payments/authorizations/{$authorizationId}/capture", [
			'amount'        => PayPalAmount::wire( $order->contents->total ),
			'invoice_id'    => $this->settings->prefix() . $order->number,
			'final_capture' => true,
		], "capture-{$authorizationId}" );
		$this->engine->orders()->keep( $orderId, Settlement::SPACE, [
			'capture' => Fields::text( $capture, 'id' ),
			'settled' => Settled::Paid->value,
		] );
		/* translators: %s: reference of a payment */
		$this->engine->orders()->note( $orderId, sprintf( __( 'Paid by PayPal, reference %s.', 'marketday' ), Fields::text( $capture, 'id' ) ) );
	}

	private function letGo( int $orderId, string $authorizationId ): void {
		$this->client->ask( 'POST', "/v2/payments/authorizations/{$authorizationId}/void", '', "void-{$authorizationId}" );
		$this->engine->orders()->keep( $orderId, Settlement::SPACE, [ 'settled' => Settled::Released->value ] );
		$this->engine->orders()->note( $orderId, __( 'The held money was released.', 'marketday' ) );
	}
}
