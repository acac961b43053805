// @features calendar

import type { Locator } from '@playwright/test';

import { expect, expectSound, test } from './marketday';

const title = '.marketday-events-calendar__title';

test(
	'A visitor looks at the month, goes on, opens an event and comes back',
	{ tag: '@both' },
	async ( { page, isMobile } ) => {
		await page.goto( '/events/' );
		await expectSound( page, 'the calendar of this month' );
		const first = await page.locator( title ).innerText();

		await page.locator( '[data-calendar-way="next"]' ).click();
		await expect( page.locator( title ) ).not.toHaveText( first );
		await expect( page ).toHaveURL( /month=\d+&yr=\d+/ );
		await expect(
			page.locator( '[data-calendar-way="next"]' )
		).toBeFocused();

		const event = page
			.locator(
				isMobile
					? '.marketday-event__title a'
					: '.marketday-events-calendar__event'
			)
			.filter( { visible: true } )
			.first();
		await event.click();
		const dialog = page.getByRole( 'dialog' );
		await expect(
			dialog.getByRole( 'link', { name: 'More about this event' } )
		).toBeVisible();
		await expectSound( page, 'an event over the calendar', {
			isArrival: false,
		} );
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toBeHidden();
		await expect( event ).toBeFocused();

		await page.goBack();
		await expect( page.locator( title ) ).toHaveText( first );
	}
);

test( 'A visitor filters by category', async ( { page } ) => {
	await page.goto( '/events/?format=list' );
	await page.getByText( 'Find events' ).click();
	await page.getByLabel( 'Category' ).selectOption( 'Repair and mend' );
	await page.getByRole( 'button', { name: 'Show events' } ).click();

	await expect( page ).toHaveURL( /mcat=\d+/ );
	await expect( page.locator( '.marketday-event' ).last() ).toContainText(
		'Repair and mend'
	);
	await expect( page.locator( '.marketday-event' ).last() ).toBeVisible();
	await expectSound( page, 'a calendar’s list with a filter', {
		isArrival: false,
	} );
} );

test( 'A visitor chooses events on two pages of the table and takes them along', async ( {
	page,
} ) => {
	await page.goto( '/programme/' );
	await expectSound( page, 'a table of events' );
	await page.getByRole( 'checkbox' ).first().check();
	await page.getByRole( 'link', { name: 'Page 2' } ).click();
	await expect( page.locator( '[data-table-info]' ) ).toContainText(
		'Showing 11 to 20'
	);
	await expect( page.getByRole( 'link', { name: 'Page 2' } ) ).toBeFocused();
	await page.getByRole( 'checkbox' ).first().check();
	await expect( page.getByText( '2 selected' ) ).toBeVisible();
	const [ file ] = await Promise.all( [
		page.waitForEvent( 'download' ),
		page
			.getByRole( 'button', { name: 'Download selected (.ics)' } )
			.click(),
	] );
	expect( file.suggestedFilename() ).toBe( 'events.ics' );
} );

test( 'An event’s page says when and where, and its further dates', async ( {
	page,
} ) => {
	await page.goto( '/event/repair-evening/' );

	await expect( page.locator( '.marketday-event-details' ) ).toContainText(
		'Every Thursday'
	);
	// '10 Downing Street' begins with its number where a page is written from right to left, too.
	await expect(
		page.locator( '.marketday-event-details__address' )
	).toHaveAttribute( 'dir', 'auto' );
	await expectSound( page, 'the page of an event' );
} );

test.describe( 'By keyboard', { tag: '@desktop' }, () => {
	test( 'the month is one tab stop with the keys of a grid', async ( {
		page,
	} ) => {
		await page.goto( '/events/' );
		// The first sign that somebody is at the calendar makes a grid of the month.
		await page.locator( '[data-calendar-way="next"]' ).focus();
		const cell = page.locator( 'td[tabindex="0"]' );
		await cell.focus();
		const day = await cell.getAttribute( 'data-date' );

		await page.keyboard.press( 'PageDown' );
		await expect( page.locator( 'td:focus' ) ).not.toHaveAttribute(
			'data-date',
			day ?? ''
		);
		await page.keyboard.press( 'PageUp' );
		await expect( page.locator( 'td:focus' ) ).toHaveAttribute(
			'data-date',
			day ?? ''
		);
	} );

	test( 'what is typed while the calendar comes alive is searched for', async ( {
		page,
	} ) => {
		await page.goto( '/events/' );
		await page.getByText( 'Find events' ).click();
		const search = page.locator( 'input[name="mcs"]' );
		await search.pressSequentially( 'repair', { delay: 20 } );
		await page.keyboard.press( 'Enter' );

		await expect( page ).toHaveURL( /mcs=repair/ );
		await expect( search ).toHaveValue( 'repair' );
		await expect( search ).toBeFocused();
	} );
} );

test.describe( 'In another zone', { tag: '@phone' }, () => {
	test.use( { timezoneId: 'Asia/Kathmandu' } );

	test( 'calendar, list and event tell the visitor’s own time, and keep to it where it is chosen', async ( {
		page,
	} ) => {
		await page.goto( '/events/?format=list' );
		const note = page.locator( '.marketday-visitor-time' );
		await expect( note.first() ).toContainText( 'your time)' );
		await page
			.getByRole( 'button', {
				// The browser's own name of the zone, old or new.
				name: /Show times in my time zone \(Asia\/Kath?mandu\)/,
			} )
			.click();
		await expect( note.first() ).toContainText( 'local time)' );

		await page.goto( '/event/repair-evening/' );
		await expect(
			page.locator( '.marketday-event-details__when' )
		).toContainText( 'local time)' );
		await expectSound( page, 'an event by the visitor’s clock' );
	} );
} );

test.describe( 'Without scripts', { tag: '@phone' }, () => {
	test.use( { javaScriptEnabled: false } );

	test( 'months, filters and events are plain links and forms', async ( {
		page,
	} ) => {
		await page.goto( '/events/' );
		await page.locator( '[data-calendar-way="next"]' ).click();
		await expect( page ).toHaveURL( /month=/ );

		await page.locator( '.marketday-event__title a' ).first().click();
		await expect(
			page.locator( '.marketday-event-details' )
		).toBeVisible();
	} );
} );

/** Where a sign points, by what is drawn of it: its middle lies before its ends, or behind them. */
const directionOf = async ( sign: Locator ) => {
	const picture = ( await sign.screenshot( { scale: 'css' } ) ).toString(
		'base64'
	);
	return sign.evaluate( async ( _, data ) => {
		const bytes = Uint8Array.from( atob( data ), ( one ) =>
			one.charCodeAt( 0 )
		);
		const bitmap = await createImageBitmap( new Blob( [ bytes ] ) );
		const { width, height } = bitmap;
		const context = new OffscreenCanvas( width, height ).getContext( '2d' );
		context?.drawImage( bitmap, 0, 0 );
		const pixels = context?.getImageData( 0, 0, width, height ).data ?? [];
		const lightOf = ( x: number, y: number ) =>
			Number( pixels[ 4 * ( y * width + x ) + 1 ] );
		const ground = lightOf( 0, 0 );
		// For each row with ink: the middle of it.
		const rows = Array.from( { length: height }, ( __, y ) => {
			const inked = Array.from( { length: width }, ( ___, x ) => ( {
				x,
				ink: Math.abs( lightOf( x, y ) - ground ),
			} ) ).filter( ( { ink } ) => ink > 40 );
			const all = inked.reduce( ( sum, { ink } ) => sum + ink, 0 );
			return (
				inked.reduce( ( sum, { x, ink } ) => sum + x * ink, 0 ) / all
			);
		} ).filter( ( x ) => ! Number.isNaN( x ) );
		const middle = rows[ Math.floor( rows.length / 2 ) ] ?? 0;
		const ends = ( ( rows[ 0 ] ?? 0 ) + ( rows.at( -1 ) ?? 0 ) ) / 2;
		return middle > ends ? 'right' : 'left';
	}, picture );
};

test( 'The way to the next month points to where the page is read on', async ( {
	page,
} ) => {
	await page.goto( '/events/' );
	const sign = page.locator(
		'[data-calendar-way="next"] .marketday-events-calendar__sign'
	);
	expect( await directionOf( sign ) ).toBe( 'right' );

	await page.evaluate( () => {
		document.documentElement.dir = 'rtl';
	} );
	expect( await directionOf( sign ) ).toBe( 'left' );
} );
