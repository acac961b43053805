<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;

/** An order as its shopper may read it. */
final class Order {
	public function __construct(
		public readonly int $id,
		public readonly string $number,
		public readonly string $key,
		public readonly OrderStatus $status,
		public readonly DateTimeImmutable $placedAt,
		public readonly OrderContents $contents,
		public readonly OrderCustomer $customer,
		public readonly OrderPayment $payment
	) {}
}
