<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** Mean rating 0 to 5 with two decimals, and how many reviews it rests on. */
final class Rating {
	public function __construct(
		public readonly float $average,
		public readonly int $count
	) {}
}
