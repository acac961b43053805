<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Checkout;

defined( 'ABSPATH' ) || exit;

/** Result of the order's transaction; `isRepeat` where another request has already made it of the same basket. */
final class PlacementResult {
	public function __construct(
		public readonly int $orderId,
		public readonly string $key,
		public readonly bool $isRepeat,
		/** The account made with the order, 0 for none. */
		public readonly int $newUserId = 0,
		/** Address for a repeat: the payment's page, where it has one. */
		public readonly string $nextUrl = ''
	) {}
}
