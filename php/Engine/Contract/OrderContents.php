<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** Things that were ordered, and their sums. */
final class OrderContents {
	/**
	 * @param list<OrderLine>                                                                     $lines
	 * @param list<array{id: string, label: string, amount: string, note: string, code: string}> $totals Rows of `TotalRows`, as the basket had them.
	 * @param list<Download>                                                                      $downloads
	 */
	public function __construct(
		public readonly array $lines,
		public readonly array $totals,
		public readonly Money $total,
		/** The files it lets its shopper have in its state. */
		public readonly array $downloads = [],
		/** @var list<array{name: string, value: string}> What was entered in the shop's own fields, as people read it. */
		public readonly array $fields = [],
		/** Title of delivery, as the shopper chose it; '' where nothing is sent. */
		public readonly string $deliveryTitle = ''
	) {}
}
