<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Checkout;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\AddressPair;
use Marketday\Engine\Contract\OrderStatus;
use Marketday\Engine\Contract\PaymentMethod;
use Marketday\Engine\Embedded\Basket\Calculation;

/** Everything an order is made of, checked and summed, before it is stored. */
final class OrderDraft {
	public function __construct(
		public readonly Calculation $sums,
		public readonly AddressPair $addresses,
		public readonly ?PaymentMethod $payment,
		public readonly OrderStatus $status,
		public readonly SubmittedFields $sent,
		public readonly int $customerId,
		public readonly string $basketHash
	) {}
}
