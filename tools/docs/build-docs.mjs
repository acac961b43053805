// @ts-check
/**
 * Builds the site of the documentation in `build/docs`: the pages that are made from the code, the gallery whose stories are its live
 * examples, and the site around them; then opens each page of a component, whose examples must draw something.
 */
import { cp, readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { findChromium } from '../setup/chromium.mjs';
import { CHECKOUT } from '../site/site-folder.mjs';
import { commandLine } from '../terminal/command-line.mjs';
import { Problem, runTool } from '../terminal/problem.mjs';
import { createProgress } from '../terminal/progress.mjs';
import { buildGallery, step } from './gallery.mjs';

commandLine( {
	name: 'npm run docs',
	text: 'builds the site of the documentation in build/docs, and looks at the live examples of its pages.',
} );

const BUILT = join( CHECKOUT, 'build/docs' );
const TYPES = {
	'.html': 'text/html',
	'.js': 'text/javascript',
	'.css': 'text/css',
	'.json': 'application/json',
	'.svg': 'image/svg+xml',
};

/** Serves the built site, addresses without an ending too. */
async function serve() {
	const server = createServer( async ( { url = '/' }, response ) => {
		const { pathname } = new URL( url, 'http://docs.example' );
		const path = pathname.endsWith( '/' ) ? `${ pathname }index` : pathname;
		const file = extname( path ) ? path : `${ path }.html`;
		try {
			const body = await readFile( join( BUILT, file ) );
			response.setHeader(
				'Content-Type',
				TYPES[ /** @type {'.js'} */ ( extname( file ) ) ] ??
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
	return server;
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {string}                          address
 * @return {Promise<string[]>} What is wrong with a page of a component.
 */
async function faultsOf( page, address ) {
	/** @type {string[]} */
	const faults = [];
	const note = ( /** @type {Error} */ error ) => faults.push( error.message );
	page.on( 'pageerror', note );
	await page.goto( address );
	const frames = await page.locator( '.live-example iframe' ).all();
	if ( frames.length === 0 ) {
		faults.push( 'no live example' );
	}
	for ( const frame of frames ) {
		await frame.scrollIntoViewIfNeeded();
		await frame
			.contentFrame()
			.locator( '#storybook-root > *, dialog[open]' )
			.first()
			.waitFor( { state: 'attached', timeout: 20_000 } )
			.catch( () => faults.push( 'an example draws nothing' ) );
	}
	page.off( 'pageerror', note );
	return faults;
}

/** @param {string} executablePath Chromium. */
async function lookAtPages( executablePath ) {
	// It is among the packages that were just installed.
	const { chromium } = await import( '@playwright/test' );
	const server = await serve();
	const { port } = /** @type {import('node:net').AddressInfo} */ (
		server.address()
	);
	const browser = await chromium.launch( {
		executablePath,
		args: [ '--no-sandbox' ],
	} );
	/** @type {string[]} */
	const found = [];
	const names = ( await readdir( join( BUILT, 'components' ) ) ).map(
		( name ) => name.replace( '.html', '' )
	);
	try {
		const page = await browser.newPage();
		for ( const name of names ) {
			const faults = await faultsOf(
				page,
				`http://127.0.0.1:${ port }/components/${ name }`
			);
			found.push( ...faults.map( ( fault ) => `${ name }: ${ fault }` ) );
		}
	} finally {
		await browser.close();
		server.close();
	}
	if ( found.length > 0 ) {
		throw new Problem( found.join( '\n' ) );
	}
	process.stdout.write(
		`${ names.length } pages of components, whose examples live.\n`
	);
}

await runTool( async () => {
	const progress = createProgress();
	await buildGallery( progress );
	for ( const name of [
		'hooks',
		'openapi-page',
		'components',
		'reference-pages',
	] ) {
		await step( process.execPath, `tools/docs/${ name }.mjs` );
	}
	await progress.step( 'Building the site of the documentation', async () => {
		await step( 'npm', 'ci', '--prefix', 'docs/site' );
		await step( 'npm', 'run', 'build', '--prefix', 'docs/site' );
		await cp( join( CHECKOUT, 'build/gallery' ), join( BUILT, 'gallery' ), {
			recursive: true,
		} );
	} );
	await lookAtPages( await findChromium( progress ) );
} );
