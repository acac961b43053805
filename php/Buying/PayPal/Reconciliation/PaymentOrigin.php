<?php

declare( strict_types=1 );

namespace Marketday\Buying\PayPal\Reconciliation;

defined( 'ABSPATH' ) || exit;

/** Place, time and data a payment was begun with. */
final class PaymentOrigin {
	/** @param array<string, string> $data What the payment was begun with. */
	public function __construct(
		public readonly string $context,
		public readonly int $begunAt,
		public readonly array $data
	) {}
}
