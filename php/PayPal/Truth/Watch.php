<?php

declare( strict_types=1 );

namespace Marketday\PayPal\Truth;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Kernel\Clock;
use Marketday\Store\Engine;

/** Asks PayPal after a payment that has begun, until it has ended: a shopper's browser may close, and a server may be killed. */
final class Watch {
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

	public function __construct(
		private readonly Engine $engine,
		private readonly Payments $payments,
		private readonly Clock $clock
	) {}

	/** @param Closure(Payment): bool $look Whether it has ended. */
	public function register( Closure $look ): void {
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

	public function over( string $paypalId ): void {
		$this->engine->jobs()->at( $this->clock->now()->getTimestamp() + self::AFTER[0], self::HOOK, [ $paypalId ] );
	}

	/** The next time is arranged before this one is used: it may not end. */
	private function after( Payment $payment ): void {
		$now = $this->clock->now()->getTimestamp();
		foreach ( self::AFTER as $seconds ) {
			if ( $payment->begunAt + $seconds > $now ) {
				$this->engine->jobs()->at( $payment->begunAt + $seconds, self::HOOK, [ $payment->id ] );
				return;
			}
		}
	}
}
