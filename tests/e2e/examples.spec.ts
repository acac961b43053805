// @features library

import type { Browser } from '@playwright/test';
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import {
	expectCheckout,
	expectClean,
	launchBrowser,
	npm,
	openFront,
	setFrontEnd,
} from './elsewhere/front-end';
import { expect, test } from './marketday';

const EXAMPLES = join( __dirname, '../../examples' );

/** The examples' own packages, and their pages as a site would deploy them. */
function buildExamples(): void {
	if ( ! existsSync( join( EXAMPLES, 'node_modules/vite' ) ) ) {
		npm( EXAMPLES, 'ci', '--no-audit', '--no-fund' );
	}
	npm( EXAMPLES, 'run', 'vite' );
	npm( EXAMPLES, 'run', 'server' );
}

test.describe( 'Front ends of another origin, in a browser without third-party cookies @desktop', () => {
	test.describe.configure( { mode: 'serial' } );
	let browser: Browser;
	let server: Server;
	let front = '';

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
		setFrontEnd( front, true );
		browser = await launchBrowser();
	} );
	test.afterAll( async () => {
		setFrontEnd( front, false );
		await browser?.close();
		server?.close();
	} );

	const open = ( path: string ) => openFront( browser, front + path );

	test( 'a page without a build shows products, and leads to the checkout with what was added', async () => {
		const opened = await open( '/' );
		const { page } = opened;
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
			page.locator( 'marketday-filter summary', {
				hasText: 'Availability',
			} )
		).toBeVisible();

		await add.click();

		const basket = page.locator( 'marketday-mini-basket' );
		await expect(
			basket.getByRole( 'button', { name: 'Basket, 1 item' } )
		).toBeVisible();
		await expectClean( opened );
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

	test( 'a page without a build has events, letters, currencies, wishes, a comparison and a quick view', async () => {
		const opened = await open( '/more/' );
		const { page } = opened;
		const cards = page.locator( 'marketday-products li' );
		await expect( cards ).toHaveCount( 3 );
		const name =
			( await cards.first().getByRole( 'heading' ).textContent() ) ?? '';
		await expect( page.locator( 'marketday-wishlist' ) ).toContainText(
			'Your wishlist is empty.'
		);
		await expect(
			page.locator( 'marketday-newsletter' ).getByLabel( /First name/ )
		).toBeVisible();
		await expect(
			page.locator( 'marketday-calendar .marketday-events-calendar' )
		).toBeVisible();

		await cards
			.first()
			.getByRole( 'button', { name: /^Wishlist/ } )
			.click();
		await expect( page.locator( 'marketday-wishlist' ) ).toContainText(
			name
		);
		await cards
			.first()
			.getByRole( 'button', { name: /^Compare/ } )
			.click();
		await expect( page.locator( 'marketday-compare' ) ).toContainText(
			name
		);
		await cards
			.first()
			.getByRole( 'button', { name: /^Quick view/ } )
			.click();
		await expect( page.getByRole( 'dialog', { name } ) ).toBeVisible();
		await page.getByRole( 'button', { name: /^Next product/ } ).click();
		await expect( page.getByRole( 'dialog', { name } ) ).toBeHidden();
		await page.keyboard.press( 'Escape' );
		await expect( page.getByRole( 'dialog' ) ).toBeHidden();
		await expectClean( opened );

		await page.reload();
		await expect( page.locator( 'marketday-wishlist' ) ).toContainText(
			name
		);
		await page.context().close();
	} );

	test( 'a page takes script, parts and look from the shop, another origin without a word of CORS', async () => {
		const opened = await open( '/from-the-shop/' );
		const { page } = opened;
		const cards = page.locator( 'marketday-products li' );

		await expect( cards ).toHaveCount( 6 );
		await expect(
			page.locator( 'marketday-filter summary', {
				hasText: 'Availability',
			} )
		).toBeVisible();
		await expect( cards.first() ).toHaveCSS( 'list-style-type', 'none' );
		await expectClean( opened );
		await page.context().close();
	} );

	test( 'a page built with Vite keeps wishes, looks at products and leads to the checkout', async () => {
		const opened = await open( '/vite/' );
		const { page } = opened;
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
		await expect( dialog.getByRole( 'tabpanel' ) ).not.toBeEmpty();
		await dialog.getByRole( 'button', { name: 'Close' } ).click();
		for ( const kind of [ 'Category', 'Colour', 'Rating' ] ) {
			await expect(
				page.locator( 'summary', { hasText: kind } )
			).toBeVisible();
		}

		const basket = page.getByRole( 'region', { name: 'Basket' } );
		await expect( basket ).toContainText( name );
		await expectClean( opened );
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

		const opened = await open( '/server/' );
		const { page } = opened;
		await page
			.getByRole( 'button', { name: /^Add to basket/ } )
			.first()
			.click();

		await expect(
			page.getByRole( 'button', { name: 'Basket, 1 item' } )
		).toBeVisible();
		await expectClean( opened );
		await page.context().close();
	} );
} );
