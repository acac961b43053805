<?php

declare( strict_types=1 );

namespace Marketday\Search\Index;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\StockStatus;

/** Facts on what can be bought as one thing: a variation, or a product without variations. A group has one for each price of its members. */
final class UnitFacts {
	/**
	 * @param array<string, list<int>> $terms Term ids by attribute taxonomy; all of the product's for an attribute left open.
	 * @param array<string, int>       $fixed Prices fixed in further currencies, as shown, in thousandths, by lower-case code.
	 */
	public function __construct(
		public readonly int $id,
		/** Price as shown to a shopper of the shop's own country, in minor units; null without a price. */
		public readonly ?int $price,
		public readonly StockStatus $stock,
		public readonly bool $onSale,
		public readonly array $terms,
		public readonly array $fixed = []
	) {}
}
