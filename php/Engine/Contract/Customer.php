<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

final class Customer {
	public function __construct(
		public readonly int $id,
		public readonly Address $billing,
		public readonly Address $shipping
	) {}
}
