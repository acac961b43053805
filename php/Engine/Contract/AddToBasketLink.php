<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * The card's button as a link that works without JavaScript: `?add-to-cart=ID` for what can be added at once,
 * the product page for what needs a choice, the shop elsewhere for external products.
 */
final class AddToBasketLink {
	public function __construct(
		public readonly string $text,
		public readonly string $url,
		/** Text for screen readers: 'Add to basket: “Enamel mug”'. */
		public readonly string $description,
		/** True where a background request can add it (a simple, purchasable product in stock). */
		public readonly bool $ajax,
		/** Said when it was added: '“Enamel mug” has been added to your basket'. */
		public readonly string $successMessage = ''
	) {}

	/**
	 * Link of a feature that asks for something before the product can be added: whatever an engine says, on every card and list.
	 *
	 * @param string $page Address of the product's page.
	 */
	public static function applyFilters( self $link, int $productId, string $page ): self {
		/**
		 * The button of a product on cards and lists.
		 *
		 * @param AddToBasketLink $link
		 * @param int             $productId
		 * @param string          $page Address of the product's page.
		 */
		$filtered = apply_filters( 'marketday_add_to_basket_link', $link, $productId, $page );
		return $filtered instanceof self ? $filtered : $link;
	}
}
