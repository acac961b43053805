<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** Availability of a product or variation. `quantity` is null where stock is not managed. */
final class Stock {
	public function __construct(
		public readonly StockStatus $status,
		public readonly ?int $quantity,
		public readonly bool $backordersAllowed,
		/** Plain text such as 'Only 3 left in stock', '' where nothing is to be said. */
		public readonly string $text = ''
	) {}

	public function isBuyable(): bool {
		return StockStatus::OutOfStock !== $this->status;
	}
}
