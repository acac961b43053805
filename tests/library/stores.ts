import * as library from '../../src';
import type { Marketday } from '../../src';
import { idOf, OLD, wireProduct } from './two-shops';

/** Stores of one word in one shop, made once. */
function once< Made >(
	make: ( word: string, shop: Marketday ) => Made
): ( word: string, shop: Marketday ) => Made {
	const made = new WeakMap< Marketday, Map< string, Made > >();
	return ( word, shop ) => {
		const ofShop = made.get( shop ) ?? new Map< string, Made >();
		made.set( shop, ofShop );
		const known = ofShop.get( word ) ?? make( word, shop );
		ofShop.set( word, known );
		return known;
	};
}

export const product = ( word: string ) =>
	library.productFromWire( wireProduct( word ) );
const memoryOf = ( word: string ) => ( { read: () => [ idOf( word ) ] } );
export const listing = once( ( word, shop ) =>
	library.createProductListing( { shop, query: { category: word } } )
);
export const wishlist = once( ( word, shop ) =>
	library.createWishlistStore( { shop, memory: memoryOf( word ) } )
);
export const compare = once( ( word, shop ) =>
	library.createCompareStore( { shop, memory: memoryOf( word ) } )
);
export const currency = once( ( word, shop ) =>
	library.createCurrencyStore( {
		shop,
		storage: {
			getItem: () => ( word === OLD ? 'GBP' : 'EUR' ),
			setItem: () => {},
		},
	} )
);
export const quickView = once( ( word, shop ) => {
	const store = library.createQuickViewStore( { shop } );
	store.open( idOf( word ) );
	return store;
} );
