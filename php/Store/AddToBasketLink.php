<?php

declare( strict_types=1 );

namespace Marketday\Store;

defined( 'ABSPATH' ) || exit;

/**
 * The card's button as a link that works without JavaScript: `?add-to-cart=ID` for what can be added at once,
 * the product page for what needs a choice, the shop elsewhere for external products.
 */
final class AddToBasketLink {
	public function __construct(
		public readonly string $text,
		public readonly string $url,
		/** What a screen reader hears: 'Add to basket: “Enamel mug”'. */
		public readonly string $description,
		/** True where a background request can add it (a simple, purchasable product in stock). */
		public readonly bool $ajax,
		/** Said when it was added: '“Enamel mug” has been added to your basket'. */
		public readonly string $successMessage = ''
	) {}
}
