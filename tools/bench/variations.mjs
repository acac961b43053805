// @ts-check
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { startSite } from '../site/index.mjs';
import { activateWooCommerce, runOrThrow } from './bench-site.mjs';
import { row } from './rows.mjs';

const KILOBYTE = 1024;

/** How many values each of six attributes has, by the number of variations that come of it. */
const SIZES = {
	30: [ 5, 3, 2, 1, 1, 1 ],
	200: [ 5, 5, 4, 2, 1, 1 ],
	1000: [ 5, 5, 5, 4, 2, 1 ],
};

/** Choices are made so often, each of another value. */
const ROUNDS = 4;

/**
 * Kilobytes of our scripts that a page has loaded so far, gzip. What the gallery loads to slide and to zoom counts apart.
 *
 * @param {import('playwright-core').Page} page
 */
function countScripts( page ) {
	/** @type {Array<Promise<number>>} */
	const weights = [];
	page.on( 'response', ( response ) => {
		const address = response.url();
		if (
			/\/plugins\/marketday\/.*\.js(\?|$)/.test( address ) &&
			! address.includes( '/product-gallery/' )
		) {
			weights.push(
				response
					.body()
					.then( ( body ) => gzipSync( body, { level: 9 } ).length )
			);
		}
	} );
	return async () =>
		( await Promise.all( weights ) ).reduce(
			( all, one ) => all + one,
			0
		) / KILOBYTE;
}

/**
 * Main-thread milliseconds of a choice, the mean of all that are made, and the page's weight.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string}                            url
 * @return {Promise<{ choice: number, html: number, before: number, after: number }>} `before` and `after` the choices: kilobytes of our scripts.
 */
async function measureForm( browser, url ) {
	const html = await ( await fetch( url ) ).text();
	const page = await browser.newPage();
	const scripts = countScripts( page );
	const devTools = await page.context().newCDPSession( page );
	await devTools.send( 'Performance.enable' );
	const busy = async () => {
		const { metrics } = await devTools.send( 'Performance.getMetrics' );
		return (
			1000 *
			( metrics.find( ( { name } ) => name === 'TaskDuration' )?.value ??
				0 )
		);
	};
	await page.goto( url, { waitUntil: 'networkidle' } );
	const before = await scripts();
	const selects = page.locator(
		'form.variations_form select[name^="attribute_"]'
	);
	const count = await selects.count();
	let spent = 0;
	let choices = 0;
	for ( let round = 0; round < ROUNDS; round++ ) {
		for ( let place = 0; place < count; place++ ) {
			const select = selects.nth( place );
			const values = await select
				.locator( 'option:not([disabled])' )
				.evaluateAll( ( options ) =>
					options
						.map( ( option ) => option.getAttribute( 'value' ) )
						.filter( Boolean )
				);
			const value = values[ round % values.length ] ?? '';
			const idle = await busy();
			await select.evaluate( ( element, chosen ) => {
				Object.assign( element, { value: chosen } );
				for ( const name of [ 'input', 'change' ] ) {
					element.dispatchEvent(
						new Event( name, { bubbles: true } )
					);
				}
			}, value );
			await page.waitForLoadState( 'networkidle' );
			await page.waitForTimeout( 50 );
			spent += ( await busy() ) - idle;
			choices++;
		}
	}
	const after = await scripts();
	await page.close();
	return {
		before,
		after,
		choice: spent / choices,
		html: gzipSync( html, { level: 9 } ).length / KILOBYTE,
	};
}

/**
 * Choosing among 30, 200 and 1,000 variations: ours and, where it is there, WooCommerce’s own form on the same site.
 *
 * @param {string}                   executablePath Chromium's.
 * @param {string}                   woocommerce    Its folder, '' for none.
 * @param {( line: string ) => void} say
 * @return {Promise<import('./rows.mjs').Row[]>}
 */
export async function variationRows( executablePath, woocommerce, say ) {
	// Only now: the benchmark itself may have had to install it.
	const { chromium } = await import( 'playwright-core' );
	const site = await startSite( { db: 'mariadb' } );
	const browser = await chromium.launch( {
		executablePath,
		args: [ '--no-sandbox' ],
	} );
	try {
		const plugins = join( site.dir, 'wordpress/wp-content/mu-plugins' );
		await mkdir( plugins, { recursive: true } );
		await copyFile(
			fileURLToPath( new URL( 'php/variations.php', import.meta.url ) ),
			join( plugins, 'marketday-bench-variations.php' )
		);
		if ( woocommerce ) {
			await activateWooCommerce( site, woocommerce );
		}
		const rows = [];
		let first = 0;
		for ( const [ size, values ] of Object.entries( SIZES ) ) {
			say( `Measuring the form of a product with ${ size } variations` );
			const printed = await runOrThrow(
				site,
				'bench-variations',
				values.map( String )
			);
			const [ ourPage, theirPage ] = /** @type {[ string, string ]} */ (
				JSON.parse( printed.slice( printed.indexOf( '[' ) ) )
			);
			const ours = await measureForm( browser, ourPage );
			const theirs = woocommerce
				? await measureForm( browser, theirPage )
				: null;
			first ||= ours.choice;
			rows.push(
				row(
					`${ size } variations, main-thread time of a choice`,
					ours.choice,
					'ms',
					theirs && theirs.choice,
					theirs && theirs.choice
				),
				row(
					`${ size } variations, HTML with the form and its data, gzip`,
					ours.html,
					'KB',
					25,
					theirs && theirs.html
				)
			);
			if ( size === '1000' ) {
				rows.push(
					row(
						'product page, our JavaScript before the first interaction, gzip',
						ours.before,
						'KB',
						10
					),
					row(
						'product page, our JavaScript after choosing, gzip',
						ours.after,
						'KB',
						20
					),
					row(
						'1000 over 30 variations, main-thread time of a choice',
						ours.choice / first,
						'times',
						2
					)
				);
			}
		}
		return rows;
	} finally {
		await browser.close();
		await site.stop();
	}
}
