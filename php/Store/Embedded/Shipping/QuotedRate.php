<?php

declare( strict_types=1 );

namespace Marketday\Store\Embedded\Shipping;

defined( 'ABSPATH' ) || exit;

/** What one method asks for a parcel, in minor units without tax. */
final class QuotedRate {
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
