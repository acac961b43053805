import { test as base, expect, type Page } from '@playwright/test';
import { foundByAxe, foundInRequest, keepServed } from './judges';

export { expect };
export { expectSound, layoutShiftsOf } from './judges';

/** Whether each test runs in all its length, as at night: `npm test -- --everywhere`. */
export const isEverywhere = process.env.MARKETDAY_EVERYWHERE === 'yes';

/**
 * Messages of the browser's console that are not the page's: the browser's own, wordpress.org out of reach (avatars, the block
 * directory), and the preview of WordPress's own terms block when the mouse passes over it in the inserter.
 */
const NOT_OURS =
	/favicon|net::ERR_ABORTED|net::ERR_NAME_NOT_RESOLVED|block-directory|product_cat\?context=view&post=|Download the React DevTools/;

/**
 * `test` with a page on which every console error, every uncaught exception and, where visitors are, every request to another host
 * fails the test.
 */
export const test = base.extend< { quiet: string[] } >( {
	// A test that provokes an error takes it out of the list.
	quiet: [
		async ( { page, baseURL }, use ) => {
			const errors: string[] = [];
			page.on( 'console', ( message ) => {
				if (
					message.type() === 'error' &&
					! NOT_OURS.test(
						`${ message.text() } ${ message.location().url }`
					)
				) {
					errors.push(
						`${ message.text() } (${
							message.location().url
						}, on ${ page.url() })`
					);
				}
			} );
			page.on( 'pageerror', ( error ) => errors.push( error.message ) );
			page.on( 'request', ( request ) => {
				if ( baseURL && ! page.url().includes( '/wp-admin/' ) ) {
					errors.push( ...foundInRequest( request.url(), baseURL ) );
				}
			} );
			keepServed( page );
			await use( errors );
			expect( errors ).toEqual( [] );
		},
		{ auto: true },
	],
} );

/** WCAG 2.2 AA by axe on the whole page; what WordPress's admin bar or a theme alone causes is excluded by the caller. */
export async function expectAccessible(
	page: Page,
	exclude: string[] = []
): Promise< void > {
	expect( await foundByAxe( page, exclude ) ).toEqual( [] );
}

/** No sideways scrolling at this width (WCAG 1.4.10). */
export async function expectNoSidewaysScroll( page: Page ): Promise< void > {
	const overflow = await page.evaluate(
		() =>
			document.documentElement.scrollWidth -
			document.documentElement.clientWidth
	);
	expect( overflow ).toBeLessThanOrEqual( 0 );
}

/** Adds the first product of the listing without scripts. Leaving before the answer has come whole would take the wish back. */
export async function addByLink( page: Page ): Promise< void > {
	await page.goto( '/shop/' );
	const [ response ] = await Promise.all( [
		page.waitForResponse( /add-to-cart=/ ),
		page.locator( '.ajax_add_to_cart' ).first().click(),
	] );
	await response.finished();
	await page.waitForLoadState();
}

/** Adds the first product of the listing in the background, or one of those after it. */
export async function addFirst( page: Page, index = 0 ): Promise< void > {
	await page.goto( '/shop/' );
	await page.locator( '.ajax_add_to_cart' ).nth( index ).click();
	await page.locator( '.added_to_cart' ).first().waitFor();
}

/** The first value of an attribute: by its swatches, or from its list. */
export async function chooseFirst( page: Page, name: string ): Promise< void > {
	// Cards beside the form have choices too, with the product's name.
	const swatches = page.getByRole( 'radiogroup', { name, exact: true } );
	if ( await swatches.isVisible() ) {
		await swatches.getByRole( 'radio' ).first().check();
	} else {
		await page
			.getByRole( 'combobox', { name } )
			.selectOption( { index: 1 } );
	}
}

/** For `test.use()`: as the site's editor, who wants no motion, so that no test waits for the editor's panels to slide. */
export const AS_EDITOR = {
	storageState: process.env.MARKETDAY_EDITOR ?? '',
	contextOptions: { reducedMotion: 'reduce' },
} as const;

export const SHOPPER = {
	email: 'ada@example.com',
	first_name: 'Ada',
	last_name: 'Lovelace',
	address_1: '12 St James’s Square',
	city: 'London',
	postcode: 'SW1Y 4JH',
	phone: '020 7946 0018',
} as const;

/** Logs somebody in by WordPress's own form, and waits for what comes behind it. */
export async function logInAs(
	page: Page,
	name: string,
	password: string,
	to = '/wp-admin/'
): Promise< void > {
	await page.goto(
		`/wp-login.php?redirect_to=${ encodeURIComponent( to ) }`
	);
	const field = page.getByLabel( 'Username or Email' );
	// WordPress moves the focus there once the page has stood for a moment, also away from what is being typed.
	await expect( field ).toBeFocused();
	await field.fill( name );
	await page.getByLabel( 'Password', { exact: true } ).fill( password );
	await page.getByRole( 'button', { name: 'Log In' } ).click();
	await page.waitForURL( /^(?!.*wp-login)/ );
}
