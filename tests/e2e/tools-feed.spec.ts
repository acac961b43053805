// @features calendar

import { createServer, type Server } from 'http';
import type { AddressInfo } from 'net';

import { php } from '../contract/shop';
import { AS_EDITOR, expect, expectAccessible, test } from './marketday';

const SCREEN =
	'/wp-admin/edit.php?post_type=marketday_event&page=marketday-import-events';

/** WordPress's own frame around the page. */
const ADMIN = [ '#adminmenumain', '#wpadminbar', '#wpfooter', '#screen-meta' ];

const DAY = 86_400_000;
const soon = new Date( Date.now() + 20 * DAY );
const date = soon.toISOString().slice( 0, 10 ).replaceAll( '-', '' );
/** The list of the month that the events are in. */
const LIST = `/events/?format=list&month=${
	soon.getUTCMonth() + 1
}&yr=${ soon.getUTCFullYear() }`;

const event = ( uid: string, title: string, sequence = 0 ) => [
	'BEGIN:VEVENT',
	`UID:${ uid }@feed.example`,
	`DTSTAMP:20260101T000000Z`,
	`SEQUENCE:${ sequence }`,
	`DTSTART:${ date }T100000Z`,
	`DTEND:${ date }T110000Z`,
	`SUMMARY:${ title }`,
	'END:VEVENT',
];
const calendar = ( ...events: string[][] ) =>
	[
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		'PRODID:-//Feed//EN',
		...events.flat(),
		'END:VCALENDAR',
		'',
	].join( '\r\n' );

let served = calendar(
	event( 'one', 'Feed: tasting' ),
	event( 'two', 'Feed: fair' )
);
const asked: ( string | undefined )[] = [];
let server: Server;
let address = '';

test.use( AS_EDITOR );

test.beforeAll( async () => {
	server = createServer( ( { headers }, response ) => {
		const tag = `"${ served.length }-${ served.includes( 'evening' ) }"`;
		asked.push( headers[ 'if-none-match' ] );
		const isKnown = headers[ 'if-none-match' ] === tag;
		response.writeHead( isKnown ? 304 : 200, {
			'Content-Type': 'text/calendar; charset=utf-8',
			ETag: tag,
		} );
		response.end( isKnown ? '' : served );
	} );
	await new Promise< void >( ( resolve ) =>
		server.listen( 0, '127.0.0.1', resolve )
	);
	address = `http://localhost:${
		( server.address() as AddressInfo ).port
	}/calendar.ics`;
	php(
		`update_option( 'marketday_site_trusts', [ 'localhost' ] ); return [];`
	);
} );

test.afterAll( async () => {
	php(
		`delete_option( 'marketday_site_trusts' ); delete_option( 'marketday_event_feeds' ); foreach ( get_posts( [ 'post_type' => 'marketday_event', 'post_status' => 'any', 'numberposts' => -1, 's' => 'Feed:', 'fields' => 'ids' ] ) as $id ) { wp_delete_post( $id, true ); } return [];`
	);
	await new Promise( ( resolve ) => server.close( resolve ) );
} );

test( 'A calendar that is followed brings its events, changes them and takes them away', async ( {
	page,
} ) => {
	test.setTimeout( 90_000 );
	await page.goto( SCREEN );
	await page.getByLabel( 'Address' ).fill( 'http://10.0.0.1/secret.ics' );
	await page.getByRole( 'button', { name: 'Follow this calendar' } ).click();
	const refused = page.getByRole( 'row', { name: /10\.0\.0\.1\/secret/ } );
	await expect( refused ).toContainText( 'couldn’t reach' );
	await refused.getByRole( 'button', { name: 'Stop following' } ).click();
	await expect( refused ).toHaveCount( 0 );

	await page.getByLabel( 'Address' ).fill( address );
	await page
		.getByLabel( 'Import new events as' )
		.last()
		.selectOption( 'Published' );
	await page.getByRole( 'button', { name: 'Follow this calendar' } ).click();
	const row = page.getByRole( 'row', { name: address } );
	await expect( row ).toContainText(
		'2 new events, 0 updated, 0 unchanged.'
	);
	await expectAccessible( page, ADMIN );

	await page.goto( LIST );
	await expect( page.getByText( 'Feed: tasting' ).first() ).toBeVisible();
	await expect( page.getByText( 'Feed: fair' ).first() ).toBeVisible();

	served = calendar( event( 'one', 'Feed: evening of tasting', 1 ) );
	await page.goto( SCREEN );
	await row.getByRole( 'button', { name: 'Check now' } ).click();
	await expect( row ).toContainText( 'is now a draft' );
	await page.goto( LIST );
	await expect(
		page.getByText( 'Feed: evening of tasting' ).first()
	).toBeVisible();
	await expect( page.getByText( 'Feed: fair' ) ).toHaveCount( 0 );

	await page.goto( SCREEN );
	await row.getByRole( 'button', { name: 'Check now' } ).click();
	await expect( row ).toContainText( 'Nothing has changed' );
	expect( asked.at( -1 ) ).toMatch( /true/ );
	await row.getByRole( 'button', { name: 'Stop following' } ).click();
	await expect( row ).toHaveCount( 0 );
} );
