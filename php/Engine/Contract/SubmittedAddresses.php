<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** Addresses of a checkout form, as they were sent. */
final class SubmittedAddresses {
	/** @param bool                                $shipElsewhere The shopper asked for another address: an empty one is then a fault, else it is the billing address. */
	public function __construct(
		public readonly Address $billing,
		public readonly Address $shipping,
		public readonly bool $shipElsewhere = false
	) {}
}
