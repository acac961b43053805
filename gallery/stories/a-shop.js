import { createMarketday, productFromWire } from '@marketday/blocks';
import { aWireCart } from '../../tests/fakes/wire-cart-factory.ts';
import { aWireProduct } from '../../tests/fakes/wire-product-factory.ts';
import corrected from '../../tests/contract/product-search-found/corrected.json';
import found from '../../tests/contract/product-search-found/found.json';
import nothing from '../../tests/contract/product-search-found/nothing.json';
import { formWithSwatches } from './a-form.js';

const picture = ( colour ) =>
	`data:image/svg+xml,${ encodeURIComponent(
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="${ colour }"/></svg>`
	) }`;

/** What tests say of a shop's pictures, with pictures that are there. */
export const withPictures = ( said ) =>
	JSON.parse(
		JSON.stringify( said ).replace(
			/https:\/\/shop\.example\/[\w-]+\.(?:jpg|webp)/g,
			picture( 'steelblue' )
		)
	);

const { prices } = aWireProduct();

export const wireProducts = [
	'steelblue',
	'indianred',
	'darkseagreen',
	'goldenrod',
].map( ( colour, at ) =>
	aWireProduct( {
		id: at + 1,
		name: `Enamel mug, ${ colour }`,
		slug: `mug-${ at }`,
		on_sale: at === 1,
		...( at === 1 && {
			prices: { ...prices, price: '900', sale_price: '900' },
		} ),
		is_in_stock: at !== 2,
		images: [
			{
				id: at,
				src: picture( colour ),
				thumbnail: picture( colour ),
				srcset: '',
				sizes: '',
				name: '',
				alt: '',
			},
		],
	} )
);
export const products = wireProducts.map( productFromWire );
export const page = { products, total: products.length, pages: 1 };

const included = ( searchParams ) =>
	[ ...searchParams ].flatMap( ( [ name, value ] ) =>
		name.startsWith( 'include' ) ? value.split( ',' ).map( Number ) : []
	);

/** Those that are asked for: by their ids, by a word, or all. */
function foundBy( { searchParams } ) {
	const ids = included( searchParams );
	const word = ( searchParams.get( 'search' ) ?? '' ).toLowerCase();
	return wireProducts.filter(
		( { id, name } ) =>
			( ids.length === 0 || ids.includes( id ) ) &&
			name.toLowerCase().includes( word )
	);
}

/** Twelve, ten on a page. */
const reviewsOf = ( { searchParams } ) =>
	Array.from( { length: 12 }, ( _, at ) => ( {
		id: at + 1,
		reviewer: `Shopper ${ at + 1 }`,
		rating: 5 - ( at % 3 ),
		verified: at % 2 === 0,
		formatted_date_created: '1 November 2026',
		review: '<p>It keeps tea warm.</p>',
	} ) ).slice(
		10 * ( Number( searchParams.get( 'page' ) ) - 1 ),
		10 * Number( searchParams.get( 'page' ) )
	);

const answers = ( path ) => {
	const [ , id ] = /^products\/(\d+)$/.exec( path ) ?? [];
	if ( id ) {
		return wireProducts[ Number( id ) - 1 ];
	}
	if ( path.startsWith( 'marketday/v1/products' ) ) {
		return formWithSwatches;
	}
	if ( path.startsWith( 'products/reviews' ) ) {
		return reviewsOf( new URL( path, 'https://shop.example/' ) );
	}
	if ( path.startsWith( 'products' ) ) {
		return foundBy( new URL( path, 'https://shop.example/' ) );
	}
	return path.startsWith( 'cart' ) ? withPictures( aWireCart() ) : {};
};

const json = ( body, status = 200 ) =>
	new Response( JSON.stringify( body ), {
		status,
		headers: {
			'Content-Type': 'application/json',
			'Cart-Token': 'token',
			Nonce: 'nonce',
			'X-WP-Total': '4',
			'X-WP-TotalPages': '1',
		},
	} );

/** A shop in the page: `answer` may take a path over, with what is answered and its status, or a promise of both. */
export const aShop = ( answer = () => undefined ) =>
	createMarketday( {
		restUrl: 'https://shop.example/wp-json/',
		cartToken: 'token',
		fetch: async ( url ) => {
			const path = String( url ).replace(
				/^.*?wp-json\/(wc\/store\/v1\/)?/,
				''
			);
			return json(
				...( ( await answer( path ) ) ?? [ answers( path ) ] )
			);
		},
	} );

/** What Marketday's own search tells. */
const SUGGESTIONS = { found, corrected, nothing };

export const never = () => new Promise( () => {} );
export const refusing = aShop( () => [
	{ code: 'broken', message: 'The shop is out of order.' },
	500,
] );
const empty = () => aWireCart( { items: [], items_count: 0 } );

/** By name: a parameter of a story is read through and through, and a shop loads what is asked of it. */
export function shopOf( { isRefused, isSlow, isEmpty, suggests } ) {
	if ( isSlow ) {
		return aShop( () => never() );
	}
	if ( isRefused ) {
		return refusing;
	}
	if ( suggests ) {
		return aShop( ( path ) =>
			path.startsWith( 'marketday/v1/product-search' )
				? [ withPictures( SUGGESTIONS[ suggests ] ) ]
				: undefined
		);
	}
	return isEmpty
		? aShop( ( path ) =>
				path.startsWith( 'cart' ) ? [ empty() ] : undefined
		  )
		: aShop();
}
