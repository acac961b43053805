<?php

declare( strict_types=1 );

namespace Marketday\Store\Embedded\Basket;

defined( 'ABSPATH' ) || exit;

use Marketday\Store\Fee;

/** A fee with its taxes in whole minor units by rate id. */
final class CalculatedFee {
	/** @param array<int, int> $taxes */
	public function __construct(
		public readonly Fee $fee,
		public readonly array $taxes
	) {}

	public function tax(): int {
		return (int) array_sum( $this->taxes );
	}
}
