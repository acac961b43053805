<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** Terms on which a variation is sold. */
final class VariationSale {
	public function __construct(
		public readonly bool $purchasable,
		public readonly bool $visible,
		public readonly bool $active,
		public readonly bool $soldIndividually,
		public readonly QuantityLimits $limits,
		public readonly bool $needsDelivery = true
	) {}
}
