<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Basket;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\StockStatus;

/** Stock of an item, and how much of it may be sold. */
final class ItemStock {
	public function __construct(
		/** The id whose stock is counted, 0 where none is. */
		public readonly int $id,
		public readonly int $quantity,
		public readonly StockStatus $status,
		/** no, notify or yes. */
		public readonly string $backorders,
		public readonly bool $soldIndividually,
		/** Pieces that wait in others' baskets: `quantity` is without them. */
		public readonly int $held = 0
	) {}
}
