// @ts-check
/**
 * A stranger's ten minutes: a page of `npm create vite`'s kind in a folder of its own, with the packed library, built and opened in a
 * browser until an item lies in a basket: `npm run ten-minutes`. The shop is one of its own; `--shop http://127.0.0.1:8080/` names another,
 * which has to know `http://localhost:5199`.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuild } from '../setup/build.mjs';
import { findChromium } from '../setup/chromium.mjs';
import { ensureNodePackages } from '../setup/node-packages.mjs';
import { startSite } from '../site/index.mjs';
import { CHECKOUT } from '../site/site-folder.mjs';
import { commandLine } from '../terminal/command-line.mjs';
import { Problem, runTool } from '../terminal/problem.mjs';
import { createProgress } from '../terminal/progress.mjs';
import { runOrThrow } from '../terminal/run-process.mjs';

const PORT = 5199;
const ORIGIN = `http://localhost:${ PORT }`;

const { values } = commandLine( {
	name: 'npm run ten-minutes',
	text: 'a page of a stranger with the packed library, until an item lies in a basket.',
	options: {
		shop: {
			takes: 'ADDRESS',
			text: `a shop that knows ${ ORIGIN } (one of its own)`,
		},
	},
} );

await runTool( async () => {
	const progress = createProgress();
	await ensureNodePackages( CHECKOUT, progress );
	await ensureBuild( CHECKOUT, progress );
	const executablePath = await findChromium( progress );
	const shop = values.shop
		? { url: values.shop, stop: async () => {} }
		: await openShop( progress );
	const shopUrl = shop.url.replace( /\/?$/, '/' );
	const started = performance.now();
	const folder = await mkdtemp( join( tmpdir(), 'marketday-stranger-' ) );
	const npm = ( /** @type {string[]} */ ...words ) =>
		runOrThrow( 'npm', words, {
			cwd: folder,
			otherwise: `npm ${ words[ 0 ] } has failed.`,
		} );
	try {
		await npm(
			'create',
			'vite@latest',
			'.',
			'--yes',
			'--',
			'--template',
			'react',
			'--no-interactive'
		);
		await npm( 'pack', join( CHECKOUT, 'build/lib' ), '--silent' );
		await npm(
			'install',
			'./marketday-blocks-' + ( await version() ) + '.tgz',
			'--no-audit',
			'--no-fund'
		);
		await writeFile( join( folder, 'src/App.jsx' ), await app( shopUrl ) );
		await npm( 'run', 'build' );
		const name = await addAnItem( folder, executablePath );
		process.stdout.write(
			`${ name } lies in the basket after ${ Math.round(
				( performance.now() - started ) / 1000
			) } seconds.\n`
		);
	} finally {
		await rm( folder, { recursive: true } );
		await shop.stop();
	}
} );

/**
 * The demo's shop, with the page's origin among its front ends elsewhere.
 *
 * @param {import('../terminal/progress.mjs').Progress} progress
 */
async function openShop( progress ) {
	const shop = await progress.step( 'Opening a shop', () =>
		startSite( { warm: true } )
	);
	await shop.php(
		`return update_option( 'marketday_front_ends', [ '${ ORIGIN }' ] );`
	);
	return shop;
}

async function version() {
	return JSON.parse(
		await readFile( join( CHECKOUT, 'build/lib/package.json' ), 'utf8' )
	).version;
}

/** The page of the documentation, for this shop. @param {string} shopUrl */
async function app( shopUrl ) {
	const page = await readFile(
		join( CHECKOUT, 'docs/site/start.md' ),
		'utf8'
	);
	const text = /```jsx\n(.*?)```/s.exec( page )?.[ 1 ];
	if ( ! text ) {
		throw new Problem( 'The page docs/site/start.md has no example.' );
	}
	return text.replace( 'http://127.0.0.1:8080/', shopUrl );
}

/**
 * @param {string} folder
 * @param {string} executablePath Chromium.
 * @return {Promise<string>} What was added.
 */
async function addAnItem( folder, executablePath ) {
	const server = spawn(
		'npx',
		[ 'vite', 'preview', '--port', String( PORT ), '--strictPort' ],
		{
			cwd: folder,
			detached: true,
		}
	);
	const { chromium } = await import( '@playwright/test' );
	const browser = await chromium.launch( {
		executablePath,
		args: [ '--no-sandbox' ],
	} );
	try {
		const page = await browser.newPage();
		for ( let tries = 0; tries < 40; tries++ ) {
			const isThere = await page.goto( ORIGIN ).catch( () => null );
			if ( isThere ) {
				break;
			}
			await new Promise( ( resolve ) => setTimeout( resolve, 500 ) );
		}
		const add = page
			.getByRole( 'button', { name: /^Add to basket: / } )
			.first();
		const name = (
			( await add.getAttribute( 'aria-label' ) ) ?? ''
		).replace( 'Add to basket: ', '' );
		await add.click();
		await page
			.locator( '.marketday-basket' )
			.getByText( name )
			.first()
			.waitFor();
		return name;
	} finally {
		await browser.close();
		if ( server.pid ) {
			process.kill( -server.pid );
		}
	}
}
