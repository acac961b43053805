import {
	__,
	announce,
	type FragmentsResponse,
	type Marketday,
} from '@marketday/kernel';

import { askForCookies, isBasketKept } from './basket-kept';
import { isBasketPage } from './basket-page';
import { blockCalls } from './block-calls-on-demand';
import { learnFromFragments, replaceFragments } from './fragments';
import { goTo, holdLinks } from './go-to';
import { grownLines } from './grown-lines';
import type { PageConfig } from './page-config';
import { reportUnchanged } from './report';
import { showAdded } from './show-added';
import {
	announceAdding,
	announceChange,
	announceFragments,
	mayAdd,
} from './woo-events';

export { learnFromFragments, replaceFragments } from './fragments';
export { showAdded } from './show-added';
export { followAddition } from './their-additions';
export {
	announceChange,
	announceFragments,
	dispatchChange,
} from './woo-events';

const REMOVE = '.remove_from_cart_button';
/** docs/PROTOCOL.md#add-to-basket. */
const REDIRECT_AFTER = 2000;

/** Data of the page that a change needs. */
export interface Page {
	shop: Marketday;
	config: PageConfig;
}

/** docs/PROTOCOL.md#add-to-basket: a 'View basket' link is inserted after the button, except on the basket page. */
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

/** Tells the page of what another call has put into the basket. */
export const showAddition = (
	page: Page,
	response: FragmentsResponse,
	button: Element
): void => showChange( page, 'added_to_cart', response, button );

/**
 * Opens the mini basket that an editor has set to show what was added; its drawer says it.
 *
 * @return False where there is none, or a dialog is open already: the shopper is in the middle of something.
 */
function openBasket( config: PageConfig ): boolean {
	const button = document.querySelector< HTMLElement >(
		'[data-marketday-shows-additions] a[role="button"]'
	);
	const isFree = button && ! document.querySelector( 'dialog[open]' );
	if ( ! isFree || isBasketPage( config ) ) {
		return false;
	}
	button.click();
	return true;
}

/** Buttons whose page is about to be left: a further press adds nothing. */
const leaving = new WeakSet< Element >();

/** Target of an addition: the button's own `data-redirect`, or the basket where the shop is set so; '' stays here. */
function targetOf( button: HTMLElement, config: PageConfig ): string {
	const { redirect = '' } = button.dataset;
	if ( /^(https?:\/)?\/\w/.test( redirect ) ) {
		return redirect;
	}
	return config.redirectAfterAdd && ! isBasketPage( config )
		? config.basketUrl
		: '';
}

/** A redirecting button waits, so that the shopper sees what was done before the page goes. */
async function leaveFor( target: string, button: Element ): Promise< void > {
	leaving.add( button );
	await new Promise( ( resolve ) => setTimeout( resolve, REDIRECT_AFTER ) );
	leaving.delete( button );
	goTo( target );
}

/** A button with `data-variation` adds what was chosen on its card. */
function send(
	{ shop }: Page,
	{ variation, ...fields }: Record< string, string >
): Promise< FragmentsResponse > {
	const { wcAjax } = shop.client;
	return variation
		? blockCalls().withNonce( ( nonce ) =>
				wcAjax.addVariation(
					{
						product_id: fields.product_id ?? '',
						variation_id: fields.variation_id ?? '',
						quantity: fields.quantity ?? '1',
						wopb_nonce: nonce,
					},
					JSON.parse( variation )
				)
		  )
		: wcAjax.addToCart( fields );
}

/** Reason of its own: the shop has added, and the browser has not kept to whose basket. */
const notKept = Symbol( 'not kept' );

async function sendAndKeep(
	page: Page,
	data: Record< string, string >
): Promise< FragmentsResponse > {
	const response = await send( page, data );
	if ( response.fragments && ! ( await isBasketKept( page.shop.basket ) ) ) {
		throw notKept;
	}
	return response;
}

/**
 * Sends one addition and tells the page of it (docs/PROTOCOL.md#add-to-basket).
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
	onAdded: () => void | Promise< void > = () => {}
): Promise< boolean > {
	const { config } = page;
	if ( leaving.has( button ) || ! mayAdd( button ) ) {
		return false;
	}
	if ( ! navigator.cookieEnabled ) {
		// The shop would say that it has added, and not know the shopper again.
		askForCookies( button );
		return false;
	}
	announceAdding( button, data );
	// A page that is asked for meanwhile would not show it yet, and a new shopper's would show an empty basket.
	const response = await holdLinks( sendAndKeep( page, data ) ).catch(
		( reason ) => {
			if ( reason !== notKept ) {
				throw reason;
			}
		}
	);
	if ( ! response ) {
		askForCookies( button );
		return false;
	}
	if ( response.error && response.product_url ) {
		goTo( response.product_url );
		return false;
	}
	if ( ! response.fragments ) {
		return false;
	}
	// Before WooCommerce's own script hears of it, which would put a link of its own there.
	await onAdded();
	const { basket } = page.shop;
	const before = basket.getState().basket;
	showChange( page, 'added_to_cart', response, button );
	const target = targetOf( button, config );
	// The mini basket shows it, and takes it back: whoever opens the basket by hand later reads nothing of it.
	if ( ! target && ! isBasketPage( config ) ) {
		basket.setState( ( now ) => ( {
			added: grownLines( before, now.basket ),
		} ) );
	}
	if ( ! target && openBasket( config ) ) {
		return true;
	}
	announce(
		data.success_message || __( 'Added to your basket.', 'marketday' )
	);
	if ( target ) {
		await leaveFor( target, button );
	}
	return ! target;
}

/** Adds the button's product; the button shows that it is busy meanwhile (`basket-buttons.ts`). */
export async function addToBasket(
	page: Page,
	button: HTMLElement
): Promise< void > {
	try {
		const data: Record< string, string > = {};
		for ( const [ name, value ] of Object.entries( button.dataset ) ) {
			data[ name ] = value ?? '';
		}
		await sendAddition( page, data, button, () => {
			button.classList.remove( 'loading' );
			showAdded( button );
			insertViewBasket( button, page.config );
		} );
	} catch ( error ) {
		reportUnchanged( error );
	}
}

/** Focuses what is near when the link that had the keyboard is gone with its line. */
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

/** Removes the link's line (docs/PROTOCOL.md#remove-from-mini-basket). */
export async function removeFromBasket(
	page: Page,
	link: HTMLElement
): Promise< void > {
	const region = link.closest( '.widget_shopping_cart_content' );
	const index = [ ...( region?.querySelectorAll( REMOVE ) ?? [] ) ].indexOf(
		link
	);
	try {
		const response = await page.shop.client.wcAjax.removeFromCart(
			link.dataset.cart_item_key ?? ''
		);
		if ( ! response.fragments ) {
			throw new Error( 'The answer has no fragments.' );
		}
		showChange( page, 'removed_from_cart', response, link );
		focusAfterRemoval( link, index );
		announce(
			link.dataset.success_message ||
				__( 'Removed from your basket.', 'marketday' )
		);
	} catch {
		goTo( link.getAttribute( 'href' ) );
	}
}
