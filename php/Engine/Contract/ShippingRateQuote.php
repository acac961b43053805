<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** Quote of one method of delivery, in minor units without tax. */
final class ShippingRateQuote {
	public function __construct(
		public readonly string $methodId,
		public readonly int $instanceId,
		public readonly string $label,
		public readonly int $cost,
		public readonly bool $taxable,
		/** The cost with fractions of a minor unit, where it has any: of those is the total made. */
		private readonly ?float $exact = null
	) {}

	public function exactCost(): float {
		return $this->exact ?? (float) $this->cost;
	}

	/** `flat_rate:1`. */
	public function id(): string {
		return "{$this->methodId}:{$this->instanceId}";
	}
}
