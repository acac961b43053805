import { listen, whenLoaded } from '@marketday/behaviour';
import {
	type Fragments,
	type FragmentsResponse,
	type Marketday,
	reachShop,
} from '@marketday/kernel';

import { basketChanges, changeBasket } from './basket-changes-on-demand';
import { type JQueryListener, suppressEcho } from './page-events';
import type { SentByJQuery } from './their-additions';

/** Has an addition of WooCommerce's own script followed (`their-additions.ts`). */
const followAdditions =
	( shop: Marketday ): JQueryListener =>
	( _event, response, request ) => {
		if (
			( request as SentByJQuery ).url.includes( 'wc-ajax=add_to_cart' )
		) {
			changeBasket( ( { followAddition } ) =>
				followAddition(
					shop,
					request as SentByJQuery,
					response as PromiseLike< FragmentsResponse >
				)
			).catch( () => reachShop( () => {} ) );
		}
	};

/** Hears what other scripts did to the basket. */
export function listenToWooEvents( shop: Marketday ): void {
	const { basket } = shop;
	for ( const name of [ 'added_to_cart', 'removed_from_cart' ] ) {
		listen( document.body, `wc-blocks_${ name }`, () => {
			if ( ! suppressEcho.isActive ) {
				basket.refresh();
			}
		} );
	}
	let isListening = false;
	const listenToJQuery = () => {
		const { jQuery } = window;
		if ( ! jQuery || isListening ) {
			return;
		}
		isListening = true;
		jQuery( document ).on( 'ajaxSend', followAdditions( shop ) );
		const body = jQuery( document.body );
		body.on( 'added_to_cart removed_from_cart', ( _event, fragments ) => {
			if ( ! suppressEcho.isActive ) {
				// A translation of this event to the DOM is the same news.
				suppressEcho.isActive = true;
				basketChanges().then( ( { learnFromFragments } ) =>
					learnFromFragments( basket, fragments as Fragments )
				);
				setTimeout( () => ( suppressEcho.isActive = false ) );
			}
		} );
		body.on( 'updated_cart_totals wc_cart_emptied', basket.refresh );
	};
	listenToJQuery();
	// It may stand further down, or be loaded by another script.
	listen( document, 'DOMContentLoaded', listenToJQuery );
	whenLoaded( listenToJQuery );
}

/** Tells the page what one of our own parts changed. */
export function dispatchOwnChanges( shop: Marketday ): void {
	shop.basket.subscribe( ( state, before ) => {
		if ( state.changes !== before.changes ) {
			basketChanges().then( ( { dispatchChange } ) =>
				dispatchChange( shop, state, before )
			);
		}
	} );
}
