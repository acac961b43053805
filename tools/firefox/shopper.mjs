// @ts-check
import assert from 'node:assert/strict';

/** What a busy machine takes at most for what a page does. */
const PATIENCE = 15_000;
/** Of the browser itself, and of no page: it asks for an icon where a site has none. */
const NOT_OURS = /favicon/;

/**
 * Someone with a window of Firefox and cookies of their own. What a page says is read by expressions, as this is no room of the browser's types.
 */
export class Shopper {
	/** @type {string[]} Errors of the console and uncaught exceptions. */
	errors = [];

	/**
	 * @param {import('puppeteer-core').BrowserContext} context
	 * @param {import('puppeteer-core').Page}           page
	 * @param {string}                                  site
	 */
	constructor( context, page, site ) {
		this.context = context;
		this.page = page;
		this.site = site;
	}

	/**
	 * @param {import('puppeteer-core').Browser}  browser
	 * @param {string}                            site
	 * @param {{ width: number, height: number }} window
	 * @return {Promise<Shopper>}
	 */
	static async arrive( browser, site, window ) {
		const context = await browser.createBrowserContext();
		const page = await context.newPage();
		await page.setViewport( window );
		page.setDefaultTimeout( PATIENCE );
		const shopper = new Shopper( context, page, site );
		page.on( 'console', ( message ) => {
			const text = `${ message.text() } (${
				message.location().url
			}, on ${ page.url() })`;
			if ( message.type() === 'error' && ! NOT_OURS.test( text ) ) {
				shopper.errors.push( text );
			}
		} );
		page.on( 'pageerror', ( error ) =>
			shopper.errors.push( String( error ) )
		);
		return shopper;
	}

	/** @param {string} path */
	async goTo( path ) {
		await this.page.goto( this.site + path );
	}

	/**
	 * Clicks what is there, visible and at rest.
	 *
	 * @param {string} selector
	 */
	async click( selector ) {
		await this.page.locator( selector ).click();
	}

	/**
	 * @param {string} selector
	 * @param {string} text
	 */
	async fill( selector, text ) {
		await this.page.locator( selector ).fill( text );
	}

	/**
	 * @param {string} expression
	 * @return {Promise<unknown>} What the page makes of it.
	 */
	read( expression ) {
		return this.page.evaluate( expression );
	}

	/**
	 * @param {string} selector
	 * @return {Promise<number>}
	 */
	async count( selector ) {
		return Number( await this.read( countOf( selector ) ) );
	}

	/**
	 * @param {string} selector
	 * @return {Promise<string>}
	 */
	async text( selector ) {
		return String( await this.read( textOf( selector ) ) );
	}

	/**
	 * @param {string} selector
	 * @param {number} number
	 */
	async seesSoMany( selector, number ) {
		await this.#sees(
			`${ countOf( selector ) } === ${ number }`,
			`${ number } of ${ selector }`,
			countOf( selector )
		);
	}

	/**
	 * @param {string} selector
	 * @param {RegExp} pattern
	 */
	async seesText( selector, pattern ) {
		await this.#sees(
			`${ pattern }.test( ${ textOf( selector ) } )`,
			`${ pattern } in ${ selector }`,
			textOf( selector )
		);
	}

	/** @param {RegExp} pattern */
	async isAt( pattern ) {
		await this.#sees(
			`${ pattern }.test( location.href )`,
			`the address ${ pattern }`,
			'location.href'
		);
	}

	/**
	 * @param {string} expression
	 * @param {string} what       For people.
	 */
	async finds( expression, what ) {
		await this.#sees( expression, what, expression );
	}

	/**
	 * @param {string} condition
	 * @param {string} what      That is waited for.
	 * @param {string} instead   Reads what there is, where it does not come.
	 */
	async #sees( condition, what, instead ) {
		const isSeen = await this.page
			.waitForFunction( condition, { polling: 100 } )
			.then(
				() => true,
				() => false
			);
		if ( ! isSeen ) {
			const there = await this.read( instead ).catch( String );
			assert.fail( `${ what } was not seen, but ${ there }` );
		}
	}

	/** Leaves, and tells what the console has heard. */
	async leave() {
		await this.context.close();
		assert.deepEqual( this.errors, [] );
	}
}

/** @param {string} selector */
function countOf( selector ) {
	return `document.querySelectorAll( ${ JSON.stringify(
		selector
	) } ).length`;
}

/** @param {string} selector */
function textOf( selector ) {
	return `( document.querySelector( ${ JSON.stringify(
		selector
	) } )?.innerText ?? '' )`;
}
