import {
	__,
	type Basket,
	type FragmentsResponse,
	type Marketday,
	reachShop,
} from '@marketday/kernel';

import { askForCookies, isBasketKept } from './basket-kept';
import { replaceFragments } from './fragments';
import { holdLinks } from './go-to';
import { grownLines } from './grown-lines';
import { reportUnchanged } from './report';
import { showAdded } from './show-added';

/** Request of jQuery's, as far as it is read here. */
export interface SentByJQuery {
	readonly url: string;
	readonly data?: string;
}

/** Takes back what the script has said of it. */
async function takeBack(
	{ client }: Marketday,
	button: Element
): Promise< void > {
	button.classList.remove( 'added' );
	button.parentElement?.querySelector( '.added_to_cart' )?.remove();
	document
		.querySelector( '.widget_shopping_cart_live_region' )
		?.replaceChildren();
	askForCookies( button );
	const { fragments = {} } = await client.wcAjax.getRefreshedFragments();
	replaceFragments( fragments );
}

/** Shows it as an addition of ours: at the button, and with what was added once the basket is there. */
function showTheirAddition(
	{ basket }: Marketday,
	button: Element,
	before: Basket | null
): void {
	showAdded( button );
	const link = button.parentElement?.querySelector( '.added_to_cart' );
	if ( link ) {
		link.textContent = __( 'View basket', 'marketday' );
	}
	const showLines = () => {
		const { basket: now } = basket.getState();
		if ( now !== before ) {
			stop();
			basket.setState( { added: grownLines( before, now ) } );
		}
	};
	const stop = basket.subscribe( showLines );
	showLines();
}

/**
 * Follows an addition of WooCommerce's own script: links wait for it, a failure, of which that script says nothing, is told, and so is a browser
 * that has not kept whose basket it is. Where it is refused, the script shows the product.
 */
export async function followAddition(
	shop: Marketday,
	{ data }: SentByJQuery,
	response: PromiseLike< FragmentsResponse >
): Promise< void > {
	const before = shop.basket.getState().basket;
	const id = new URLSearchParams( data ).get( 'product_id' );
	const button = document.querySelector(
		`.loading[data-product_id="${ id }"]`
	);
	const follow = async () => {
		const { error } = await response;
		if ( error ) {
			throw undefined;
		}
		if ( ! button ) {
			return;
		}
		if ( await isBasketKept( shop.basket ) ) {
			showTheirAddition( shop, button, before );
		} else {
			await takeBack( shop, button );
		}
	};
	await holdLinks( follow() ).catch( ( failed?: { statusText: string } ) => {
		if ( failed ) {
			button?.classList.remove( 'loading' );
			void reachShop( () => reportUnchanged( failed.statusText ) );
		}
	} );
}
