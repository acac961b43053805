<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;

/** An order as its shopper may read it. */
final class Order {
	/**
	 * @param list<OrderLine>                                                                     $lines
	 * @param list<array{id: string, label: string, amount: string, note: string, code: string}> $totals Rows of `TotalRows`, as the basket had them.
	 * @param list<Download>                                                                      $downloads
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $number,
		public readonly string $key,
		public readonly OrderStatus $status,
		public readonly DateTimeImmutable $placedAt,
		public readonly Money $total,
		public readonly array $lines,
		public readonly array $totals,
		public readonly Address $billing,
		public readonly Address $shipping,
		public readonly string $paymentMethodId,
		public readonly string $paymentMethodTitle,
		/** Instructions of the payment method after ordering (bank details ...): safe HTML. */
		public readonly string $instructionsHtml,
		public readonly string $customerNote,
		public readonly int $customerId,
		/** The files it lets its shopper have in its state. */
		public readonly array $downloads = [],
		/** @var list<array{name: string, value: string}> What was entered in the shop's own fields, as people read it. */
		public readonly array $fields = [],
		/** Title of delivery, as the shopper chose it; '' where nothing is sent. */
		public readonly string $deliveryTitle = ''
	) {}
}
