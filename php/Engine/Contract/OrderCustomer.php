<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** Customer of an order, and what he has written. */
final class OrderCustomer {
	public function __construct(
		public readonly int $id,
		public readonly Address $billing,
		public readonly Address $shipping,
		public readonly string $note
	) {}
}
