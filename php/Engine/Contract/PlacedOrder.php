<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** An order just made, and how its payment began; `redirectUrl` is where the shopper goes next: the confirmation, or the payment's page. */
final class PlacedOrder {
	public function __construct(
		public readonly int $id,
		public readonly string $key,
		public readonly OrderStatus $status,
		public readonly string $redirectUrl,
		public readonly PaymentOutcome $outcome = new PaymentOutcome( PaymentStatus::Success )
	) {}
}
