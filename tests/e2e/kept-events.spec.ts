// @features calendar

import type { Page } from '@playwright/test';

import { expect, test } from './marketday';

const DAY = 86_400_000;

/** Serves a page as a cache that keeps pages for long has it: so as it was once, changed as it would be different. */
async function keep(
	page: Page,
	path: string,
	change: ( html: string ) => string
): Promise< void > {
	const html = change( await ( await page.request.get( path ) ).text() );
	await page.route(
		( { pathname, search } ) => pathname + search === path,
		( route ) =>
			route.fulfill( {
				status: 200,
				contentType: 'text/html; charset=UTF-8',
				body: html,
			} )
	);
}

/** The calendar of 40 days ago: of another month, which was today's. */
const ofAnotherMonth = ( html: string ) =>
	html
		.replace( /data-today="([\d-]+)"/, ( _, today: string ) => {
			const then = new Date( Date.parse( today ) - 40 * DAY );
			return `data-today="${ then.toISOString().slice( 0, 10 ) }"`;
		} )
		.replace(
			/data-day-ends="(\d+)"/,
			( _, ends: string ) =>
				`data-day-ends="${ Number( ends ) - ( 40 * DAY ) / 1000 }"`
		)
		.replace( /(__title"[^>]*>)[^<]*/, '$1A month that is over' )
		.replaceAll( ' is-today', '' )
		.replaceAll( 'data-date="2', 'data-date="1' );

const title = '.marketday-events-calendar__title';

test( 'A calendar that a cache has kept for long opens at today, and leaves focus and address', async ( {
	page,
} ) => {
	await page.goto( '/events/' );
	const month = await page.locator( title ).innerText();
	const today = await page
		.locator( '[aria-current="date"]' )
		.first()
		.getAttribute( 'data-date' );
	await keep( page, '/events/', ofAnotherMonth );
	await page.goto( '/events/' );

	await expect( page.locator( title ) ).toHaveText( month );
	await expect( page.locator( '[aria-current="date"]' ) ).toHaveAttribute(
		'data-date',
		today ?? ''
	);
	await expect( page.locator( 'body' ) ).toBeFocused();
	expect( new URL( page.url() ).search ).toBe( '' );
} );

test.describe( 'Without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'a kept calendar is what it was', async ( { page } ) => {
		await keep( page, '/events/', ofAnotherMonth );
		await page.goto( '/events/' );

		await expect( page.locator( title ) ).toHaveText(
			'A month that is over'
		);
	} );
} );
