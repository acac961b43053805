<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract\Outbox;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\SaleEvents;
use Throwable;

/** Notes on what failed after an order was stored, for the shop's people on the order: one for an outage, and one where it is given up. */
final class FollowUpNotes {
	/** Action: something that had failed for an order is done. */
	public const RECOVERED = 'marketday_order_followup_recovered';

	private const SPACE = 'follow_ups';

	/** Seconds: what fails later is another outage. Longer than the outbox tries. */
	private const OUTAGE = 2 * DAY_IN_SECONDS;

	public function __construct( private readonly Engine $engine ) {}

	public function register(): void {
		SaleEvents::onFollowUpFailed( $this->note( ... ) );
		add_action( self::RECOVERED, $this->end( ... ) );
	}

	private function note( int $orderId, Throwable $failure ): void {
		$isGivenUp = $failure instanceof UndoneException && $failure->isGivenUp;
		$mark      = $isGivenUp ? 'given_up' : 'failed';
		try {
			$orders = $this->engine->orders();
			// A mark of a later moment is that of a clock that was set back.
			if ( abs( time() - (int) ( $orders->data( $orderId, self::SPACE )[ $mark ] ?? 0 ) ) < self::OUTAGE ) {
				return;
			}
			$orders->keep( $orderId, self::SPACE, [ $mark => (string) time() ] );
			$orders->note( $orderId, self::sentence( $failure ) );
		} catch ( Throwable $further ) {
			error_log( "Marketday, order {$orderId}: {$failure->getMessage()} ({$further->getMessage()})" ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- a failure that could not be noted.
		}
	}

	/** The next failure is another outage. */
	private function end( int $orderId ): void {
		try {
			$this->engine->orders()->keep( $orderId, self::SPACE, [
				'failed'   => null,
				'given_up' => null,
			] );
		} catch ( Throwable ) {
			return; // The order is gone.
		}
	}

	private static function sentence( Throwable $failure ): string {
		if ( ! $failure instanceof UndoneException ) {
			/* translators: %s: what a program said */
			return sprintf( __( 'The order is saved, but something that follows it failed: %s', 'marketday' ), $failure->getMessage() );
		}
		return $failure->isGivenUp
			/* translators: 1: a message, such as "Email to the shopper", 2: why it failed */
			? sprintf( __( '%1$s: failed for two days, so we’ve stopped trying (%2$s). You can retry it under Tools > Site Health.', 'marketday' ), $failure->what, $failure->getMessage() )
			/* translators: 1: a message, such as "Email to the shopper", 2: why it failed */
			: sprintf( __( '%1$s: failed. We’ll keep trying for up to two days (%2$s).', 'marketday' ), $failure->what, $failure->getMessage() );
	}
}
