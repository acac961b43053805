// @features calendar

import type { Page } from '@playwright/test';
import { saveDraft, untilReady } from './editor';
import { AS_EDITOR, expect, expectAccessible, test } from './marketday';

/** WordPress's own frame around the page. */
const ADMIN = [ '#adminmenumain', '#wpadminbar', '#wpfooter', '#screen-meta' ];
const IMPORT =
	'/wp-admin/edit.php?post_type=marketday_event&page=marketday-import-events';

const CHOIR = [
	'BEGIN:VCALENDAR',
	'VERSION:2.0',
	'PRODID:-//Example//Choir//EN',
	'BEGIN:VEVENT',
	'UID:choir@example.com',
	'DTSTAMP:20261101T090000Z',
	'DTSTART:20270105T190000Z',
	'DTEND:20270105T203000Z',
	'RRULE:FREQ=WEEKLY;COUNT=4',
	'SUMMARY:Community choir',
	'END:VEVENT',
	'END:VCALENDAR',
	'',
].join( '\r\n' );

test.use( { ...AS_EDITOR, actionTimeout: 20_000 } );

const dates = ( page: Page ) =>
	page.locator( '.marketday-event-panel [aria-live] li' );

test.describe( 'The editor of an event', { tag: '@desktop' }, () => {
	test.setTimeout( 180_000 );

	test( 'makes a series in words, calls a date off, moves another and splits the rest from it', async ( {
		page,
	} ) => {
		await page.goto( '/wp-admin/post-new.php?post_type=marketday_event' );
		await untilReady( page );
		await page
			.frameLocator( 'iframe[name="editor-canvas"]' )
			.getByRole( 'textbox', { name: 'Add title' } )
			.fill( 'Rug weaving' );
		const panel = page.locator( '.marketday-event-panel' ).first();
		await panel.getByLabel( 'Starts' ).fill( '2027-01-05T18:30' );
		await panel.getByLabel( 'Repeats' ).selectOption( 'WEEKLY' );
		await panel
			.getByLabel( 'Ends', { exact: true } )
			.last()
			.selectOption( 'count' );
		await panel.getByLabel( 'Times' ).fill( '6' );

		await expect( panel ).toContainText( 'Every Tuesday' );
		await expect( dates( page ) ).toHaveCount( 6 );
		await dates( page )
			.nth( 1 )
			.getByRole( 'button', { name: 'Cancel this date' } )
			.click();
		await expect( dates( page ).nth( 1 ).locator( 's' ) ).toHaveCount( 1 );
		await dates( page )
			.nth( 2 )
			.getByRole( 'button', { name: 'Move' } )
			.click();
		await panel.getByLabel( 'This date starts' ).fill( '2027-01-20T10:00' );
		await expect( dates( page ).nth( 2 ) ).toContainText( '(moved)' );
		await saveDraft( page );

		await dates( page )
			.nth( 3 )
			.getByRole( 'button', { name: /later dates/i } )
			.click();
		await page.waitForURL( /post=\d+&action=edit/ );
		await untilReady( page );
		await expect( dates( page ) ).toHaveCount( 3 );
		await expect( dates( page ).first() ).toContainText( '26 January' );
	} );
} );

test.describe( 'The screen Events → Import', { tag: '@desktop' }, () => {
	test( 'tells what a file would bring, and brings it once', async ( {
		page,
	} ) => {
		const bring = async ( isTrial: boolean ) => {
			await page.getByLabel( 'File' ).setInputFiles( {
				name: 'choir.ics',
				mimeType: 'text/calendar',
				buffer: Buffer.from( CHOIR ),
			} );
			await page.getByLabel( 'Preview only' ).setChecked( isTrial );
			await page
				.getByRole( 'button', { name: 'Import', exact: true } )
				.click();
		};
		await page.goto( IMPORT );
		await expectAccessible( page, ADMIN );

		await bring( true );
		await expect( page.getByText( 'Nothing has changed' ) ).toBeVisible();
		await bring( false );
		await expect( page.locator( '.notice-info' ) ).toContainText( '1' );
		await expect( page.getByText( 'Nothing has changed' ) ).toBeHidden();
	} );

	test( 'refuses to follow an address within the house', async ( {
		page,
	} ) => {
		await page.goto( IMPORT );
		await page.getByLabel( 'Address' ).fill( 'http://10.0.0.1/feed.ics' );
		await page
			.getByRole( 'button', { name: 'Follow this calendar' } )
			.click();
		await expect( page.locator( 'body' ) ).toContainText( /address/i );
	} );
} );
