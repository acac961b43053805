// @ts-check
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { CHECKOUT } from '../site/site-folder.mjs';
import { checksInstalled } from './checks/installed.mjs';
import { wireFakes } from './fakes.mjs';

const EMBED = join( CHECKOUT, 'build/lib/embed' );
/** All scripts that a page loads until it stands, calls and renderer included, in KiB gzipped. */
const BUDGET = 29;
/** @type {Readonly<Record<string, number>>} */
const BUDGETS = {
	// The whole filter of the shop's own pages.
	'a grid with its filter and the button of the basket': 32.5,
	// A product's form in the quick view, hearts and the comparison.
	'a grid with hearts, comparison and quick view': 43.5,
};
const SCRIPT = '/embed/embed.js';

/** Pages of which each is what a site might put together, and what shows that it stands. */
const PAGES = {
	'a grid': [ '<marketday-products></marketday-products>', 'Enamel mug' ],
	'a grid with its filter and the button of the basket': [
		'<marketday-filter for="a" facets="price stock"></marketday-filter><marketday-products id="a"></marketday-products><marketday-mini-basket></marketday-mini-basket>',
		'Availability',
	],
	'a product with its form': [
		'<marketday-product product="12"></marketday-product>',
		'Add to basket',
	],
	'a basket': [ '<marketday-basket></marketday-basket>', 'Subtotal' ],
	'a grid with hearts, comparison and quick view': [
		'<marketday-products buttons="quick-view wishlist compare"></marketday-products>',
		'Quick view',
	],
	'a list of wishes': [
		'<marketday-wishlist></marketday-wishlist>',
		'Your wishlist is empty.',
	],
	'a comparison': [ '<marketday-compare></marketday-compare>', 'compare' ],
	'a calendar': [
		'<marketday-calendar month="2026-11" locale="en-GB"></marketday-calendar>',
		'November 2026',
	],
	'a newsletter form': [
		'<marketday-newsletter></marketday-newsletter>',
		'Subscribe',
	],
	currencies: [ '<marketday-currency></marketday-currency>', 'EUR' ],
	'a search': [ '<marketday-search></marketday-search>', 'Search products' ],
};

describe( 'the custom elements', () => {
	/** @type {( path: string ) => unknown} */
	let responseTo;

	/** @type {any} */
	let dom;

	before( async () => {
		dom = ( await checksInstalled() )( 'jsdom' );
		const { aWireCart, aWireProduct, WIRE_CURRENCY } = await wireFakes();
		const { props: form } = JSON.parse(
			readFileSync(
				join(
					CHECKOUT,
					'tests/contract/add-to-basket/variable-swatches.json'
				),
				'utf8'
			)
		);
		responseTo = ( path ) => {
			const counts = {
				price_range: {
					min_price: '500',
					max_price: '900',
					...WIRE_CURRENCY,
				},
				stock_status_counts: [ { status: 'instock', count: 3 } ],
			};
			if ( path.includes( 'v1/facets' ) ) {
				return { counts, terms: [] };
			}
			if ( path.includes( 'collection-data' ) ) {
				return counts;
			}
			if ( path.endsWith( 'marketday/v1/events' ) ) {
				return [];
			}
			if ( path.endsWith( 'marketday/v1/currencies' ) ) {
				return [ 'GBP', 'EUR' ].map( ( code ) => ( {
					...{ code, symbol: '', minorUnit: 2 },
					...{ decimalSeparator: '.', thousandSeparator: ',' },
					...{ prefix: '', suffix: ` ${ code }` },
				} ) );
			}
			if ( /products\/12$/.test( path ) ) {
				return aWireProduct( { id: 12 } );
			}
			if ( path.endsWith( '/form' ) ) {
				return form;
			}
			return path.includes( '/cart' ) ? aWireCart() : [ aWireProduct() ];
		};
	} );

	/**
	 * @param {string} body
	 * @param {string} kind How the page names the script.
	 */
	function open( body, kind = 'defer' ) {
		/** @type {string[]} */
		const loaded = [];
		/** @type {string[]} */
		const asked = [];
		/** @type {string[]} */
		const messages = [];
		const { window } = new dom.JSDOM(
			`<!doctype html><head></head><body>${ body }</body>`,
			{
				url: 'https://front.example/',
				runScripts: 'outside-only',
				virtualConsole: new dom.VirtualConsole().on(
					'error',
					( /** @type {unknown[]} */ ...words ) =>
						messages.push( words.join( ' ' ) )
				),
			}
		);
		const { document } = window;
		/** @param {{ src: string, onload?: ( event: unknown ) => void }} script */
		const run = ( script ) => {
			const name = new URL( script.src ).pathname.replace(
				'/embed/',
				''
			);
			loaded.push( name );
			window.eval( readFileSync( join( EMBED, name ), 'utf8' ) );
			script.onload?.( new window.Event( 'load' ) );
		};
		window.fetch = async ( /** @type {unknown} */ address ) => {
			const { pathname, searchParams } = new URL( String( address ) );
			asked.push( String( address ) );
			const found = responseTo(
				searchParams.get( 'rest_route' ) ?? pathname
			);
			return new Response( JSON.stringify( found ?? {} ), {
				status: found ? 200 : 404,
				headers: { 'Cart-Token': 'token', 'X-WP-Total': '1' },
			} );
		};
		Object.assign( window, { AbortSignal, Headers, Response } );
		const append = document.head.append.bind( document.head );
		document.head.append = ( /** @type {any[]} */ ...nodes ) => {
			append( ...nodes );
			nodes.forEach( ( node ) => {
				if ( node instanceof window.HTMLScriptElement ) {
					setTimeout( () => run( node ) );
				}
			} );
		};
		const first = document.createElement( 'script' );
		first.src = SCRIPT;
		first.setAttribute( kind, kind === 'type' ? 'module' : '' );
		first.setAttribute( 'data-marketday-shop', 'https://shop.example/' );
		document.head.append( first );
		return {
			asked,
			loaded,
			said: messages,
			text: () =>
				[ ...document.querySelectorAll( '*' ) ]
					.map( ( { shadowRoot } ) => shadowRoot?.textContent ?? '' )
					.join( ' ' ),
			document,
		};
	}

	/** @param {() => boolean} isSo */
	async function until( isSo ) {
		for ( let tries = 0; tries < 100 && ! isSo(); tries++ ) {
			await pause( 20 );
		}
		assert.ok( isSo() );
	}

	for ( const [ name, [ body = '', shown = '' ] ] of Object.entries(
		PAGES
	) ) {
		const budget = BUDGETS[ name ] ?? BUDGET;
		it( `draws ${ name } by no more than ${ budget } KiB of scripts`, async () => {
			const page = open( body );
			await until( () => page.text().includes( shown ) );

			const weight =
				page.loaded
					.map(
						( file ) =>
							gzipSync( readFileSync( join( EMBED, file ) ), {
								level: 9,
							} ).length
					)
					.reduce( ( sum, bytes ) => sum + bytes, 0 ) / 1024;
			assert.ok(
				weight <= budget,
				`${ weight } KiB: ${ page.loaded.join( ', ' ) }`
			);
			assert.deepEqual( page.said, [] );
		} );
	}

	it( 'finds its parts and its sheet where the script is a module, too', async () => {
		const page = open( '<marketday-search></marketday-search>', 'type' );
		await until( () => page.text().includes( 'Search products' ) );

		assert.equal(
			page.document
				.querySelector( 'marketday-search' )
				?.shadowRoot?.querySelector( 'link' )?.href,
			'https://front.example/embed/embed.css'
		);
	} );

	it( 'loads the part of an element alone, and no other', async () => {
		const page = open( '<marketday-newsletter></marketday-newsletter>' );
		await until( () => page.text().includes( 'Subscribe' ) );

		assert.deepEqual(
			page.loaded.filter( ( file ) =>
				/calendar|compare|wishlist|products|basket|quick/.test( file )
			),
			[]
		);
	} );

	it( 'shows a product that a card’s heart has kept in the list, at once', async () => {
		const page = open(
			'<marketday-products buttons="wishlist"></marketday-products><marketday-wishlist></marketday-wishlist>'
		);
		await until( () => page.text().includes( 'Your wishlist is empty.' ) );
		/** @type {() => any} */
		const heart = () =>
			page.document
				.querySelector( 'marketday-products' )
				?.shadowRoot?.querySelector( '.marketday-wishlist__button' );
		await until( () => Boolean( heart() ) );

		heart()?.click();

		await until( () =>
			Boolean(
				page.document
					.querySelector( 'marketday-wishlist' )
					?.shadowRoot?.textContent?.includes( 'Enamel mug' )
			)
		);
		assert.deepEqual( page.said, [] );
	} );

	it( 'asks again for what is on show in the currency that is chosen, and each time from then on', async () => {
		const page = open(
			'<marketday-currency look="list"></marketday-currency><marketday-products></marketday-products>'
		);
		await until(
			() =>
				page.text().includes( 'EUR' ) &&
				page.text().includes( 'Enamel mug' )
		);
		const first = page.asked.length;
		/** @type {any} */
		const choices = page.document
			.querySelector( 'marketday-currency' )
			?.shadowRoot?.querySelectorAll( 'a, button, input, label' );
		[ ...( choices ?? [] ) ]
			.find( ( { textContent } ) => textContent?.includes( 'EUR' ) )
			?.click();

		await until( () =>
			page.asked
				.slice( first )
				.some(
					( address ) =>
						address.includes( '/products' ) &&
						address.includes( 'marketday-currency=EUR' )
				)
		);
		assert.ok(
			page.asked
				.slice( 0, first )
				.every( ( address ) => ! address.includes( '=EUR' ) )
		);
	} );

	it( 'loads what leads to the checkout with the first press alone', async () => {
		const page = open( '<marketday-basket></marketday-basket>' );
		await until( () => page.text().includes( 'Subtotal' ) );

		assert.ok(
			! page.loaded.some( ( file ) => file.includes( 'hand-over' ) )
		);
	} );
} );
