<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** Both addresses of a basket or an order. */
final class AddressPair {
	public function __construct(
		public readonly Address $billing,
		public readonly Address $shipping
	) {}
}
