// @ts-check
import assert from 'node:assert/strict';
import {
	mkdir,
	mkdtemp,
	readFile,
	rm,
	symlink,
	writeFile,
} from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { CHECKOUT } from '../site/site-folder.mjs';
import { run } from '../terminal/run-process.mjs';
import { bundle } from './bundle.mjs';
import { wireFakes } from './fakes.mjs';
import { installPacked } from './packed.mjs';

const TSC = join( CHECKOUT, 'node_modules/.bin/tsc' );
/** Strict as a careful site is, with two ways of finding modules. */
const STRICT = {
	target: 'es2022',
	lib: [ 'es2022', 'dom', 'dom.iterable' ],
	jsx: 'react-jsx',
	strict: true,
	exactOptionalPropertyTypes: true,
	types: [],
	outDir: 'out',
};
const WAYS = [
	{ module: 'nodenext', moduleResolution: 'nodenext' },
	{ module: 'esnext', moduleResolution: 'bundler', noEmit: true },
];
/** Fails to compile where an export is `any`, has `any` for a member of the shop, or takes any property. */
const TYPED = `
import * as library from '@marketday/blocks';

type IsAny< T > = 0 extends 1 & T ? true : false;
type AnyIn< T > = { [ K in keyof T ]-?: IsAny< T[ K ] > extends true ? K : never }[ keyof T ];
type None< T > = [ T ] extends [ never ] ? true : T;

export const exports: None< AnyIn< typeof library > > = true;
export const shop: None< AnyIn< library.Marketday > > = true;
export const basket: None< AnyIn< library.BasketStore > > = true;
export const line: None< AnyIn< library.BasketLine > > = true;
export const form: None< AnyIn< library.AddToBasketProps > > = true;
export const state: None< AnyIn< ReturnType< library.BasketStore[ 'getState' ] > > > = true;
export const drawn = <library.QuantityInput quantity={ 1 } minimum={ 1 } maximum={ null } step={ 1 }
	label="" decreaseLabel="" increaseLabel="" onChange={ () => {} } ref={ ( element ) => element?.focus() } />;
// @ts-expect-error: a basket is no text.
export const wrong: string = library.createMarketday( { restUrl: '' } ).basket;
// @ts-expect-error: a component takes no property it does not know.
export const unknown = <library.NoticeList notices={ [] } nonsense />;
`;
/** Draws the README's shop as a server does, and adds from this origin, which has no cookie of the shop's. */
const USE = `
import { renderToString } from 'react-dom/server';
import { createElement } from 'react';
import { createMarketday } from '@marketday/blocks';
import { Shop } from './out/usage.js';

const tokens = [];
const shop = createMarketday( { restUrl: process.argv[ 2 ], onCartToken: ( token ) => tokens.push( token ) } );
const isAdded = await shop.basket.add( { id: 12, quantity: 2 } );
const { basket, error } = shop.basket.getState();
console.log( JSON.stringify( { html: renderToString( createElement( Shop ) ), isAdded, error, count: basket?.itemCount, tokens } ) );
`;

/** Each door of the package with what it may weigh, in KiB gzipped, React beside it; translations and the shop's calls are in it. */
const BUDGETS = {
	'.': 81.5,
	'./data': 10.5,
	'./shop': 11.75,
	'./parts': 2.75,
	'./add-to-basket': 13.5,
	'./basket': 10.5,
	'./calendar': 14.75,
	'./catalogue-sorting': 4,
	'./checkout': 19,
	'./compare': 12.5,
	'./currency-switcher': 6,
	'./mini-basket': 10.25,
	'./newsletter': 11,
	'./product': 7.5,
	// Chips, slider, long lists and dialog with it, which a page splits off until a shopper turns to them.
	'./product-filter': 13.75,
	'./product-gallery': 8.75,
	'./product-grid': 9,
	'./product-search': 11.25,
	'./quick-view': 8.5,
	'./wishlist': 10,
};
const importOf = ( /** @type {string} */ door ) =>
	`import * as all from '${ door }'; console.log( all );`;
const OF_A_PAGE =
	/window\.wp\b|\bwp\.(i18n|element|data)\b|marketdayPage|jQuery/;
/** What a listing with a filter and the basket is made of. */
const SET = `
import { createMarketday, MarketdayProvider } from '@marketday/blocks/shop';
import { ProductGrid } from '@marketday/blocks/product-grid';
import { ProductFilter } from '@marketday/blocks/product-filter';
import { ShopBasket } from '@marketday/blocks/basket';
console.log( createMarketday, MarketdayProvider, ProductGrid, ProductFilter, ShopBasket );
`;
const kib = ( /** @type {Record<string, number>} */ files ) =>
	Object.values( files ).reduce( ( sum, bytes ) => sum + bytes, 0 ) / 1024;

describe( 'the library, packed and installed', () => {
	/** @type {string} */
	let folder;
	/** @type {string} */
	let installed;
	/** What the compiler says of the example, by each of the ways. @type {string[]} */
	const messages = [];

	before( async () => {
		folder = await mkdtemp( join( tmpdir(), 'marketday-library-' ) );
		( { installed } = await installPacked( folder ) );
		const { dependencies, peerDependencies } = await manifest();
		for ( const name of [
			...Object.keys( { ...dependencies, ...peerDependencies } ),
			'@types/react-dom',
		] ) {
			const link = join( folder, 'node_modules', name );
			await mkdir( dirname( link ), { recursive: true } );
			await symlink( join( CHECKOUT, 'node_modules', name ), link );
		}
		await write( 'package.json', '{ "type": "module" }' );
		await write( 'usage.tsx', await usage() );
		await write( 'typed.tsx', TYPED );
		for ( const way of WAYS ) {
			messages.push( await check( { ...way, skipLibCheck: true } ) );
		}
	} );
	after( () => rm( folder, { recursive: true } ) );

	const manifest = async () =>
		JSON.parse(
			await readFile( join( installed, 'package.json' ), 'utf8' )
		);
	const write = ( /** @type {string} */ name, /** @type {string} */ text ) =>
		writeFile( join( folder, name ), text );

	/** The first example of the README that is in the package. */
	async function usage() {
		const readme = await readFile( join( installed, 'README.md' ), 'utf8' );
		return /```tsx\n(.*?)```/s.exec( readme )?.[ 1 ] ?? '';
	}

	/** @param {Record<string, unknown>} options */
	async function check( options ) {
		await write(
			'tsconfig.json',
			JSON.stringify( {
				compilerOptions: { ...STRICT, ...options },
				files: [ 'usage.tsx', 'typed.tsx' ],
			} )
		);
		const { stdout } = await run( TSC, [ '-p', folder ], { cwd: folder } );
		return stdout;
	}

	for ( const [ index, { moduleResolution } ] of WAYS.entries() ) {
		it( `has types for a strict site that resolves by '${ moduleResolution }', none of them any`, () => {
			assert.equal( messages[ index ], '' );
		} );
	}

	it( 'leaves no module of its own unresolved to a compiler that reads the declarations too', async () => {
		const all = await check( { ...WAYS[ 0 ], skipLibCheck: false } );

		assert.deepEqual(
			all
				.split( '\n' )
				.filter( ( line ) => line.includes( '@marketday/blocks' ) ),
			[]
		);
	} );

	it( 'draws the shop of its README in Node, and adds to a basket that is known by its token', async () => {
		const compiled = join( folder, 'out/usage.js' );
		// Node leaves style sheets to bundlers.
		await writeFile(
			compiled,
			( await readFile( compiled, 'utf8' ) ).replace(
				/^import .*\.css';$/m,
				''
			)
		);
		await write( 'use.mjs', USE );
		const shop = await openShop();

		const { stdout, stderr } = await run(
			process.execPath,
			[ join( folder, 'use.mjs' ), shop.restUrl ],
			{ cwd: folder }
		).finally( shop.close );

		assert.equal( stderr, '' );
		const { html, ...rest } = JSON.parse( stdout );
		assert.match( html, /class="marketday-mini-basket header-basket"/ );
		assert.match( html, /Add to basket<\/button>/ );
		assert.deepEqual( rest, {
			isAdded: true,
			error: null,
			count: 2,
			tokens: [ 'token-1' ],
		} );
		assert.deepEqual( shop.asked, [
			'GET cart ',
			'POST cart/add-item token-1',
		] );
	} );

	it( 'gives a bundler what is imported and nothing more', async () => {
		const { first } = await bundle(
			folder,
			"import { formatMoney } from '@marketday/blocks'; console.log( formatMoney );"
		);

		assert.ok( first.length < 600, `${ first.length } characters` );
	} );

	for ( const [ name, budget ] of Object.entries( BUDGETS ) ) {
		it( `weighs no more than ${ budget } KiB, knows nothing of a page of WordPress's, and pulls no other feature in, where '${ name }' is imported`, async () => {
			const { first, files, modules } = await bundle(
				folder,
				importOf( name.replace( '.', '@marketday/blocks' ) )
			);
			const features = new Set(
				modules.map(
					( module ) =>
						/features\/([^/]+)\//.exec( module )?.[ 1 ] ?? ''
				)
			);
			features.delete( '' );

			const weight = kib( files );
			assert.ok( weight <= budget, `${ weight } KiB` );
			assert.ok(
				weight > budget / 2,
				`${ weight } KiB: a budget is near what it is for`
			);
			assert.doesNotMatch( first, OF_A_PAGE );
			if ( name !== '.' ) {
				features.delete( name.slice( 2 ) );
				assert.deepEqual( [ ...features ], [] );
			}
		} );
	}

	it( 'draws a grid with its filter and a basket by no more than 28 KiB beside React', async () => {
		const { files } = await bundle( folder, SET );

		assert.ok( kib( files ) <= 28, `${ kib( files ) } KiB` );
	} );

	it( 'brings its styles in a layer', async () => {
		const sheet = await readFile( join( installed, 'style.css' ), 'utf8' );

		assert.match( outsideOfBlocks( sheet ), /^(@layer marketday\s*)+$/ );
		for ( const part of [
			'add-to-basket',
			'basket',
			'checkout',
			'mini-basket',
			'dialog',
			'quantity',
		] ) {
			assert.ok( sheet.includes( `.marketday-${ part }` ), part );
		}
	} );

	it( 'says what it needs', async () => {
		const { type, exports, peerDependencies, sideEffects } =
			await manifest();

		assert.equal( type, 'module' );
		assert.deepEqual( sideEffects, [ '*.css', './embed/*.js' ] );
		assert.deepEqual( Object.keys( exports ), [
			...Object.keys( BUDGETS ),
			'./embed.js',
			'./style.css',
			'./package.json',
		] );
		assert.deepEqual( Object.keys( peerDependencies ), [
			'@types/react',
			'react',
			'react-dom',
		] );
	} );
} );

/**
 * @param {string} sheet
 * @return {string} What stands outside of all braces.
 */
function outsideOfBlocks( sheet ) {
	let inside = sheet;
	while ( /\{[^{}]*\}/.test( inside ) ) {
		inside = inside.replace( /\{[^{}]*\}/g, '' );
	}
	return inside.trim();
}

/** A shop that knows a basket by its token alone. */
async function openShop() {
	/** @type {string[]} */
	const asked = [];
	const cart = JSON.stringify( ( await wireFakes() ).aWireCart() );
	const server = createServer(
		( { method, url = '', headers }, response ) => {
			const token = headers[ 'cart-token' ] ?? '';
			asked.push(
				`${ method } ${ url.split( '/v1/' )[ 1 ] } ${ token }`
			);
			response.writeHead( method === 'GET' || token ? 200 : 401, {
				'Content-Type': 'application/json',
				'Cart-Token': 'token-1',
			} );
			response.end( cart );
		}
	);
	await new Promise( ( resolve ) =>
		server.listen( 0, '127.0.0.1', () => resolve( undefined ) )
	);
	const address = /** @type {import('node:net').AddressInfo} */ (
		server.address()
	);
	return {
		asked,
		restUrl: `http://127.0.0.1:${ address.port }/wp-json/`,
		close: () => void server.close(),
	};
}
