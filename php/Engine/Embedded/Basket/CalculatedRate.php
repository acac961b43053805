<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Basket;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\ShippingRateQuote;
use Marketday\Engine\Embedded\Tax\Rounding;

/** A shipping rate with its taxes in minor units by rate id. */
final class CalculatedRate {
	/**
	 * @param array<int, float> $taxes  Whole ones, unless taxes are rounded for the whole basket: of these the sums are made.
	 * @param float             $offered All of them as the rate is offered, rounded once.
	 */
	public function __construct(
		public readonly ShippingRateQuote $quote,
		public readonly array $taxes,
		public readonly bool $chosen,
		private readonly float $offered
	) {}

	/** Its part of the basket's taxes, where it is chosen. */
	public function tax(): int {
		return Rounding::whole( (float) array_sum( $this->taxes ) );
	}

	/** Tax that is said of it where it is offered: with several taxes that may be a penny beside `tax()`, as with WooCommerce. */
	public function offeredTax(): int {
		return Rounding::whole( $this->offered );
	}
}
