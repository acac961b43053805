<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

/**
 * A named place in the page that features fill without being named by the one who owns the place. Each is an action of WordPress, so that
 * other plugins fill it too; what is printed there is escaped by who prints it. On pages that are cached it holds nothing of a visitor.
 */
enum Slot: string {
	/** Slot on a card's picture, below what the card itself says there: gets the `Product`. */
	case CardBadges = 'card_badges';
	/** Slot before a card's price: gets the `Product`, and the `Variation` that was looked for or null. */
	case CardOptions = 'card_options';
	/** The buttons of a card: gets the `Product`. */
	case CardActions = 'card_actions';
	/** The buttons of the product page: gets the `Product`. */
	case ProductActions = 'product_actions';
	/** Slot below the list of reviews: gets the `Product`. */
	case AfterReviews = 'after_reviews';
	/** Slot in the product's form, below its options: gets the `Product`. What is entered there is sent with the addition (`SaleEvents::onLineData`). */
	case ProductFormOptions = 'product_form_options';
	/** Slot in the product's form, before quantity and button, in the same way. */
	case ProductFormFields = 'product_form_fields';
	/** Slot below the product's form: gets the `Product`. */
	case ProductFormAfter = 'product_form_after';
	/** Slot above a listing's products: gets the query's id and the block's. */
	case ListingToolbar = 'listing_toolbar';
	/** Slot above the lines of the mini basket, on pages that are cached. */
	case MiniBasketTop = 'mini_basket_top';
	/** Slot below the buttons of the mini basket, on pages that are cached. */
	case MiniBasketFoot = 'mini_basket_foot';
	/** Slot below a line's button to remove it, in the basket: gets the `BasketLine`. Its form is another's: a button here names its own by `form`. */
	case BasketLine = 'basket_line';
	/** Slot above the basket's lines: gets the `BasketContents`. */
	case BasketTop = 'basket_top';
	/** Slot below the basket's button to the checkout: gets the `BasketContents`. */
	case BasketFoot = 'basket_foot';
	/** Slot above the checkout: gets the `BasketContents`. */
	case CheckoutTop = 'checkout_top';
	/** Slot above the checkout's form: buttons that pay at once and bring the address with them. Gets the `BasketContents`; empty where nothing has to be paid. */
	case CheckoutExpress = 'checkout_express';
	/**
	 * Slot at the end of the checkout's form: gets the `BasketContents`. Fields named `extensions[namespace][name]` are sent with the order, with
	 * and without scripts (`SaleEvents::onCheckoutExtensions`).
	 */
	case CheckoutFields = 'checkout_fields';
	/** Slot above the button that orders, in the same way. */
	case CheckoutBeforeSubmit = 'checkout_before_submit';
	/** Slot in the checkout's form to log in, above its button: fields named `marketday_…` are sent with it. */
	case CheckoutLogIn = 'checkout_log_in';
	/** Slot below what the account shows: gets the section's name. */
	case AccountSection = 'account_section';
	/** Slot below an order that is shown: gets the `Order`. */
	case AfterOrderConfirmation = 'after_order_confirmation';

	/** @return non-empty-string Of WordPress. */
	public function action(): string {
		return "marketday_{$this->value}";
	}

	/** @param callable $draw Prints; it gets what the place is about. */
	public function fill( callable $draw, int $priority = 10 ): void {
		add_action( $this->action(), $draw, $priority, 2 );
	}

	public function print( mixed ...$about ): void {
		do_action( $this->action(), ...$about );
	}

	/** Markup of the slot, '' where nobody fills it. */
	public function html( mixed ...$about ): string {
		ob_start();
		try {
			$this->print( ...$about );
		} finally {
			$html = (string) ob_get_clean();
		}
		return trim( $html );
	}

	/** Name for scripts and islands. */
	public function name(): string {
		return str_replace( '_', '-', $this->value );
	}
}
