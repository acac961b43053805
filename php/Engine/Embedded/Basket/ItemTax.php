<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Basket;

defined( 'ABSPATH' ) || exit;

/** Tax of an item. */
final class ItemTax {
	public function __construct(
		public readonly TaxStatus $status,
		public readonly string $class
	) {}
}
