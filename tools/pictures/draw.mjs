// @ts-check
/**
 * Draws the pictures of the demo shop: `npm run demo:pictures -- [name ...]`, a name being the beginning of a file name.
 * Each picture is an SVG written by its family in families/, taken by a headless Chromium and kept as WebP.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openBrowser } from './browser.mjs';
import { catalogue } from './catalogue.mjs';
import { startPicture } from './svg.mjs';
import { printWalks } from './walks.mjs';

const PICTURES = join(
	dirname( fileURLToPath( import.meta.url ) ),
	'../../demo/pictures'
);

/**
 * @param {string[]} wanted name beginnings; all when empty
 * @param {string}   folder
 */
async function drawAll( wanted, folder ) {
	const chosen = Object.entries( catalogue ).filter(
		( [ name ] ) =>
			! wanted.length ||
			wanted.some( ( part ) => name.startsWith( part ) )
	);
	mkdirSync( folder, { recursive: true } );
	const browser = await openBrowser();
	const page = await browser.newPage();
	const session = await page.context().newCDPSession( page );
	let total = 0;
	for ( const [ done, [ name, draw ] ] of chosen.entries() ) {
		startPicture();
		const { svg, width = 1200, height = 1200 } = draw();
		await page.setViewportSize( { width, height } );
		await page.setContent(
			`<body style="margin:0;overflow:hidden">${ svg.replace(
				'<svg ',
				'<svg style="display:block" '
			) }</body>`
		);
		const bytes = await capture(
			session,
			width * height > 1440000 ? 110000 : 56000
		);
		total += bytes.length;
		writeFileSync( join( folder, `${ name }.webp` ), bytes );
		process.stdout.write(
			`${ done + 1 }/${ chosen.length } ${ name } ${ Math.round(
				bytes.length / 1024
			) } KB\n`
		);
	}
	if ( wanted.length === 0 ) {
		process.stdout.write(
			`walks ${ Math.round(
				( await printWalks( browser ) ) / 1024
			) } KB\n`
		);
	}
	await browser.close();
	process.stdout.write(
		`${ chosen.length } pictures, ${ ( total / 1048576 ).toFixed(
			2
		) } MB\n`
	);
}

/**
 * The page as WebP: as good as it gets within the weight a shop page can carry.
 *
 * @param {import('playwright-core').CDPSession} session
 * @param {number}                               limit   bytes
 */
async function capture( session, limit ) {
	let bytes = Buffer.alloc( 0 );
	for ( const quality of [ 84, 76, 68, 60, 52, 44 ] ) {
		const { data } = await session.send( 'Page.captureScreenshot', {
			format: 'webp',
			quality,
		} );
		bytes = Buffer.from( data, 'base64' );
		if ( bytes.length <= limit ) {
			break;
		}
	}
	return bytes;
}

await drawAll( process.argv.slice( 2 ), process.env.PICTURES_DIR ?? PICTURES );
