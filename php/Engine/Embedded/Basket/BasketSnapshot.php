<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Basket;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\StoreError;

/** The basket at one moment: its lines with their goods, its sums, and what stands against ordering it. */
final class BasketSnapshot {
	/** @param list<StoreError> $problems */
	public function __construct(
		public readonly Calculation $sums,
		public readonly array $problems
	) {}
}
