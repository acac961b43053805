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
	 */
	public function __construct(
		public readonly array $images = [],
		public readonly array $categories = [],
		public readonly array $tags = [],
		public readonly bool $featured = false,
		public readonly LinkedProducts $related = new LinkedProducts(),
		public readonly ProductShipment $shipment = new ProductShipment(),
		public readonly bool $reviewsAllowed = true
	) {}
}
