<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** Details of a product's own page that a card of a listing does not have. */
final class ProductDetails {
	/**
	 * @param list<Image>          $images   Main image first.
	 * @param list<Term>             $categories
	 * @param list<Term>             $tags
	 * @param list<int>              $groupedIds
	 * @param list<int>              $upsellIds
	 * @param list<int>              $crossSellIds
	 */
	public function __construct(
		public readonly array $images = [],
		public readonly array $categories = [],
		public readonly array $tags = [],
		public readonly bool $featured = false,
		public readonly array $groupedIds = [],
		public readonly array $upsellIds = [],
		public readonly array $crossSellIds = [],
		public readonly string $weight = '',
		public readonly string $dimensions = '',
		public readonly bool $reviewsAllowed = true,
		/** True if it is sent, not downloaded or done. */
		public readonly bool $needsDelivery = true
	) {}
}
