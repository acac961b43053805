<?php

declare( strict_types=1 );

namespace Marketday\ProductFilter;

defined( 'ABSPATH' ) || exit;

/** One value of a list, with the number of products it leads to. */
final class Choice {
	/**
	 * @param string     $value  As the address has it: a slug, `instock`, `4`.
	 * @param int|string $id     As `product_filters` has it.
	 * @param int|null   $count  Null while the index is not built.
	 * @param int        $depth  Of a category within its tree.
	 * @param string     $colour `#b3261e`, where the value has one.
	 * @param int        $stars  Of a rating; 0 for all others.
	 * @param bool       $adds   Whether the count is what it would add to the products of its list's chosen values.
	 */
	public function __construct(
		public readonly string $value,
		public readonly int|string $id,
		public readonly string $label,
		public readonly ?int $count,
		public readonly bool $isChosen,
		public readonly int $depth = 0,
		public readonly string $colour = '',
		public readonly int $stars = 0,
		public readonly bool $adds = false
	) {}

	/** What leads nowhere cannot be chosen, only taken back. */
	public function isDisabled(): bool {
		return 0 === $this->count && ! $this->isChosen && ! $this->adds;
	}
}
