import type { Marketday } from '@marketday/kernel';

import { addToBasket, removeFromBasket } from './basket-changes';
import type { PageConfig } from './page-config';

const ADD = '.ajax_add_to_cart[data-product_id]:not(.wc-interactive)';
const REMOVE = '.remove_from_cart_button[data-cart_item_key]';
const BUTTONS = `${ ADD }, ${ REMOVE }`;

const buttonAt = ( { target }: Event ) =>
	target instanceof Element ? target.closest< HTMLElement >( BUTTONS ) : null;

const isPlainClick = ( event: MouseEvent ) =>
	! event.defaultPrevented &&
	event.button === 0 &&
	! ( event.metaKey || event.ctrlKey || event.shiftKey || event.altKey );

/** Section 5: in the background only where the button has a product id. */
const canChange = ( button: HTMLElement ) =>
	( button.dataset.product_id || button.matches( REMOVE ) ) &&
	! button.classList.contains( 'disabled' );

/**
 * Adds and removes in the background, for every button of the page, now and in fragments that arrive later. WooCommerce's
 * own script listens on `body`, so what it has handled arrives here as handled. Other buttons stay links.
 */
export function listenToBasketButtons(
	shop: Marketday,
	config: PageConfig
): void {
	document.addEventListener( 'click', ( event ) => {
		const button = buttonAt( event );
		if ( ! button || ! isPlainClick( event ) || ! canChange( button ) ) {
			return;
		}
		event.preventDefault();
		const change = button.matches( REMOVE )
			? removeFromBasket
			: addToBasket;
		change( { shop, config }, button );
	} );

	document.addEventListener( 'keydown', ( event ) => {
		const button = event.key === ' ' ? buttonAt( event ) : null;
		if (
			button?.getAttribute( 'role' ) === 'button' &&
			! event.defaultPrevented
		) {
			event.preventDefault();
			button.click();
		}
	} );
}
