<?php

declare( strict_types=1 );

namespace Marketday\Buying\PayPal\Vault;

defined( 'ABSPATH' ) || exit;

use Marketday\Buying\PayPal\Api\PayPalRefusalException;
use Marketday\Buying\PayPal\OrderCreation;
use Marketday\Buying\PayPal\Reconciliation\Outcome;
use Marketday\Buying\PayPal\Reconciliation\Payment;
use Marketday\Buying\PayPal\Reconciliation\PaymentPoller;
use Marketday\Buying\PayPal\Reconciliation\Payments;
use Marketday\Buying\PayPal\Reconciliation\Reconciler;
use Marketday\Buying\PayPal\Reconciliation\Settlement;
use Marketday\Engine\Contract\DueJob;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Order;
use Marketday\Engine\Contract\OrderStatus;
use Marketday\Engine\Contract\Schedules;
use Marketday\Engine\Contract\Storage\StorageFailure;
use Marketday\Engine\Contract\StoreError;
use Marketday\Kernel\Clock;
use Marketday\Kernel\Http\HttpFailureException;

/**
 * Orders that are paid from the account that PayPal keeps. Such a payment is begun and taken by one call, so it is written down before PayPal
 * is asked, and asked for under a key that is the order's: whoever asks again, a second request or the job after a server was killed, gets
 * the first one's answer.
 */
final class Charges {
	private const HOOK = 'marketday_paypal_charge';

	/** Context of a row of payments that is no order of PayPal's, but holds the place of one. */
	public const CONTEXT = 'kept';

	/** Seconds after its beginning at which a charge without an answer is asked for again. PayPal knows a key for six hours. */
	private const AFTER = [ 2 * MINUTE_IN_SECONDS, 10 * MINUTE_IN_SECONDS, HOUR_IN_SECONDS ];

	/** Charges that are looked at for lost jobs. */
	private const MOST = 1000;

	public function __construct(
		private readonly Engine $engine,
		private readonly Payments $payments,
		private readonly OrderCreation $creation,
		private readonly Settlement $settlement,
		private readonly Reconciler $books,
		private readonly PaymentPoller $poller,
		private readonly Clock $clock
	) {}

	public function register(): void {
		Schedules::add( $this->dueJobs( ... ) );
		add_action( self::HOOK, function ( mixed $id ): void {
			$charge = is_string( $id ) ? $this->payments->find( $id ) : null;
			if ( null !== $charge && self::CONTEXT === $charge->origin->context && ! isset( $charge->origin->data['paypal'] ) ) {
				$this->again( $charge );
			}
		} );
	}

	/** @return iterable<DueJob> */
	private function dueJobs( int $now ): iterable {
		foreach ( $this->payments->begunAfter( $now - max( self::AFTER ), self::MOST ) as $charge ) {
			if ( self::CONTEXT === $charge->origin->context && ! isset( $charge->origin->data['paypal'] ) ) {
				yield new DueJob( self::HOOK, $this->next( $charge, $now ) ?? $now, [ $charge->id ] );
			}
		}
	}

	private function next( Payment $charge, int $now ): ?int {
		foreach ( self::AFTER as $seconds ) {
			if ( $charge->origin->begunAt + $seconds > $now ) {
				return $charge->origin->begunAt + $seconds;
			}
		}
		return null;
	}

	/** @throws StoreError Where another process takes too long. */
	public function make( Order $order, string $token, bool $isOwnPage ): Outcome {
		$id = "kept-{$order->id}-{$order->contents->total->minor}-" . $this->tries( $order->id );
		if ( null === $this->payments->find( $id ) ) {
			$this->write( $id, $order, [
				'order'   => (string) $order->id,
				'token'   => $token,
				'request' => self::request( $id, $order ),
			] + ( $isOwnPage ? [ OrderCreation::OWN_PAGE => '1' ] : [] ) );
		}
		$this->engine->jobs()->at( $this->clock->now()->getTimestamp() + self::AFTER[0], self::HOOK, [ $id ] );
		$outcome = $this->payments->alone( $id, fn (): Outcome => $this->take( $id ) );
		if ( Outcome::Declined === $outcome ) {
			$this->engine->orders()->keep( $order->id, Settlement::SPACE, [ 'tries' => (string) ( 1 + $this->tries( $order->id ) ) ] );
		}
		return $outcome;
	}

	private function take( string $id ): Outcome {
		$charge = $this->payments->find( $id );
		$order  = null === $charge ? null : $this->engine->payments()->order( (int) ( $charge->origin->data['order'] ?? 0 ) );
		if ( null === $charge || null === $order ) {
			return Outcome::Declined;
		}
		try {
			return $this->settlement->settle( $charge->origin->data['paypal'] ?? $this->ask( $charge, $order ), $order->id );
		} catch ( PayPalRefusalException $refusal ) {
			$this->engine->orders()->note( $order->id, 'PayPal: ' . $refusal->report() );
			if ( 404 === $refusal->status || $refusal->has( 'INVALID_RESOURCE_ID', 'TOKEN_ID_NOT_FOUND' ) ) {
				SavedAccounts::remove( $order->customer->id );
			}
			return Outcome::Declined;
		} catch ( HttpFailureException ) {
			$this->books->wait( $order->id, __( 'PayPal didn’t respond. The payment may have been taken. We’ll check again in a few minutes.', 'marketday' ) );
			return Outcome::Unknown;
		}
	}

	/** @return string The number of PayPal's order. @throws PayPalRefusalException|HttpFailureException */
	private function ask( Payment $charge, Order $order ): string {
		// Before the charge kept its own, it was of the machine's keys.
		$request = $charge->origin->data['request'] ?? "{$charge->id}-" . substr( hash_hmac( 'sha256', "{$charge->id}|{$order->key}", wp_salt() ), 0, 32 );
		$created = $this->creation->ofSavedAccount( $order, $charge->origin->data['token'] ?? '', $request );
		if ( null === $this->payments->find( $created->id() ) ) {
			$this->payments->begin(
				$created->id(),
				'',
				'pay-now',
				$charge->amount,
				$charge->currency,
				$order->id,
				[ 'payee' => $created->payee() ] + $charge->origin->data
			);
		}
		$this->poller->over( $created->id() );
		$this->payments->keep( $charge, [ 'paypal' => $created->id() ] );
		return $created->id();
	}

	/** Charges again only while the order is as it was: what else became of it is for a person to look at. */
	private function again( Payment $charge ): void {
		$order = $this->engine->payments()->order( (int) ( $charge->origin->data['order'] ?? 0 ) );
		if ( null === $order ) {
			return;
		}
		if ( $order->contents->total->minor !== $charge->amount || ! in_array( $order->status, [ OrderStatus::Pending, OrderStatus::OnHold ], true ) ) {
			$this->engine->orders()->note( $order->id, __( 'PayPal didn’t respond while charging the saved account for this order. Check in PayPal whether the money was taken.', 'marketday' ) );
			return;
		}
		$next = $this->next( $charge, $this->clock->now()->getTimestamp() );
		if ( null !== $next ) {
			$this->engine->jobs()->at( $next, self::HOOK, [ $charge->id ] );
		}
		$this->payments->alone( $charge->id, fn (): Outcome => $this->take( $charge->id ) );
	}

	/** Id by which PayPal knows the charge, made of the order alone: on another machine, and where the table is lost, it is the same charge. */
	private static function request( string $id, Order $order ): string {
		return "{$id}-" . substr( hash( 'sha256', "{$id}|{$order->key}" ), 0, 32 );
	}

	/** @param array<string, string> $data */
	private function write( string $id, Order $order, array $data ): void {
		try {
			$this->payments->begin( $id, '', self::CONTEXT, $order->contents->total->minor, $order->contents->total->currency->code, 0, $data );
		} catch ( StorageFailure $failure ) {
			// Another request has written it meanwhile.
			if ( null === $this->payments->find( $id ) ) {
				throw $failure;
			}
		}
	}

	private function tries( int $orderId ): int {
		return (int) ( $this->engine->orders()->data( $orderId, Settlement::SPACE )['tries'] ?? 0 );
	}
}
