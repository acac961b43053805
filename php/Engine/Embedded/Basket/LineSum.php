<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Basket;

defined( 'ABSPATH' ) || exit;

/** Sum of a line without tax, and its tax; in whole minor units, and exact. */
final class LineSum {
	/** @param array<int, float> $taxes Unrounded, by rate id. */
	public function __construct(
		public readonly int $net,
		public readonly int $tax,
		public readonly array $taxes,
		public readonly float $exact
	) {}
}
