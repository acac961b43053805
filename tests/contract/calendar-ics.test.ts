// @features calendar

import { type CalendarEvents, makeEvents } from './calendar-events';
import { Shopper } from './shopper';

let made: CalendarEvents;
beforeAll( () => {
	made = makeEvents();
} );

const get = ( path: string ) => new Shopper().get( path );

describe( 'GET /?marketday-ics=', () => {
	it( 'answers 304 and nothing to a calendar that has it already', async () => {
		const path = `/?marketday-ics=${ made.event }`;
		const first = await get( path );
		const tag = first.headers.get( 'etag' ) ?? '';
		expect( tag ).toMatch( /^"[0-9a-f]{32}"$/ );
		expect( first.headers.get( 'cache-control' ) ).toBe(
			'public, no-cache'
		);

		const again = await new Shopper().get( path, {
			'If-None-Match': `"other", W/${ tag }`,
		} );
		expect( [ again.status, again.text ] ).toEqual( [ 304, '' ] );

		const other = await new Shopper().get( path, {
			'If-None-Match': '"other"',
		} );
		expect( other.status ).toBe( 200 );
		expect( other.text ).toBe( first.text );
	} );

	it( 'answers one event, or those of a category, as iCalendar', async () => {
		const one = await get( `/?marketday-ics=${ made.event }` );
		expect( one.status ).toBe( 200 );
		expect( one.headers.get( 'content-type' ) ).toBe(
			'text/calendar; charset=utf-8'
		);
		expect( one.text ).toContain( 'SUMMARY:Contract fair\r\n' );
		expect( one.text ).toContain( 'BEGIN:VTIMEZONE\r\nTZID:Europe/London' );

		const many = await get( `/?marketday-ics=all&mcat=${ made.other }` );
		expect( many.text.match( /BEGIN:VEVENT/g ) ).toHaveLength( 1 );
		expect( many.text ).toContain( 'RRULE:FREQ=WEEKLY;COUNT=3' );
	} );

	it.each( [
		[ '99999999', 404 ],
		[ '0', 404 ],
		[ '-1', 400 ],
		[ 'everything', 400 ],
		[ 'all&mcat=nobody', 404 ],
		[ 'all&mcat[]=1', 400 ],
	] )( 'answers %s with %i', async ( query, status ) => {
		const response = await get( `/?marketday-ics=${ query }` );

		expect( response.status ).toBe( status );
		expect( response.text ).not.toContain( 'VCALENDAR' );
	} );

	it( 'tells nothing of drafts and of what has a password', async () => {
		expect(
			( await get( `/?marketday-ics=${ made.draft }` ) ).status
		).toBe( 404 );
		expect(
			( await get( `/?marketday-ics=${ made.locked }` ) ).status
		).toBe( 404 );
		const all = await get( '/?marketday-ics=all' );
		expect( all.text ).toContain( 'Contract fair' );
		expect( all.text ).not.toMatch( /Contract (draft|locked)/ );
	} );
} );
