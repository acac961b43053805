import { createMarketday, type Marketday } from '../../src';
import {
	aMug,
	aVariation,
} from '../../src/features/add-to-basket/add-to-basket.test-helpers';
import {
	aWireCart,
	aWireItem,
	WIRE_CURRENCY,
} from '../fakes/wire-cart-factory';
import { aWireProduct } from '../fakes/wire-product-factory';

/** What stands in for a product, a category, a month: what was asked for before, and what is asked for now. */
export const OLD = 'old';
export const NEW = 'new';

const IDS: Readonly< Record< string, number > > = { [ OLD ]: 12, [ NEW ]: 13 };
export const idOf = ( word: string ) => IDS[ word ] ?? 0;
const wordOf = ( text: string ) => ( /new|13/.test( text ) ? NEW : OLD );

export const wireProduct = ( word: string ) =>
	aWireProduct( {
		id: idOf( word ),
		name: `The ${ word } mug`,
		slug: word,
		permalink: `https://shop.example/product/${ word }/`,
		images: [
			{
				...{
					id: idOf( word ),
					name: '',
					alt: word,
					srcset: '',
					sizes: '',
				},
				src: `https://shop.example/${ word }.jpg`,
				thumbnail: `https://shop.example/${ word }-300.jpg`,
			},
		],
	} );

export const formOf = ( word: string ) => ( {
	...aMug,
	productId: idOf( word ),
	name: `The ${ word } mug`,
	action: `https://shop.example/product/${ word }/`,
	successMessage: `The ${ word } mug is in your basket.`,
	variations: [
		aVariation( idOf( word ) * 10, 'blue', 's' ),
		aVariation( idOf( word ) * 10 + 1, 'red', 'l' ),
	],
} );

export const eventOf = ( word: string ) => ( {
	...{ id: idOf( word ), occurrence: '1', title: `The ${ word } fair` },
	url: `https://shop.example/events/${ word }/`,
	start: '2026-11-10T10:00:00+00:00',
	end: '2026-11-10T11:00:00+00:00',
	firstDay: word === OLD ? '2026-11-10' : '2026-12-10',
	lastDay: word === OLD ? '2026-11-10' : '2026-12-10',
	...{ dateText: '', venue: '', summary: '' },
	...{ isAllDay: false, isOnline: false, isCancelled: false },
} );

const currency = ( code: string ) => ( {
	...{ code, symbol: code, minorUnit: 2, prefix: '', suffix: '' },
	...{ decimalSeparator: '.', thousandSeparator: ',' },
} );

const counts = () => ( {
	price_range: { min_price: '100', max_price: '900', ...WIRE_CURRENCY },
	stock_status_counts: [ { status: 'instock', count: 3 } ],
	rating_counts: [ { rating: 5, count: 2 } ],
} );

/** What a shop answers; `name` tells its basket from that of another shop. */
function answerOf( path: string, name: string ): unknown {
	if ( path.includes( '/collection-data' ) ) {
		return counts();
	}
	if ( path.includes( '/facets' ) ) {
		return { counts: counts(), terms: [] };
	}
	if ( path.endsWith( '/form' ) ) {
		return formOf( wordOf( path ) );
	}
	if ( /\/products\/[^/?]+$/.test( path ) ) {
		return wireProduct( wordOf( path ) );
	}
	if ( path.includes( '/events' ) ) {
		return [ eventOf( /new|2026-12-01&/.test( path ) ? NEW : OLD ) ];
	}
	if ( path.includes( '/currencies' ) ) {
		return [ 'GBP', name === OLD ? 'EUR' : 'USD' ].map( currency );
	}
	if ( path.includes( '/products' ) ) {
		const asked = [ OLD, NEW ].filter( ( word ) =>
			new RegExp( `[=,](${ word }|${ idOf( word ) })\\b` ).test( path )
		);
		return ( asked.length > 0 ? asked : [ OLD, NEW ] ).map( wireProduct );
	}
	return path.includes( '/cart' )
		? aWireCart( {
				items: [ aWireItem( { name: `Of the ${ name } shop` } ) ],
		  } )
		: { ok: true };
}

export interface Sent {
	readonly path: string;
	readonly body: unknown;
}

/** A shop whose answers can be held back. */
export interface HeldShop {
	readonly shop: Marketday;
	/** Changes alone. */
	readonly sent: Sent[];
	/** From now on these are not answered. */
	hold: () => void;
	/** What was asked from now on is answered again; what is held stays so. */
	goOn: () => void;
	/** Answers what was held. */
	release: () => void;
}

export function aShop( name = OLD ): HeldShop {
	const sent: Sent[] = [];
	let held: Promise< void > | null = null;
	let letGo = () => {};
	const fetch = async ( address: string, request: RequestInit = {} ) => {
		const path = decodeURIComponent( String( address ) );
		if ( request.method === 'POST' ) {
			sent.push( { path, body: JSON.parse( String( request.body ) ) } );
		}
		await held;
		return {
			ok: true,
			status: 200,
			headers: new Headers( {
				'Cart-Token': 'token',
				'X-WP-Total': '1',
				'X-WP-TotalPages': '1',
			} ),
			json: async () =>
				JSON.parse( JSON.stringify( answerOf( path, name ) ) ),
		};
	};
	return {
		sent,
		shop: createMarketday( {
			restUrl: 'https://shop.example/wp-json/',
			fetch: fetch as unknown as typeof globalThis.fetch,
		} ),
		hold: () => {
			held = new Promise( ( done ) => ( letGo = done ) );
		},
		goOn: () => ( held = null ),
		release: () => letGo(),
	};
}
