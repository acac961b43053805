import {
	__,
	announce,
	type FragmentsResponse,
	type Marketday,
} from '@marketday/kernel';

import { learnFromFragments, replaceFragments } from './fragments';
import { goTo } from './go-to';
import { isBasketPage, type PageConfig } from './page-config';
import { reportFailure } from './report-failure';
import {
	announceAdding,
	announceChange,
	announceFragments,
	mayAdd,
} from './woo-events';

const REMOVE = '.remove_from_cart_button';

/** What a change needs to know of its page. */
export interface Page {
	shop: Marketday;
	config: PageConfig;
}

/** Section 4: a 'View basket' link is inserted after the button, except on the basket page. */
export function insertViewBasket( button: Element, config: PageConfig ): void {
	const isThere = button.parentElement?.querySelector( '.added_to_cart' );
	if ( isThere || isBasketPage( config ) ) {
		return;
	}
	const link = document.createElement( 'a' );
	link.href = config.basketUrl;
	link.className = 'added_to_cart wc-forward';
	link.textContent = __( 'View basket', 'marketday' );
	button.after( link );
}

function showChange(
	{ shop }: Page,
	name: 'added_to_cart' | 'removed_from_cart',
	{ fragments = {}, cart_hash: hash = '' }: FragmentsResponse,
	button: Element
): void {
	replaceFragments( fragments );
	learnFromFragments( shop.basket, fragments );
	announceChange( name, fragments, hash, button );
	announceFragments();
}

/**
 * Sends one addition and tells the page of it (section 4 'Add to basket').
 *
 * @param page    Where it happens.
 * @param data    The fields, `product_id` among them.
 * @param button  What was pressed: other scripts are told.
 * @param onAdded Shows it at the button before the page is told.
 * @return False where it was stopped, or the shopper is sent to another page. Rejects where the shop did not answer.
 */
export async function sendAddition(
	page: Page,
	data: Record< string, string >,
	button: HTMLElement,
	onAdded: () => void = () => {}
): Promise< boolean > {
	const { shop, config } = page;
	if ( ! mayAdd( button ) ) {
		return false;
	}
	announceAdding( button, data );
	const answer = await shop.client.wcAjax.addToCart( data );
	if ( answer.error && answer.product_url ) {
		goTo( answer.product_url );
		return false;
	}
	if ( ! answer.fragments ) {
		return false;
	}
	if ( config.redirectAfterAdd ) {
		goTo( config.basketUrl );
		return false;
	}
	onAdded();
	showChange( page, 'added_to_cart', answer, button );
	announce(
		data.success_message || __( 'Added to your basket.', 'marketday' )
	);
	return true;
}

/** Adds the button's product. */
export async function addToBasket(
	page: Page,
	button: HTMLElement
): Promise< void > {
	button.classList.remove( 'added' );
	button.classList.add( 'loading' );
	button.setAttribute( 'aria-busy', 'true' );
	try {
		const data: Record< string, string > = {};
		for ( const [ name, value ] of Object.entries( button.dataset ) ) {
			data[ name ] = value ?? '';
		}
		await sendAddition( page, data, button, () => {
			button.classList.add( 'added' );
			insertViewBasket( button, page.config );
		} );
	} catch ( error ) {
		reportFailure( error );
	} finally {
		button.classList.remove( 'loading' );
		button.removeAttribute( 'aria-busy' );
	}
}

/** Where the keyboard goes when the link it was on is gone with its line. */
function focusAfterRemoval( focused: Element, index: number ): void {
	const { activeElement, body } = focused.ownerDocument;
	if ( activeElement && activeElement !== body ) {
		return;
	}
	const region = document.querySelector( '.widget_shopping_cart_content' );
	const links = ( region ?? document ).querySelectorAll< HTMLElement >(
		REMOVE
	);
	links[ Math.min( index, links.length - 1 ) ]?.focus();
}

/** Removes the link's line (section 4 'Remove from mini basket'). */
export async function removeFromBasket(
	page: Page,
	link: HTMLElement
): Promise< void > {
	const item = link.closest( '.woocommerce-mini-cart-item, li, tr' );
	const region = link.closest( '.widget_shopping_cart_content' );
	const index = [ ...( region?.querySelectorAll( REMOVE ) ?? [] ) ].indexOf(
		link
	);
	item?.classList.add( 'marketday-overlaid' );
	item?.setAttribute( 'aria-busy', 'true' );
	try {
		const answer = await page.shop.client.wcAjax.removeFromCart(
			link.dataset.cart_item_key ?? ''
		);
		if ( ! answer.fragments ) {
			throw new Error( 'The answer has no fragments.' );
		}
		showChange( page, 'removed_from_cart', answer, link );
		focusAfterRemoval( link, index );
		announce(
			link.dataset.success_message ||
				__( 'Removed from your basket.', 'marketday' )
		);
	} catch {
		goTo( link.getAttribute( 'href' ) ?? '' );
	} finally {
		item?.classList.remove( 'marketday-overlaid' );
		item?.removeAttribute( 'aria-busy' );
	}
}
