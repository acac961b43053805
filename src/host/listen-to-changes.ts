import { listen, whenLoaded } from '@marketday/behaviour';
import type {
	BasketState,
	BasketStore,
	Fragments,
	Marketday,
} from '@marketday/kernel';

import { basketChanges } from './basket-changes-on-demand';
import { jQueryBody, suppressEcho } from './page-events';

/** Hears what other scripts did to the basket. */
export function listenToWooEvents( basket: BasketStore ): void {
	for ( const name of [ 'added_to_cart', 'removed_from_cart' ] ) {
		listen( document.body, `wc-blocks_${ name }`, () => {
			if ( ! suppressEcho.isActive ) {
				basket.refresh();
			}
		} );
	}
	const listenToJQuery = () => {
		jQueryBody()?.on(
			'added_to_cart removed_from_cart',
			( _event, fragments ) => {
				if ( ! suppressEcho.isActive ) {
					// A translation of this event to the DOM is the same news.
					suppressEcho.isActive = true;
					basketChanges().then( ( { learnFromFragments } ) =>
						learnFromFragments( basket, fragments as Fragments )
					);
					setTimeout( () => ( suppressEcho.isActive = false ) );
				}
			}
		);
		jQueryBody()?.on( 'updated_cart_totals wc_cart_emptied', () =>
			basket.refresh()
		);
	};
	if ( window.jQuery ) {
		listenToJQuery();
	} else {
		whenLoaded( listenToJQuery );
	}
}

/** Tells the page what one of our own parts changed. */
export function dispatchOwnChanges( shop: Marketday ): void {
	shop.basket.subscribe(
		async ( state: BasketState, before: BasketState ) => {
			if ( state.changes !== before.changes ) {
				const { dispatchChange } = await basketChanges();
				await dispatchChange( shop, state, before );
			}
		}
	);
}
