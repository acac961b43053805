// @ts-check
/// <reference lib="dom" />
import { fillLists, logIn, order } from './visitors.mjs';

/** @typedef {import('./states.mjs').ScreenState} ScreenState */
/** @typedef {import('@playwright/test').BrowserContext} BrowserContext */

/** How a fault begins that leaves no picture. */
export const NOT_SHOWN = 'could not be shown';

/** A page is cut here: nobody looks further. */
const TALLEST = 6000;
/** Milliseconds until a page that has become higher is laid out. */
const SETTLED = 600;
const HEIGHTS = { phone: 844, desk: 900 };

/** Lies below a long page: what comes as one scrolls has come, and what is sticky stands where it stands at the top. */
const scrollThrough = async () => {
	for ( let y = 0; y < document.documentElement.scrollHeight; y += 700 ) {
		window.scrollTo( 0, y );
		await new Promise( ( resolve ) => setTimeout( resolve, 60 ) );
	}
	window.scrollTo( 0, 0 );
};

/**
 * The visitors of one theme and direction, each made when first asked for.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                             url
 * @param {'light' | 'dark'}                   theme
 * @param {'ltr' | 'rtl'}                      direction
 */
export function visitorsOf( browser, url, theme, direction ) {
	/** @type {Map<string, Promise<BrowserContext>>} */
	const known = new Map();
	/** @type {Promise<string> | undefined} */
	let confirmation;

	const open = async () => {
		const context = await browser.newContext( {
			colorScheme: theme,
			reducedMotion: 'reduce',
		} );
		await context.addCookies( [
			{ name: 'marketday_screens_direction', value: direction, url },
			{ name: 'marketday_screens_theme', value: theme, url },
		] );
		return context;
	};
	/** @param {'guest' | 'shopper' | 'owner'} who */
	const make = async ( who ) => {
		const context = await open();
		if ( who !== 'guest' ) {
			const page = await context.newPage();
			await ( who === 'shopper' ? fillLists : logIn )( page, url );
			await page.close();
		}
		return context;
	};
	const placeOrder = async () => {
		const context = await open();
		known.set( 'buyer', Promise.resolve( context ) );
		return order( await context.newPage(), url );
	};

	return {
		/**
		 * @param {ScreenState} state
		 * @return {Promise<{ context: BrowserContext, address: string }>}
		 */
		async visit( { path, who = 'guest' } ) {
			if ( path === 'confirmation' ) {
				const address = await ( confirmation ??= placeOrder() );
				return {
					context: /** @type {BrowserContext} */ (
						await known.get( 'buyer' )
					),
					address,
				};
			}
			if ( ! known.has( who ) ) {
				known.set( who, make( who ) );
			}
			return {
				context: /** @type {BrowserContext} */ (
					await known.get( who )
				),
				address: url + path,
			};
		},
		async leave() {
			for ( const context of known.values() ) {
				await ( await context ).close();
			}
		},
	};
}

/**
 * @param {ReturnType<typeof visitorsOf>} visitors
 * @param {ScreenState}                   state
 * @param {number}                        width
 * @param {string}                        file
 * @param {{ height?: number, quality?: number, isWindow?: boolean }} [as]
 * @return {Promise<string>} What is wrong with it by measure; '' for nothing.
 */
export async function takePicture( visitors, state, width, file, as = {} ) {
	const { context, address } = await visitors.visit( state );
	const height = as.height ?? ( width < 600 ? HEIGHTS.phone : HEIGHTS.desk );
	const isWindow = as.isWindow ?? state.isWindow ?? false;
	const page = await context.newPage();
	try {
		await page.setViewportSize( { width, height } );
		const response = await page.goto( address );
		await page.waitForLoadState( 'load' );
		if ( ! isWindow ) {
			await page.evaluate( scrollThrough );
		}
		await state.show?.( page );
		await page.waitForTimeout( 400 );
		const { over, tall } = await page.evaluate( () => ( {
			over: document.documentElement.scrollWidth - window.innerWidth,
			tall: document.documentElement.scrollHeight,
		} ) );
		if ( ! isWindow ) {
			// The browser would make its window as high for the picture, and take it before pictures that are laid out anew are back.
			await page.setViewportSize( {
				width,
				height: Math.min( Math.max( tall, height ), TALLEST ),
			} );
			await page.waitForTimeout( SETTLED );
		}
		await page.screenshot( {
			path: file,
			type: 'jpeg',
			quality: as.quality ?? 70,
		} );
		return [
			over > 0 && `is ${ over } px wider than the window`,
			( response?.status() ?? 200 ) >= 500 &&
				`answers with ${ response?.status() }`,
		]
			.filter( Boolean )
			.join( ', ' );
	} catch ( error ) {
		return `${ NOT_SHOWN }: ${
			/** @type {Error} */ ( error ).message.split( '\n' )[ 0 ]
		}`;
	} finally {
		await page.close();
	}
}
