<?php

declare( strict_types=1 );

namespace Marketday\Buying\PayPal\Reconciliation;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Engine\Contract\DueJob;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\OrderStatus;
use Marketday\Engine\Contract\Schedules;
use Marketday\Kernel\Clock;

/** Asks PayPal after a payment that has begun, until it has ended: a shopper's browser may close, and a server may be killed. */
final class PaymentPoller {
	public const HOOK = 'marketday_paypal_watch';

	/** Seconds after its beginning at which a payment is asked after. */
	private const AFTER = [
		2 * MINUTE_IN_SECONDS,
		10 * MINUTE_IN_SECONDS,
		HOUR_IN_SECONDS,
		4 * HOUR_IN_SECONDS,
		DAY_IN_SECONDS,
		3 * DAY_IN_SECONDS,
		7 * DAY_IN_SECONDS,
	];

	/** Payments that are looked at for lost jobs. */
	private const MOST = 1000;

	public function __construct(
		private readonly Engine $engine,
		private readonly Payments $payments,
		private readonly Clock $clock
	) {}

	/** @param Closure(Payment): bool $look Whether it has ended. */
	public function register( Closure $look ): void {
		Schedules::add( $this->dueJobs( ... ) );
		add_action( self::HOOK, function ( mixed $id ) use ( $look ): void {
			$payment = is_string( $id ) ? $this->payments->find( $id ) : null;
			if ( null !== $payment && $payment->orderId > 0 ) {
				$this->after( $payment );
				if ( $look( $payment ) ) {
					$this->engine->jobs()->cancel( self::HOOK, [ $payment->id ] );
				}
			}
		} );
	}

	/**
	 * Looks at payments whose jobs may be lost.
	 *
	 * @return iterable<DueJob>
	 */
	public function dueJobs( int $now ): iterable {
		foreach ( $this->payments->begunAfter( $now - max( self::AFTER ), self::MOST ) as $payment ) {
			$next = self::next( $payment, $now );
			if ( $payment->orderId > 0 && null !== $next ) {
				yield new DueJob( self::HOOK, $next, [ $payment->id ], isDue: fn (): bool => $this->isUnfinished( $payment ) );
			}
		}
	}

	private function isUnfinished( Payment $payment ): bool {
		$order = $this->engine->payments()->order( $payment->orderId );
		$stored  = null === $order ? [] : $this->engine->orders()->data( $order->id, Settlement::SPACE );
		return null !== $order && ! isset( $stored['capture'] )
			&& in_array( $order->status, [ OrderStatus::Pending, OrderStatus::OnHold, OrderStatus::Cancelled, OrderStatus::Failed ], true );
	}

	public function over( string $paypalId ): void {
		$this->engine->jobs()->at( $this->clock->now()->getTimestamp() + self::AFTER[0], self::HOOK, [ $paypalId ] );
	}

	/** The next time is arranged before this one is used: it may not end. */
	private function after( Payment $payment ): void {
		$next = self::next( $payment, $this->clock->now()->getTimestamp() );
		if ( null !== $next ) {
			$this->engine->jobs()->at( $next, self::HOOK, [ $payment->id ] );
		}
	}

	private static function next( Payment $payment, int $now ): ?int {
		foreach ( self::AFTER as $seconds ) {
			if ( $payment->origin->begunAt + $seconds > $now ) {
				return $payment->origin->begunAt + $seconds;
			}
		}
		return null;
	}
}
