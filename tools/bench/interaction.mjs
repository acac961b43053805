// @ts-check
import { gzipSync } from 'node:zlib';
import { PAGE_BUDGETS, row } from './rows.mjs';

const KILOBYTE = 1024;

/** As a telephone of some years ago. */
const SLOWER = 4;

/** Choices made one after the other, each when the one before is on show. */
const CHOICES = 6;

/**
 * @typedef {Object} Interaction
 * @property {number} before  Bytes of our scripts, gzip, before the visitor does anything.
 * @property {number} after   With what choosing, sorting and searching loads.
 * @property {number} longest Milliseconds from an input to the next frame, the longest of all (INP).
 */

/**
 * Uses the filter page in Chromium with the processor slowed down: chooses values, another order, and types a search.
 *
 * @param {string} executablePath Chromium's.
 * @param {string} url
 * @param {string} folder         The plugin's folder in addresses.
 * @return {Promise<Interaction>}
 */
export async function measureInteraction( executablePath, url, folder ) {
	// Only now: the benchmark itself may have had to install it.
	const { chromium } = await import( 'playwright-core' );
	const browser = await chromium.launch( {
		executablePath,
		args: [ '--no-sandbox' ],
	} );
	try {
		const page = await browser.newPage( {
			viewport: { width: 1280, height: 900 },
		} );
		/** @type {Array<Promise<number>>} */
		const weights = [];
		page.on( 'response', ( response ) => {
			const address = response.url();
			if ( address.includes( folder ) && /\.js(\?|$)/.test( address ) ) {
				weights.push(
					response
						.body()
						.then(
							( body ) => gzipSync( body, { level: 9 } ).length
						)
				);
			}
		} );
		const weight = async () =>
			( await Promise.all( weights ) ).reduce(
				( all, one ) => all + one,
				0
			);
		await page.addInitScript( { content: WATCH } );
		await page.goto( url, { waitUntil: 'networkidle' } );
		const before = await weight();
		const devTools = await page.context().newCDPSession( page );
		await devTools.send( 'Emulation.setCPUThrottlingRate', {
			rate: SLOWER,
		} );
		await choose( page );
		return {
			before,
			after: await weight(),
			longest: Number( await page.evaluate( 'window.marketdayLongest' ) ),
		};
	} finally {
		await browser.close();
	}
}

/** Runs in the page: keeps the longest time from an input to the frame after it. */
const WATCH = `
	window.marketdayLongest = 0;
	new PerformanceObserver( ( list ) => {
		for ( const { duration, interactionId } of list.getEntries() ) {
			window.marketdayLongest = Math.max( window.marketdayLongest, interactionId ? duration : 0 );
		}
	} ).observe( { type: 'event', durationThreshold: 16, buffered: true } );
`;

/** @param {import('playwright-core').Page} page */
async function choose( page ) {
	/** @param {() => Promise<unknown>} act */
	const untilDrawn = async ( act ) => {
		const response = page.waitForResponse( /wopb\/product-filter/ );
		await act();
		await response;
		await page.waitForFunction(
			`! document.querySelector( '[aria-busy="true"]' )`
		);
	};
	const boxes = page.locator(
		'.marketday-product-filter input[type="checkbox"]:visible'
	);
	for ( let place = 0; place < CHOICES; place++ ) {
		await untilDrawn( () => boxes.nth( place ).click() );
	}
	await untilDrawn( () =>
		page
			.locator( '.marketday-catalogue-sorting select' )
			.selectOption( 'price' )
	);
	await page
		.locator( '.marketday-product-search__input' )
		.first()
		.pressSequentially( 'jumper', { delay: 60 } );
	await page.waitForTimeout( 1500 );
}

/** @param {Interaction} measured */
export function interactionRows( { before, after, longest } ) {
	return [
		row(
			'filter page, our JavaScript before the first interaction, gzip',
			before / KILOBYTE,
			'KB',
			PAGE_BUDGETS.before
		),
		row(
			'filter page, our JavaScript after choosing, sorting and searching, gzip',
			after / KILOBYTE,
			'KB',
			PAGE_BUDGETS.after
		),
		row(
			`filter page, longest interaction with the processor ${ SLOWER } times slower`,
			longest,
			'ms',
			100
		),
	];
}
