// @features add-to-basket, basket, checkout, mini-basket, product-filter, product-grid, product-search, quick-view, wishlist

import { type Browser, chromium, type Page } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { inSite } from '../contract/site';
import { foundByAxe } from './judges';
import { expect, test } from './marketday';

const EXAMPLES = join( __dirname, '../../examples' );

function npm( ...words: string[] ): void {
	const { status, stderr } = spawnSync( 'npm', words, {
		cwd: EXAMPLES,
		encoding: 'utf8',
	} );
	if ( status !== 0 ) {
		throw new Error( `npm ${ words.join( ' ' ) }: ${ stderr }` );
	}
}

/** The examples' own packages, and their pages as a site would deploy them. */
function buildExamples(): void {
	if ( ! existsSync( join( EXAMPLES, 'node_modules/vite' ) ) ) {
		npm( 'ci', '--no-audit', '--no-fund' );
	}
	npm( 'run', 'vite' );
	npm( 'run', 'server' );
}

const setFrontEnds = ( origins: readonly string[] ) =>
	inSite(
		`update_option( 'marketday_front_ends', json_decode( '${ JSON.stringify(
			origins
		) }', true ) ); return [];`
	);

/** The shop's checkout holds the product: the basket has come along. */
async function expectCheckout( page: Page, name: string ): Promise< void > {
	await expect( page ).toHaveURL( /\/checkout\//, { timeout: 30_000 } );
	await expect(
		page.locator( '.marketday-checkout, .wc-block-checkout' ).first()
	).toContainText( name );
}

test.describe( 'Front ends of another origin, in a browser without third-party cookies @desktop', () => {
	test.describe.configure( { mode: 'serial' } );
	let browser: Browser;
	let server: Server;
	let front = '';
	let errors: string[] = [];

	test.setTimeout( 120_000 );
	test.beforeAll( async ( { baseURL } ) => {
		test.setTimeout( 240_000 );
		buildExamples();
		const { serveExamples } = ( await import(
			pathToFileURL( join( EXAMPLES, 'serve.mjs' ) ).href
		) ) as { serveExamples: ( shop: string ) => Server };
		server = serveExamples( `${ baseURL }/` );
		await new Promise< void >( ( resolve ) =>
			server.listen( 0, 'localhost', resolve )
		);
		front = `http://localhost:${
			( server.address() as AddressInfo ).port
		}`;
		setFrontEnds( [ front ] );
		browser = await chromium.launch( {
			executablePath:
				process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
			args: [
				'--no-sandbox',
				'--disable-gpu',
				'--test-third-party-cookie-phaseout',
			],
		} );
	} );
	test.afterAll( async () => {
		setFrontEnds( [] );
		await browser?.close();
		server?.close();
	} );

	async function open( path: string ): Promise< Page > {
		const context = await browser.newContext( { locale: 'en-GB' } );
		const page = await context.newPage();
		errors = [];
		page.on( 'console', ( message ) => {
			if ( message.type() === 'error' ) {
				errors.push( message.text() );
			}
		} );
		page.on( 'pageerror', ( error ) => errors.push( error.message ) );
		await page.goto( front + path );
		return page;
	}

	/** No front end has been given a cookie, nothing went wrong, and axe finds nothing. */
	async function expectClean( page: Page ): Promise< void > {
		expect( await page.context().cookies() ).toEqual( [] );
		expect( errors ).toEqual( [] );
		expect( await foundByAxe( page ) ).toEqual( [] );
	}

	test( 'a page without a build shows products, and leads to the checkout with what was added', async () => {
		const page = await open( '/' );
		const cards = page.locator( 'marketday-products li' );
		await expect( cards ).toHaveCount( 6 );
		const add = cards
			.getByRole( 'button', { name: /^Add to basket/ } )
			.first();
		// The page's own rules stay outside.
		await expect( add ).not.toHaveCSS(
			'background-color',
			'rgb(255, 105, 180)'
		);
		const name =
			( await cards
				.filter( { has: page.getByRole( 'button' ) } )
				.first()
				.getByRole( 'heading' )
				.textContent() ) ?? '';
		await expect(
			page.locator( 'marketday-filter' ).getByText( 'Availability' )
		).toBeVisible();

		await add.click();

		const basket = page.locator( 'marketday-mini-basket' );
		await expect(
			basket.getByRole( 'button', { name: 'Basket, 1 item' } )
		).toBeVisible();
		await expectClean( page );
		await page.reload();
		await basket.getByRole( 'button', { name: 'Basket, 1 item' } ).click();
		// By the keyboard, as the drawer still moves; it draws itself anew once more when it knows the shop's basket.
		await expect( async () => {
			if ( ! page.url().includes( '/checkout/' ) ) {
				await basket
					.getByRole( 'link', { name: /checkout/i } )
					.focus( { timeout: 2000 } );
				await page.keyboard.press( 'Enter' );
			}
			await expect( page ).toHaveURL( /\/checkout\//, {
				timeout: 10_000,
			} );
		} ).toPass( { timeout: 60_000 } );
		await expectCheckout( page, name );
		await page.context().close();
	} );

	test( 'a page built with Vite keeps wishes, looks at products and leads to the checkout', async () => {
		const page = await open( '/vite/' );
		const cards = page.locator( '.marketday-product-grid__card' );
		await expect( cards ).toHaveCount( 6 );
		const card = cards
			.filter( {
				has: page.getByRole( 'button', { name: /^Add to basket/ } ),
			} )
			.first();
		const name = ( await card.getByRole( 'heading' ).textContent() ) ?? '';

		await card.getByRole( 'button', { name: /^Wishlist/ } ).click();
		await card.getByRole( 'button', { name: `Look at ${ name }` } ).click();
		const dialog = page.getByRole( 'dialog', { name } );
		await dialog.getByRole( 'button', { name: 'Add to basket' } ).click();
		await expect( dialog.getByText( 'View basket' ) ).toBeVisible();
		await dialog.getByRole( 'button', { name: 'Close' } ).click();

		const basket = page.getByRole( 'region', { name: 'Basket' } );
		await expect( basket ).toContainText( name );
		await expectClean( page );
		await page.reload();
		await expect(
			page.getByRole( 'button', { name: `Wishlist: ${ name }` } )
		).toHaveAttribute( 'aria-pressed', 'true' );
		await basket
			.getByRole( 'link', { name: 'Proceed to checkout' } )
			.click();
		await expectCheckout( page, name );
		await page.context().close();
	} );

	test( 'a page drawn by a server is there before its scripts, and they take it over without a difference', async ( {
		request,
	} ) => {
		const html = await ( await request.get( `${ front }/server/` ) ).text();
		expect( html.match( /marketday-product-grid__card/g ) ).toHaveLength(
			6
		);

		const page = await open( '/server/' );
		await page
			.getByRole( 'button', { name: /^Add to basket/ } )
			.first()
			.click();

		await expect(
			page.getByRole( 'button', { name: 'Basket, 1 item' } )
		).toBeVisible();
		await expectClean( page );
		await page.context().close();
	} );
} );
