<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** Delivery of a basket: what is sent, and what is known of it. */
final class BasketDelivery {
	/** True if it may be sent to another address than the billing address. */
	public readonly bool $needsAddress;

	/**
	 * @param list<ShippingPackage> $packages
	 * @param bool|null             $needsAddress Null where it may, if anything is sent.
	 */
	public function __construct(
		public readonly array $packages,
		public readonly bool $isNeeded,
		public readonly bool $isCalculated,
		/** Null where free delivery cannot be had, or not be told yet. */
		public readonly ?FreeDelivery $free = null,
		?bool $needsAddress = null
	) {
		$this->needsAddress = $needsAddress ?? $isNeeded;
	}
}
