<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Checkout;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Address;
use Marketday\Engine\Contract\OrderStatus;
use Marketday\Engine\Contract\PaymentMethod;
use Marketday\Engine\Embedded\Basket\Calculation;

/** Everything an order is made of, checked and summed, before it is stored. */
final class OrderDraft {
	/**
	 * @param array<string, array<string, mixed>> $extensions
	 * @param array<string, string>               $fields     What the shop's own fields hold, by id.
	 */
	public function __construct(
		public readonly Calculation $sums,
		public readonly Address $billing,
		public readonly Address $shipping,
		public readonly ?PaymentMethod $payment,
		public readonly OrderStatus $status,
		public readonly string $note,
		public readonly int $customerId,
		public readonly string $basketHash,
		public readonly array $extensions,
		public readonly array $fields = []
	) {}
}
