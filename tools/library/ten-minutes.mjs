// @ts-check
/**
 * A stranger's ten minutes: a page of `npm create vite`'s kind in a folder of its own, with the packed library, built and opened in a
 * browser until an item lies in a basket: `node tools/library/ten-minutes.mjs --shop http://127.0.0.1:8080/`. The shop has to know
 * `http://localhost:5199`.
 */
import { chromium } from '@playwright/test';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CHECKOUT } from '../site/site-folder.mjs';
import { Problem, runTool } from '../terminal/problem.mjs';
import { runOrThrow } from '../terminal/run-process.mjs';

const PORT = 5199;

await runTool( async () => {
	const { values } = parseArgs( { options: { shop: { type: 'string' } } } );
	const shopUrl = values.shop;
	if ( ! shopUrl ) {
		throw new Problem( 'Name the shop: --shop http://127.0.0.1:8080/' );
	}
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
		const name = await addAnItem( folder );
		process.stdout.write(
			`${ name } lies in the basket after ${ Math.round(
				( performance.now() - started ) / 1000
			) } seconds.\n`
		);
	} finally {
		await rm( folder, { recursive: true } );
	}
} );

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
 * @return {Promise<string>} What was added.
 */
async function addAnItem( folder ) {
	const server = spawn(
		'npx',
		[ 'vite', 'preview', '--port', String( PORT ), '--strictPort' ],
		{
			cwd: folder,
			detached: true,
		}
	);
	const browser = await chromium.launch( {
		executablePath:
			process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
		args: [ '--no-sandbox' ],
	} );
	try {
		const page = await browser.newPage();
		for ( let tries = 0; tries < 40; tries++ ) {
			const isThere = await page
				.goto( `http://localhost:${ PORT }/` )
				.catch( () => null );
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
