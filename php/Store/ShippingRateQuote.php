<?php

declare( strict_types=1 );

namespace Marketday\Store;

defined( 'ABSPATH' ) || exit;

/** What one method of delivery asks, in minor units without tax. */
final class ShippingRateQuote {
	public function __construct(
		public readonly string $methodId,
		public readonly int $instanceId,
		public readonly string $label,
		public readonly int $cost,
		public readonly bool $taxable
	) {}

	/** `flat_rate:1`. */
	public function id(): string {
		return "{$this->methodId}:{$this->instanceId}";
	}
}
