// @features library

import type { Browser } from '@playwright/test';
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import {
	expectCheckout,
	expectClean,
	launchBrowser,
	npm,
	openFront,
	setFrontEnd,
} from './elsewhere/front-end';
import { expect, isEverywhere, test } from './marketday';

const EXAMPLE = join( __dirname, '../../examples/next' );
const LIBRARY = join( EXAMPLE, 'node_modules/@marketday/blocks' );

/** With the library as it was built last: npm has copied the one of its first time. */
async function build(): Promise< void > {
	if ( ! existsSync( join( EXAMPLE, 'node_modules/next' ) ) ) {
		npm( EXAMPLE, 'ci', '--no-audit', '--no-fund' );
	}
	await rm( LIBRARY, { recursive: true, force: true } );
	await cp( join( __dirname, '../../build/lib' ), LIBRARY, {
		recursive: true,
	} );
	npm( EXAMPLE, 'run', 'build' );
}

/** One that nobody listens to. */
async function freePort(): Promise< number > {
	const server = createServer().listen( 0 );
	await new Promise( ( resolve ) => server.once( 'listening', resolve ) );
	const { port } = server.address() as AddressInfo;
	await new Promise( ( resolve ) => server.close( resolve ) );
	return port;
}

// npm and Next take a minute: `npm run test:e2e -- --everywhere --only mariadb examples-next`.
test.skip( ! isEverywhere, 'at night' );

test.describe( 'A shop by Next.js, of another origin, without third-party cookies @desktop', () => {
	let browser: Browser;
	let server: ChildProcess;
	let front = '';

	test.setTimeout( 120_000 );
	test.beforeAll( async ( { baseURL, request } ) => {
		test.setTimeout( 420_000 );
		await build();
		const port = await freePort();
		front = `http://localhost:${ port }`;
		server = spawn(
			process.execPath,
			[
				join( EXAMPLE, 'node_modules/next/dist/bin/next' ),
				'start',
				'--port',
				String( port ),
			],
			{
				cwd: EXAMPLE,
				env: { ...process.env, SHOP_URL: `${ baseURL }/` },
				stdio: 'ignore',
			}
		);
		setFrontEnd( front, true );
		browser = await launchBrowser();
		await expect( async () =>
			expect( ( await request.get( front ) ).ok() ).toBe( true )
		).toPass( { timeout: 60_000 } );
	} );
	test.afterAll( async () => {
		setFrontEnd( front, false );
		await browser?.close();
		server?.kill();
	} );

	test( 'is there before its scripts, is taken over without a difference, narrows down and leads to the checkout', async ( {
		request,
	} ) => {
		const html = await ( await request.get( front ) ).text();
		expect(
			html.match( /class="marketday-product-grid__card/g )
		).toHaveLength( 6 );

		const opened = await openFront( browser, front );
		const { page } = opened;
		const cards = page.locator( '.marketday-product-grid__card' );
		await page.getByLabel( 'In stock' ).check();
		await expect(
			page.getByRole( 'button', { name: 'Clear all' } )
		).toBeVisible();
		const card = cards
			.filter( {
				has: page.getByRole( 'button', { name: /^Add to basket/ } ),
			} )
			.first();
		const name = ( await card.getByRole( 'heading' ).textContent() ) ?? '';
		await card.getByRole( 'button', { name: /^Add to basket/ } ).click();
		await expect(
			page.getByRole( 'button', { name: 'Basket, 1 item' } )
		).toBeVisible();
		await expectClean( opened );

		await page.getByRole( 'button', { name: 'Go to checkout' } ).click();
		await expectCheckout( page, name );
		await page.context().close();
	} );
} );
