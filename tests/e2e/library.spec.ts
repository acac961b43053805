// @features library, add-to-basket, mini-basket
// @also-on woocommerce

import type { AddToBasketProps } from '@marketday/features/add-to-basket';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';

import { expect, test } from './marketday';

const CHECKOUT = join( __dirname, '../..' );

/** Bundles the front end of another site into a folder, with the library as `npm run build` made it. */
async function bundle( folder: string ): Promise< void > {
	await new Promise< void >( ( resolve, reject ) =>
		webpack(
			{
				mode: 'production',
				performance: false,
				context: CHECKOUT,
				entry: join( __dirname, 'elsewhere/shop.tsx' ),
				output: { path: folder, filename: 'shop.js' },
				resolve: {
					extensions: [ '.tsx', '.js', '.mjs' ],
					alias: {
						'@marketday/blocks': join( CHECKOUT, 'build/lib' ),
					},
				},
				module: {
					rules: [
						{
							test: /\.tsx$/,
							loader: 'babel-loader',
							options: {
								presets: [ '@wordpress/babel-preset-default' ],
							},
						},
					],
				},
			},
			( error, stats ) => {
				const problem = error ?? stats?.toJson().errors?.[ 0 ]?.message;
				return problem ? reject( problem ) : resolve();
			}
		)
	);
	await copyFile(
		join( CHECKOUT, 'build/lib/style.css' ),
		join( folder, 'style.css' )
	);
}

interface WireProduct {
	id: number;
	name: string;
	type: string;
	is_in_stock: boolean;
	attributes: Array< {
		taxonomy: string;
		name: string;
		has_variations: boolean;
		terms: Array< { slug: string; name: string } >;
	} >;
}

/** What a site elsewhere makes of the Store API's product. The shop finds the variations: the page has none of them. */
function propsOf( { id, name, attributes }: WireProduct ): AddToBasketProps {
	const choices = attributes
		.filter( ( { has_variations: varies } ) => varies )
		.map( ( { taxonomy, name: label, terms } ) => ( {
			name: `attribute_${ taxonomy }`,
			label,
			options: terms.map( ( term ) => ( {
				value: term.slug,
				label: term.name,
			} ) ),
		} ) );
	return {
		productId: id,
		name,
		action: '/',
		basketUrl: '/basket',
		buttonText: 'Add to basket',
		successMessage: `${ name } is in your basket.`,
		soldIndividually: false,
		minimum: 1,
		maximum: null,
		step: 1,
		attributes: choices,
		variations: choices.length > 0 ? null : [],
		chosen: Object.fromEntries(
			choices.map( ( one ) => [ one.name, '' ] )
		),
		found: null,
	};
}

const typeOf = ( name: string ) =>
	( { js: 'text/javascript', css: 'text/css' } )[
		name.split( '.' ).at( -1 ) ?? ''
	] ?? 'text/html; charset=utf-8';

test.describe( 'The library on a page of another site @desktop', () => {
	let folder = '';
	let server: Server;

	test.beforeAll( async () => {
		folder = await mkdtemp( join( tmpdir(), 'marketday-elsewhere-' ) );
		await bundle( folder );
		server = createServer( async ( { url = '' }, response ) => {
			const name = url === '/' ? 'index.html' : url.slice( 1 );
			response.setHeader( 'Content-Type', typeOf( name ) );
			response.end( await readFile( join( folder, name ) ) );
		} );
		await new Promise< void >( ( resolve ) =>
			server.listen( 0, '127.0.0.1', resolve )
		);
	} );
	test.afterAll( async () => {
		server.close();
		await rm( folder, { recursive: true } );
	} );

	test( 'adds, keeps the basket for the next visit and removes', async ( {
		browser,
		baseURL,
		request,
	} ) => {
		const find = async ( slug: string ): Promise< WireProduct > => {
			const response = await request.get(
				`/wp-json/wc/store/v1/products?slug=${ slug }`
			);
			return ( await response.json() )[ 0 ];
		};
		const products = [
			await find( 'lambswool-cardigan' ),
			await find( 'stoneware-teapot' ),
		].map( propsOf );
		// The front end's server begins the basket: a page of an origin that the shop does not know may not.
		const begun = await request.get( '/wp-json/wc/store/v1/cart' );
		const cartToken = begun.headers()[ 'cart-token' ];
		await writeFile(
			join( folder, 'index.html' ),
			`<!doctype html><html lang="en"><title>Elsewhere</title><link rel="icon" href="data:,"><link rel="stylesheet" href="style.css">
			<h1>Elsewhere</h1><div id="shop"></div><script>window.example=${ JSON.stringify(
				{ restUrl: `${ baseURL }/wp-json/`, cartToken, products }
			) }</script><script src="shop.js"></script></html>`
		);
		const context = await browser.newContext();
		const page = await context.newPage();
		const errors: string[] = [];
		page.on( 'console', ( message ) => {
			if ( message.type() === 'error' ) {
				errors.push( message.text() );
			}
		} );
		page.on( 'pageerror', ( error ) => errors.push( error.message ) );
		const { port } = server.address() as AddressInfo;
		await page.goto( `http://localhost:${ port }/` );

		const cardigan = page.locator( 'section' ).first();
		for ( const select of await cardigan.locator( 'select' ).all() ) {
			await select.selectOption( { index: 1 } );
		}
		await cardigan.getByRole( 'button', { name: 'Add to basket' } ).click();
		await expect( cardigan.getByText( 'View basket' ) ).toBeVisible();
		const teapot = page.locator( 'section' ).nth( 1 );
		await teapot.getByRole( 'button', { name: 'Add to basket' } ).click();
		await expect( teapot.getByText( 'View basket' ) ).toBeVisible();
		const remove = page.getByRole( 'button', { name: /^Remove / } );
		const lines = page
			.locator( '.my-basket' )
			.getByRole( 'listitem' )
			.filter( { has: remove } );
		await expect( lines ).toHaveCount( 2 );
		await expect( lines.first() ).toContainText( 'Lambswool Cardigan' );

		await page.reload();

		await expect( lines ).toHaveCount( 2 );
		await remove.first().click();
		await expect( lines ).toHaveCount( 1 );
		expect( await context.cookies() ).toEqual( [] );
		expect( errors ).toEqual( [] );
		await context.close();
	} );
} );
