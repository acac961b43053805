<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\ProductGroup;

defined( 'ABSPATH' ) || exit;

/** The products a row links to, as far as they are known now. */
final class FoundLinks {
	/**
	 * @param array<string, list<int>> $ids     By the draft's fields: groupedIds, upsellIds, crossSellIds.
	 * @param list<string>             $later   Names of products that this file has yet to bring.
	 * @param list<string>             $missing Names that neither the file nor the shop knows.
	 */
	public function __construct(
		public readonly array $ids,
		public readonly array $later,
		public readonly array $missing
	) {}

	public function areComplete(): bool {
		return [] === $this->later && [] === $this->missing;
	}
}
