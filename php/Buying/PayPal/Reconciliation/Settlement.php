<?php

declare( strict_types=1 );

namespace Marketday\Buying\PayPal\Reconciliation;

defined( 'ABSPATH' ) || exit;

use Marketday\Buying\PayPal\Api\Fields;
use Marketday\Buying\PayPal\Api\PayPalAmount;
use Marketday\Buying\PayPal\Api\PayPalClient;
use Marketday\Buying\PayPal\Api\PayPalOrder;
use Marketday\Buying\PayPal\Api\PayPalRefusalException;
use Marketday\Buying\PayPal\PayPalSettings;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Order;
use Marketday\Engine\Contract\OrderStatus;
use Marketday\Engine\Contract\StoreError;
use Marketday\Kernel\Http\HttpFailureException;

/**
 * The one way from a payment to a paid order, for the shopper's request, his return, PayPal's webhooks and the job that asks after them: one
 * at a time, each asks PayPal itself what is true, and what has been done is not done again.
 */
final class Settlement {
	/** Space of an order's data. */
	public const SPACE = 'paypal';

	public function __construct(
		private readonly Engine $engine,
		private readonly Payments $payments,
		private readonly PayPalClient $client,
		private readonly PayPalSettings $settings,
		private readonly Reconciler $books
	) {}

	/** @throws StoreError|PayPalRefusalException Where the payment is not this order's, PayPal does not know it, or somebody else works on it for long. */
	public function settle( string $paypalId, int $orderId ): Outcome {
		return $this->payments->alone( $paypalId, fn (): Outcome => $this->settleAlone( $paypalId, $orderId ) );
	}

	/**
	 * The same for a shopper who comes back: who works on it for long, or was killed by it, is followed up by the job.
	 *
	 * @throws StoreError|PayPalRefusalException
	 */
	public function settleSoon( string $paypalId, int $orderId ): Outcome {
		try {
			return $this->payments->alone( $paypalId, fn (): Outcome => $this->settleAlone( $paypalId, $orderId ), Payments::OF_SHOPPER );
		} catch ( StoreError $refusal ) {
			return Payments::BUSY === $refusal->errorCode ? Outcome::Unknown : throw $refusal;
		}
	}

	/** Settles within `Payments::alone()`. */
	public function settleAlone( string $paypalId, int $orderId ): Outcome {
		$this->payments->bind( $paypalId, $orderId );
		$order = $this->engine->payments()->order( $orderId ) ?? throw new StoreError(
			'woocommerce_rest_invalid_order',
			__( 'We can’t find that order.', 'marketday' ),
			404
		);
		$stored  = $this->engine->orders()->data( $orderId, self::SPACE );
		if ( isset( $stored['settled'] ) && Settled::Waits !== Settled::of( $stored ) ) {
			return Outcome::Paid;
		}
		$this->engine->orders()->keep( $orderId, self::SPACE, [
			'order' => $paypalId,
			'mode'  => $this->settings->mode(),
		] );
		try {
			return $this->take( $this->fetchOrder( $paypalId ), $order );
		} catch ( HttpFailureException ) {
			$this->books->wait( $orderId, __( 'PayPal didn’t respond. The payment may have been taken. We’ll check again in a few minutes.', 'marketday' ) );
			return Outcome::Unknown;
		}
	}

	private function fetchOrder( string $paypalId ): PayPalOrder {
		return new PayPalOrder( $this->client->ask( 'GET', "/v2/checkout/orders/{$paypalId}" ) );
	}

	private function take( PayPalOrder $paypal, Order $order ): Outcome {
		return match ( $paypal->status() ) {
			'COMPLETED' => $this->book( $paypal, $order ),
			'VOIDED'    => Outcome::Declined,
			default     => $paypal->mayBeTaken() ? $this->capture( $paypal, $order ) : Outcome::NotApproved,
		};
	}

	private function capture( PayPalOrder $paypal, Order $order ): Outcome {
		$wrong = $this->books->foreign( $paypal );
		if ( '' !== $wrong || ! $this->isOpen( $order ) ) {
			$this->books->wait(
				$order->id,
				'' === $wrong ? __( 'PayPal has an approved payment for this order, but the order has since closed. Nothing was charged.', 'marketday' ) : $wrong
			);
			return Outcome::Waits;
		}
		if ( ! $this->isApproved( $paypal, $order ) ) {
			return $this->refuseChangedSum( $paypal, $order );
		}
		try {
			$this->client->ask( 'PATCH', "/v2/checkout/orders/{$paypal->id()}", [ $this->finalUnit( $paypal, $order ) ] );
			$verb   = $paypal->isAuthorization() ? 'authorize' : 'capture';
			$response = $this->client->ask( 'POST', "/v2/checkout/orders/{$paypal->id()}/{$verb}", '', "{$verb}-{$paypal->id()}-{$this->try( $order )}" );
			return $this->book( new PayPalOrder( $response ), $order );
		} catch ( PayPalRefusalException $refusal ) {
			return $this->onRefusal( $refusal, $paypal, $order );
		} catch ( HttpFailureException ) {
			// The answer is lost, perhaps not the payment.
			return $this->take( $this->requireCompleted( $paypal ), $order );
		}
	}

	/** Tells whether the shopper has said yes to this sum: PayPal would take a greater one without asking him. */
	private function isApproved( PayPalOrder $paypal, Order $order ): bool {
		$begun = $this->payments->find( $paypal->id() );
		return $paypal->amount()->equals( $order->contents->total )
			&& ( null === $begun || ( $begun->amount === $order->contents->total->minor && $begun->currency === $order->contents->total->currency->code ) );
	}

	private function refuseChangedSum( PayPalOrder $paypal, Order $order ): Outcome {
		$approved = $paypal->amount();
		$key      = "{$order->contents->total->minor} {$order->contents->total->currency->code}";
		if ( $key !== ( $this->engine->orders()->data( $order->id, self::SPACE )['refused'] ?? '' ) ) {
			$this->engine->orders()->keep( $order->id, self::SPACE, [ 'refused' => $key ] );
			$this->engine->orders()->note( $order->id, sprintf(
				/* translators: 1: amount that was approved, 2: amount of the order */
				__( 'The shopper approved %1$s with PayPal, but the order total is %2$s. Nothing was charged, and the shopper will be asked again.', 'marketday' ),
				"{$approved->value} {$approved->currency}",
				"{$order->contents->total->decimal()} {$order->contents->total->currency->code}"
			) );
		}
		return Outcome::Changed;
	}

	/** @throws HttpFailureException Where it is still open, or PayPal is silent again. */
	private function requireCompleted( PayPalOrder $paypal ): PayPalOrder {
		$now = $this->fetchOrder( $paypal->id() );
		return 'COMPLETED' === $now->status() ? $now : throw new HttpFailureException( 'The payment is not taken yet.', true );
	}

	private function onRefusal( PayPalRefusalException $refusal, PayPalOrder $paypal, Order $order ): Outcome {
		if ( $refusal->has( 'ORDER_ALREADY_CAPTURED', 'ORDER_ALREADY_AUTHORIZED', 'ORDER_ALREADY_COMPLETED' ) ) {
			return $this->book( $this->fetchOrder( $paypal->id() ), $order );
		}
		$this->engine->orders()->note( $order->id, 'PayPal: ' . $refusal->report() );
		if ( $refusal->has( 'ORDER_NOT_APPROVED' ) ) {
			return Outcome::NotApproved;
		}
		$this->engine->orders()->keep( $order->id, self::SPACE, [ 'tries' => (string) $this->try( $order ) ] );
		return Outcome::Declined;
	}

	private function book( PayPalOrder $paypal, Order $order ): Outcome {
		return $this->books->book( $paypal, $order );
	}

	/** @return array{op: string, path: string, value: array<string, mixed>} The unit with this order's number; its sum is the approved one. */
	private function finalUnit( PayPalOrder $paypal, Order $order ): array {
		$unit  = $paypal->unit();
		$value = array_intersect_key( $unit, array_flip( [ 'amount', 'items', 'description' ] ) );
		if ( [] !== Fields::map( $unit, 'shipping' ) ) {
			$value['shipping'] = array_diff_key( Fields::map( $unit, 'shipping' ), [ 'options' => true ] );
		}
		return [
			'op'    => 'replace',
			'path'  => "/purchase_units/@reference_id=='default'",
			'value' => [
				'reference_id' => 'default',
				'amount'       => $value['amount'] ?? PayPalAmount::wire( $order->contents->total ),
			] + $value + array_filter( [
				'custom_id'       => (string) $order->id,
				'invoice_id'      => $this->settings->prefix() . $order->number,
				'soft_descriptor' => mb_substr( $this->settings->text( 'statement' ), 0, 22 ),
			], static fn ( string $text ): bool => '' !== $text ),
		];
	}

	private function isOpen( Order $order ): bool {
		return in_array( $order->status, [ OrderStatus::Pending, OrderStatus::OnHold, OrderStatus::Failed, OrderStatus::Draft ], true );
	}

	/** The number of this try: what was declined is asked anew. */
	private function try( Order $order ): int {
		return 1 + (int) ( $this->engine->orders()->data( $order->id, self::SPACE )['tries'] ?? 0 );
	}
}
