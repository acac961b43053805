import { listen } from '@marketday/behaviour';

import type { Basket } from './basket';

/** Memory of the visitor's basket without asking the server. */
export interface BasketMemory {
	/** False where the visitor surely has nothing in the basket. */
	hasItems: () => boolean;
	/** Hash of the basket that the visitor has by now, as another page or tab may have made it; '' where that is not known. */
	hash: () => string;
	/** The remembered basket, while it is still the one of the visitor's session. */
	recall: () => Basket | null;
	/**
	 * Keeps the basket for the next page, and tells the visitor's other tabs that it changed; not one that was asked for when the
	 * visitor had another (`hash`): another page has changed it since.
	 */
	keep: ( basket: Basket, hash?: string ) => void;
	/** Calls back when another tab changed the basket, or a later page of this one from which the shopper comes back. */
	onChangeElsewhere: ( listener: () => void ) => () => void;
}

const KEY = 'marketday_basket';

const cookie = ( name: string ) =>
	new RegExp( `(?:^|; )${ name }=([^;]*)` ).exec( document.cookie )?.[ 1 ] ??
	'';

/** Storage may be switched off: then each page asks the server, and nothing breaks. */
function attempt< Result >( action: () => Result, otherwise: Result ): Result {
	try {
		return action();
	} catch {
		return otherwise;
	}
}

const cartHash = () => cookie( 'woocommerce_cart_hash' );

/**
 * WooCommerce's cookies tell whether there is a basket and which; its contents are kept for the time of the session.
 *
 * @param shop Tells it from others of the same origin, such as those of a network of sites.
 */
export function browserMemory( shop = '' ): BasketMemory {
	const place = KEY + shop;
	return {
		hasItems: () => Number( cookie( 'woocommerce_items_in_cart' ) ) > 0,

		hash: cartHash,

		recall: () =>
			attempt( () => {
				const kept = JSON.parse(
					sessionStorage.getItem( place ) ?? 'null'
				);
				const hash = cartHash();
				return hash && kept?.hash === hash ? kept.basket : null;
			}, null ),

		keep: ( basket, asked ) =>
			attempt( () => {
				const hash = cartHash();
				if ( ( asked ?? hash ) !== hash ) {
					return;
				}
				sessionStorage.setItem(
					place,
					JSON.stringify( { hash, basket } )
				);
				// Other tabs hear of it only where it is another than before.
				localStorage.setItem( place, hash );
			}, undefined ),

		onChangeElsewhere: ( listener ) => {
			let left = '';
			const onStorage = ( { key }: StorageEvent ) =>
				key === place && listener();
			const onHide = () => ( left = cartHash() );
			// A page that the browser has kept whole hears nothing meanwhile.
			const onShow = ( { persisted }: PageTransitionEvent ) =>
				persisted && left !== cartHash() && listener();
			const stops = [
				listen( window, 'storage', onStorage ),
				listen( window, 'pagehide', onHide ),
				listen( window, 'pageshow', onShow ),
			];
			return () => stops.forEach( ( stop ) => stop() );
		},
	};
}

/** Memory for servers and embedded use: nothing is remembered, the first `load()` asks. */
export const noMemory: BasketMemory = {
	hasItems: () => true,
	hash: () => '',
	recall: () => null,
	keep: () => {},
	onChangeElsewhere: () => () => {},
};
