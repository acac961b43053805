// @ts-check
/**
 * Opens every story of the built gallery in a browser: none may throw, fail axe or be wider than a small phone, and those of a fault alone
 * show one. `npm run gallery` in the checkout builds and does it.
 */
import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const BUILT = fileURLToPath( new URL( '../build/gallery', import.meta.url ) );
const TYPES = {
	'.html': 'text/html',
	'.js': 'text/javascript',
	'.css': 'text/css',
	'.json': 'application/json',
};

/** Stories of what has gone wrong, by their ids. */
const FAULTY = /refused|at-fault|notices|nothing-to-pay/;
const FAULTS =
	'[role="alert"]:not(.marketday-notice--success), .marketday-problem, .marketday-field__error';

const server = createServer( async ( { url = '/' }, response ) => {
	const { pathname } = new URL( url, 'http://gallery.example' );
	try {
		const body = await readFile( join( BUILT, pathname ) );
		response.setHeader(
			'Content-Type',
			TYPES[ /** @type {'.js'} */ ( extname( pathname ) ) ] ??
				'application/octet-stream'
		);
		response.end( body );
	} catch {
		response.writeHead( 404 ).end();
	}
} );
await new Promise( ( resolve ) =>
	server.listen( 0, '127.0.0.1', () => resolve( undefined ) )
);
const { port } = /** @type {import('node:net').AddressInfo} */ (
	server.address()
);
const { entries } = JSON.parse(
	await readFile( join( BUILT, 'index.json' ), 'utf8' )
);
const browser = await chromium.launch( {
	executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
	args: [ '--no-sandbox' ],
} );
const context = await browser.newContext();
// A busy machine's browser needs its time.
context.setDefaultNavigationTimeout( 90_000 );
let passed = 0;
let failed = 0;
for ( const { id } of Object.values( entries ) ) {
	const page = await context.newPage();
	/** @type {string[]} */
	const faults = [];
	page.on( 'pageerror', ( error ) => faults.push( error.message ) );
	page.on( 'console', ( message ) => {
		// What a refused shop answers is what its story shows.
		if (
			message.type() === 'error' &&
			! /Failed to load resource/.test( message.text() )
		) {
			faults.push( message.text() );
		}
	} );
	await page.goto(
		`http://127.0.0.1:${ port }/iframe.html?id=${ id }&viewMode=story`
	);
	await page
		.locator( '#storybook-root > *, dialog[open]' )
		.first()
		.waitFor( { state: 'attached' } );
	await page.waitForTimeout( 150 );
	const faultsSeen = page
		.locator( FAULTS )
		.filter( { hasText: /\S/ } )
		.first();
	if ( FAULTY.test( id ) ) {
		await faultsSeen
			.waitFor( { state: 'attached', timeout: 5000 } )
			.catch( () => faults.push( 'says nothing of what went wrong' ) );
	} else if ( ( await faultsSeen.count() ) > 0 ) {
		faults.push( `shows a fault: ${ await faultsSeen.textContent() }` );
	}
	const { violations } = await new AxeBuilder( { page } )
		.withTags( [ 'wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa' ] )
		.analyze();
	faults.push(
		...violations.map(
			( one ) =>
				`${ one.id }: ${ one.nodes
					.map( ( node ) => node.target.join( ' ' ) )
					.join( '; ' ) }`
		)
	);
	await page.setViewportSize( { width: 320, height: 640 } );
	if (
		await page.evaluate(
			() => document.documentElement.scrollWidth > window.innerWidth
		)
	) {
		faults.push( 'is wider than 320 px' );
	}
	faults.length === 0 ? passed++ : failed++;
	if ( faults.length > 0 ) {
		console.log( `${ id }\n  ${ faults.join( '\n  ' ) }` );
	}
	await page.close();
}
await browser.close();
server.close();
console.log( `${ passed } passed, ${ failed } failed` );
process.exitCode = failed > 0 ? 1 : 0;
