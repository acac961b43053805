<?php

declare( strict_types=1 );

namespace Marketday\Store\Embedded\Basket;

defined( 'ABSPATH' ) || exit;

use Marketday\Store\ShippingRateQuote;

/** A shipping rate with its taxes in whole minor units by rate id. */
final class CalculatedRate {
	/** @param array<int, int> $taxes */
	public function __construct(
		public readonly ShippingRateQuote $quote,
		public readonly array $taxes,
		public readonly bool $chosen
	) {}

	public function tax(): int {
		return (int) array_sum( $this->taxes );
	}
}
