<?php

declare( strict_types=1 );

namespace Marketday\Buying\PayPal\Reconciliation;

defined( 'ABSPATH' ) || exit;

/** State of an order's payment as it is kept with the order. */
enum Settled: string {
	/** PayPal has not decided yet. */
	case Waits = 'waits';
	case Paid  = 'paid';
	/** Money is held until the order is processed. */
	case Held = 'held';
	/** Money that was held has gone back. */
	case Released = 'released';

	/** @param array<array-key, mixed> $kept Data of the order; null where nothing was settled. */
	public static function of( array $kept ): ?self {
		return self::tryFrom( is_string( $kept['settled'] ?? null ) ? $kept['settled'] : '' );
	}
}
