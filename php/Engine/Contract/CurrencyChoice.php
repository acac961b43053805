<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** Currency that a visitor has chosen, and the form of others. A feature answers; without one there is the shop's alone. */
interface CurrencyChoice {
	/** Tells whether there may be another than the shop's own: asked for with each price. */
	public function isMade(): bool;

	/** Null while the visitor sees the shop's own. */
	public function exchange( Currency $base ): ?Exchange;

	/** The exchange to one of the shop's further currencies; null for any other code. */
	public function exchangeTo( string $code, Currency $base ): ?Exchange;
}
