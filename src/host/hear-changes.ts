import type {
	BasketState,
	BasketStore,
	Fragments,
	Marketday,
} from '@marketday/kernel';

import { basketChanges } from './basket-changes-on-demand';
import { jQueryBody, ownVoice } from './page-events';

/** Hears what other scripts did to the basket. */
export function hearWooEvents( basket: BasketStore ): void {
	for ( const name of [ 'added_to_cart', 'removed_from_cart' ] ) {
		document.body.addEventListener( `wc-blocks_${ name }`, () => {
			if ( ! ownVoice.isSpeaking ) {
				basket.refresh();
			}
		} );
	}
	const listen = () => {
		jQueryBody()?.on(
			'added_to_cart removed_from_cart',
			( _event, fragments ) => {
				if ( ! ownVoice.isSpeaking ) {
					// A translation of this event to the DOM is the same news.
					ownVoice.isSpeaking = true;
					basketChanges().then( ( { learnFromFragments } ) =>
						learnFromFragments( basket, fragments as Fragments )
					);
					setTimeout( () => ( ownVoice.isSpeaking = false ) );
				}
			}
		);
		jQueryBody()?.on( 'updated_cart_totals wc_cart_emptied', () =>
			basket.refresh()
		);
	};
	if ( document.readyState === 'complete' || window.jQuery ) {
		listen();
	} else {
		window.addEventListener( 'load', listen, { once: true } );
	}
}

/** Tells the page what one of our own parts changed. */
export function tellOwnChanges( shop: Marketday ): void {
	shop.basket.subscribe(
		async ( state: BasketState, before: BasketState ) => {
			if ( state.changes !== before.changes ) {
				const { tellChange } = await basketChanges();
				await tellChange( shop, state, before );
			}
		}
	);
}
