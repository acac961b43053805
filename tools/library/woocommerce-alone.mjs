// @ts-check
/**
 * Goes through what the library does with a shop that speaks WooCommerce's Store API, and prints what works there:
 * `node tools/library/woocommerce-alone.mjs --shop http://127.0.0.1:8080/`. Adds to a basket of its own; places no order.
 */
import { join } from 'node:path';
import { CHECKOUT } from '../site/site-folder.mjs';
import { commandLine } from '../terminal/command-line.mjs';
import { Problem, runTool } from '../terminal/problem.mjs';

/** @typedef {Record<string, any>} Library */

const LIBRARY = join( CHECKOUT, 'build/lib/index.js' );

/**
 * @param {Library} library
 * @param {any}     core
 */
async function waitUntilSettled( { getState }, core ) {
	for ( let tries = 0; tries < 400; tries++ ) {
		if ( getState().status !== 'loading' ) {
			break;
		}
		await new Promise( ( resolve ) => setTimeout( resolve, 25 ) );
	}
	if ( core.getState().error ) {
		throw core.getState().error;
	}
	return core.getState();
}

/** @param {boolean} isSo @param {string} what */
function expect( isSo, what ) {
	if ( ! isSo ) {
		throw new Error( what );
	}
}

/**
 * What each part is tried by, in an order in which each finds what it needs.
 *
 * @param {Library} library
 * @param {any}     shop
 * @param {string}  shopUrl
 * @return {Record<string, () => Promise<string>>} Each answers what it has seen.
 */
function trials( library, shop, shopUrl ) {
	const { fetchProducts, fetchProduct, fetchProductForm } = library;
	/** @type {{ simple?: any, variable?: any, all: any[] }} */
	const seen = { all: [] };
	const state = () => shop.basket.getState();
	const change = async ( /** @type {Promise<boolean>} */ made ) =>
		expect( await made, state().error?.message ?? 'not made' );

	return {
		async products() {
			const { products, total } = await fetchProducts( shop.client, {
				perPage: 50,
			} );
			seen.all = products;
			seen.simple = products.find( ( /** @type {any} */ one ) =>
				library.isAddable( one )
			);
			seen.variable = products.find(
				( /** @type {any} */ one ) =>
					one.type === 'variable' && one.isInStock
			);
			expect( total > 0 && seen.simple, 'no product' );
			return `${ total } products`;
		},
		async 'a product by its slug'() {
			const one = await fetchProduct( shop.client, seen.simple.slug );
			expect( one.id === seen.simple.id, 'another product' );
			return one.name;
		},
		async search() {
			const word = seen.simple.name.split( ' ' )[ 0 ];
			const { total } = await fetchProducts( shop.client, {
				search: word,
			} );
			expect( total > 0, `nothing for '${ word }'` );
			return `'${ word }': ${ total }`;
		},
		async sorting() {
			const { products } = await fetchProducts( shop.client, {
				sort: 'price-low',
			} );
			const prices = products.map(
				( /** @type {any} */ one ) => one.price?.amount ?? 0
			);
			expect(
				prices.every(
					( /** @type {number} */ price, /** @type {number} */ at ) =>
						at === 0 || price >= prices[ at - 1 ]
				),
				`not in order: ${ prices }`
			);
			return `${ prices[ 0 ] } … ${ prices.at( -1 ) }`;
		},
		async 'a filter with counts'() {
			const listing = library.createProductListing( {
				shop,
				query: { perPage: 20 },
			} );
			const filter = library.createFilterStore( {
				shop,
				listing,
				facets: [ 'price', 'category', 'stock', 'rating' ],
			} );
			const leave = filter.connect();
			await waitUntilSettled( listing, listing );
			const { facets, price } = await waitUntilSettled( filter, filter );
			const category = facets.find(
				( /** @type {any} */ one ) => one.name === 'category'
			)?.choices[ 0 ];
			expect( price && category, 'no prices or no categories' );
			filter.toggle( 'category', category.value );
			const { total } = await waitUntilSettled( listing, listing );
			leave();
			expect(
				total > 0 && total === category.count,
				`${ total } products, ${ category.count } counted`
			);
			return `${ category.label }: ${ total }, as counted`;
		},
		async 'basket: add'() {
			await change(
				shop.basket.add( { id: seen.simple.id, quantity: 1 } )
			);
			return `${ state().basket.itemCount } item by its token`;
		},
		async 'basket: quantity'() {
			const [ line ] = state().basket.lines;
			await change( shop.basket.update( { [ line.key ]: 2 } ) );
			expect( state().basket.itemCount === 2, 'another quantity' );
			return '2';
		},
		async 'a form with choices, of variations'() {
			const form = await fetchProductForm(
				shop.client,
				seen.variable.id
			);
			const offer = form.variations.find(
				( /** @type {any} */ one ) =>
					one.is_in_stock && one.is_purchasable
			);
			const purchase = library.createPurchaseStore( { shop, form } );
			for ( const { name, options } of form.attributes ) {
				purchase.choose(
					name,
					offer.attributes[ name ] || options[ 0 ].value
				);
			}
			expect( await purchase.add(), purchase.getState().problem );
			return `${ form.name }: ${ state()
				.basket.lines.at( -1 )
				.choices.map( ( /** @type {any} */ one ) => one.value )
				.join( ', ' ) }`;
		},
		async 'basket: remove'() {
			const { key } = state().basket.lines.at( -1 );
			await change( shop.basket.remove( key ) );
			return `${ state().basket.lines.length } line left`;
		},
		async 'basket: undo a removal'() {
			await change( shop.basket.restore( 'gone' ) );
			return '';
		},
		async 'a coupon that there is not'() {
			const isApplied = await shop.basket.applyCoupon( 'no-such-coupon' );
			expect( ! isApplied && state().error, 'it was taken' );
			return state().error.message;
		},
		async 'an address, and delivery for it'() {
			await change(
				shop.basket.updateCustomer( {
					shipping: {
						country: 'GB',
						postcode: 'SW1A 1AA',
						city: 'London',
						address_1: '1 High Street',
					},
				} )
			);
			return `${
				state().basket.packages.flatMap(
					( /** @type {any} */ one ) => one.rates
				).length
			} rates`;
		},
		async 'the way to the checkout'() {
			const address = await library.checkoutAddress( { shop, shopUrl } );
			const response = await fetch( address, { redirect: 'manual' } );
			expect(
				[ 301, 302, 303 ].includes( response.status ),
				`${ address }: ${ response.status }`
			);
			return `${ new URL( address ).pathname } → ${ response.headers.get(
				'location'
			) }`;
		},
		async wishlist() {
			const list = library.createWishlistStore( {
				shop,
				memory: { read: () => [ seen.simple.id ] },
			} );
			list.connect();
			expect( await list.load(), 'not loaded' );
			return list.getState().products[ 0 ].name;
		},
		async compare() {
			const list = library.createCompareStore( {
				shop,
				memory: {
					read: () => [ seen.simple.id, seen.variable.id ],
				},
			} );
			list.connect();
			expect( await list.load(), 'not loaded' );
			return `${ list.getState().products.length } side by side`;
		},
		async 'quick view'() {
			const view = library.createQuickViewStore( { shop } );
			view.connect();
			view.open( seen.simple.id );
			await new Promise( ( resolve ) => setTimeout( resolve, 50 ) );
			const { product } = await waitUntilSettled( view, view );
			return product.name;
		},
		async 'the pictures of a product'() {
			const gallery = library.createGalleryStore( {
				start: library.galleryImages( seen.simple ),
			} );
			return `${ gallery.getState().images.length }`;
		},
		async currencies() {
			return `${
				( await library.fetchCurrencies( shop.client ) ).length
			}`;
		},
		async events() {
			await library.fetchEvents( shop.client, {
				from: '2026-01-01',
				to: '2027-01-01',
			} );
			return '';
		},
		async newsletter() {
			const form = library.createNewsletterStore( {
				shop,
				consent: 'I agree.',
			} );
			expect(
				await form.signUp( 'ada@shop.example' ),
				form.getState().problem
			);
			return '';
		},
	};
}

/**
 * @param {string} shopUrl With a slash at its end.
 * @return {Promise<Array<{ part: string, works: boolean, seen: string }>>}
 */
async function goThrough( shopUrl ) {
	const library = await import( LIBRARY );
	const shop = library.createMarketday( { restUrl: `${ shopUrl }wp-json/` } );
	const found = [];
	for ( const [ part, attempt ] of Object.entries(
		trials( library, shop, shopUrl )
	) ) {
		try {
			found.push( { part, works: true, seen: await attempt() } );
		} catch ( reason ) {
			found.push( {
				part,
				works: false,
				seen:
					reason instanceof Error ? reason.message : String( reason ),
			} );
		}
	}
	return found;
}

const { values } = commandLine( {
	name: 'node tools/library/woocommerce-alone.mjs',
	text: "what works of the library with a shop that speaks WooCommerce's Store API. Needs the build.",
	options: {
		shop: { takes: 'ADDRESS', text: 'for example http://127.0.0.1:8080/' },
		json: { text: 'print it as JSON' },
	},
} );

await runTool( async () => {
	if ( ! values.shop ) {
		throw new Problem( 'Name the shop: --shop http://127.0.0.1:8080/' );
	}
	const found = await goThrough( values.shop );
	process.stdout.write(
		values.json
			? JSON.stringify( found )
			: found
					.map(
						( { part, works, seen } ) =>
							`${
								works ? 'works' : 'no   '
							}  ${ part }: ${ seen }\n`
					)
					.join( '' )
	);
} );
