<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Basket;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Fee;
use Marketday\Engine\Embedded\Tax\Rounding;

/** A fee with its taxes, unrounded, by rate id. */
final class CalculatedFee {
	/** @param array<int, float> $taxes */
	public function __construct(
		public readonly Fee $fee,
		/** Amount in minor units: a reduction ends where nothing is left to reduce. */
		public readonly float $amount,
		public readonly array $taxes,
		/** Its taxes, rounded as the shop is set. */
		public readonly float $exactTax
	) {}

	public function total(): int {
		return Rounding::whole( $this->amount );
	}

	public function tax(): int {
		return Rounding::whole( $this->exactTax );
	}
}
