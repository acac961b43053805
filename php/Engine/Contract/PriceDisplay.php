<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** Stored prices, in the base currency, as the shop shows them to a shopper of its own country: with or without tax, as it is set. */
interface PriceDisplay {
	/**
	 * @param string $stored    A decimal as `_price` holds it.
	 * @param string $taxStatus taxable, shipping or none.
	 */
	public function displayPrice( string $stored, string $taxStatus, string $taxClass ): Money;
}
