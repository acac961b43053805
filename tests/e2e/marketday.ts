import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

export { expect };

/**
 * Messages of the browser's console that are not the page's: the browser's own, wordpress.org out of reach (avatars, the block
 * directory), and the preview of WordPress's own terms block when the mouse passes over it in the inserter.
 */
const NOT_OURS =
	/favicon|net::ERR_ABORTED|net::ERR_NAME_NOT_RESOLVED|block-directory|product_cat\?context=view&post=|Download the React DevTools/;

/** `test` with a page on which every console error and every uncaught exception fails the test. */
export const test = base.extend< { quiet: string[] } >( {
	// A test that provokes an error takes it out of the list.
	quiet: [
		async ( { page }, use ) => {
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
	let builder = new AxeBuilder( { page } ).withTags( [
		'wcag2a',
		'wcag2aa',
		'wcag21a',
		'wcag21aa',
		'wcag22aa',
		'best-practice',
	] );
	for ( const selector of exclude ) {
		builder = builder.exclude( selector );
	}
	const { violations } = await builder.analyze();
	const found = violations.map(
		( { id, help, nodes } ) =>
			`${ id }: ${ help } — ${ nodes
				.map( ( node ) => node.target.join( ' ' ) )
				.join( ' | ' ) }`
	);
	expect( found ).toEqual( [] );
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

interface Shift extends PerformanceEntry {
	value: number;
	hadRecentInput: boolean;
	sources: Array< {
		node: Node | null;
		previousRect: DOMRectReadOnly;
		currentRect: DOMRectReadOnly;
	} >;
}

/**
 * Below it is what nobody sees: a word, a line or the end of a card that is painted before its second half has come from the
 * server. The budget of a page is 0.00.
 */
const SMALLEST_SHIFT = 0.0005;

/** The layout shifts that no shopper's action caused: how much, and what went from where to where. */
export async function layoutShiftsOf( page: Page ): Promise< string[] > {
	return page.evaluate( async ( least ) => {
		const place = ( { x, y, width, height }: DOMRectReadOnly ) =>
			[ x, y, width, height ].map( Math.round ).join( ' ' );
		const nameOf = ( node: Node | null ) =>
			node instanceof Element
				? `${ node.localName }.${ node.classList }`
				: `text "${ node?.textContent ?? '' }"`;
		const shifts: string[] = [];
		new PerformanceObserver( ( list ) => {
			for ( const shift of list.getEntries() as Shift[] ) {
				if ( ! shift.hadRecentInput && shift.value >= least ) {
					const moves = shift.sources.map(
						( { node, previousRect, currentRect } ) =>
							`${ nameOf( node ) }: ${ place(
								previousRect
							) } -> ${ place( currentRect ) }`
					);
					shifts.push( `${ shift.value } ${ moves.join( ', ' ) }` );
				}
			}
		} ).observe( { type: 'layout-shift', buffered: true } );
		await new Promise( ( resolve ) => setTimeout( resolve, 500 ) );
		return shifts;
	}, SMALLEST_SHIFT );
}

/** Adds the first product of the listing without scripts. Leaving before the answer has come whole would take the wish back. */
export async function addByLink( page: Page ): Promise< void > {
	await page.goto( '/shop/' );
	const [ answer ] = await Promise.all( [
		page.waitForResponse( /add-to-cart=/ ),
		page.locator( '.ajax_add_to_cart' ).first().click(),
	] );
	await answer.finished();
	await page.waitForLoadState();
}

/** WooCommerce shows its products with its own template, which moves while it loads: those pages are not ours. */
export const isPageOfWooCommerce = ( path: string ): boolean =>
	process.env.MARKETDAY_ENGINE === 'woocommerce' &&
	path.startsWith( '/product/' );

/** For `test.use()`: as the site's editor. */
export const AS_EDITOR = { storageState: process.env.MARKETDAY_EDITOR ?? '' };

export const SHOPPER = {
	email: 'ada@example.com',
	first_name: 'Ada',
	last_name: 'Lovelace',
	address_1: '12 St James’s Square',
	city: 'London',
	postcode: 'SW1Y 4JH',
	phone: '020 7946 0018',
} as const;
