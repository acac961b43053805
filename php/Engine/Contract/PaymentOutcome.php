<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** Beginning of a payment. `redirectUrl` is the provider's page, '' for the order's confirmation. */
final class PaymentOutcome {
	/** @param array<string, string> $details */
	public function __construct(
		public readonly PaymentStatus $status,
		public readonly string $redirectUrl = '',
		public readonly array $details = [],
		/** The state the order takes now; null leaves it. */
		public readonly ?OrderStatus $orderStatus = null
	) {}
}
