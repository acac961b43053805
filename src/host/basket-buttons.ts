import { behaviour } from '@marketday/behaviour';
import { type Marketday, reachShop } from '@marketday/kernel';

import type { Page } from './basket-changes';
import { basketChanges, changeBasket } from './basket-changes-on-demand';
import { goTo } from './go-to';
import type { PageConfig } from './page-config';

/** docs/PROTOCOL.md#add-to-basket: in the background only where the button has a product id. */
const ADD =
	':is(.ajax_add_to_cart:not(.wc-interactive), .wopb-loop-add-to-cart-button[data-variation])[data-product_id]:not([data-product_id=""])';
const REMOVE = '.remove_from_cart_button[data-cart_item_key]';
/** Elements that a removal lays itself over (docs/PROTOCOL.md#remove-from-mini-basket). */
const LINE = '.woocommerce-mini-cart-item, li, tr';
const BUTTONS = `:is(${ ADD }, ${ REMOVE }):not(.disabled)`;

/** Shows at once that something happens; where what it needs cannot be loaded, the link is the way. */
async function change( page: Page, button: HTMLElement ): Promise< void > {
	const isRemoval = button.matches( REMOVE );
	const part = isRemoval ? button.closest( LINE ) ?? button : button;
	const busy = isRemoval ? 'marketday-overlaid' : 'loading';
	button.classList.remove( 'added' );
	part.classList.add( busy );
	part.setAttribute( 'aria-busy', 'true' );
	await changeBasket( ( changes ) =>
		changes[ isRemoval ? 'removeFromBasket' : 'addToBasket' ](
			page,
			button
		)
	).catch( () => reachShop( () => goTo( button.getAttribute( 'href' ) ) ) );
	part.classList.remove( busy );
	part.removeAttribute( 'aria-busy' );
}

/**
 * Adds and removes in the background, for every button of the page, now and in fragments that arrive later. WooCommerce's
 * own script listens on `body`, so what it has handled arrives here as handled. Other buttons stay links.
 */
export function listenToBasketButtons(
	shop: Marketday,
	config: PageConfig
): void {
	behaviour( BUTTONS, {
		// What the press needs comes while the finger or the pointer is still on its way.
		intent: () => {
			basketChanges().catch( () => {} );
			shop.client.prepare();
		},
		press: ( button ) => change( { shop, config }, button ),
	} );
}
