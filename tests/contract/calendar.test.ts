// @features calendar

import { type CalendarEvents, makeEvents, YEAR } from './calendar-events';
import { php } from './shop';
import { type ShopResponse, Shopper } from './shopper';

interface Loaded {
	success: number;
	response: string;
}

interface SavedCalendar {
	calendars: Array< {
		view: string;
		calendar: { id: string; title: string };
	} >;
}

const loaded = ( { json }: ShopResponse ) => json as unknown as Loaded;

const MONTH = `month=6&yr=${ YEAR }`;

let made: CalendarEvents;
beforeAll( () => {
	made = makeEvents();
} );

const get = ( path: string ) => new Shopper().get( path );

/** The calendar of an answer's page. */
const container = ( { text }: ShopResponse ) =>
	/id="events-calendar-1"[^>]*>([\s\S]*?)__subscribe/.exec( text )?.[ 1 ] ??
	text;

describe( 'GET of a page with a calendar', () => {
	it( 'answers the month, the same for everybody', async () => {
		const page = await get( `/events/?${ MONTH }` );

		expect( page.status ).toBe( 200 );
		expect( container( page ) ).toContain( `June ${ YEAR }` );
		expect( container( page ) ).toContain( 'Contract fair' );
		expect( page.cookies ).toEqual( [] );
		expect( container( page ) ).not.toMatch( /nonce/i );
		expect( page.text ).not.toContain( 'Contract draft' );
		expect( page.text ).not.toContain( 'Contract locked' );
	} );

	it( 'keeps to category, place and words', async () => {
		for ( const filter of [
			`mcat=${ made.category }`,
			'mcat=contract-fair',
			`ltype=id&loc=${ made.place }`,
			'mcs=contract+fair',
		] ) {
			const html = container(
				await get( `/events/?${ MONTH }&${ filter }` )
			);
			expect( html ).toContain( '>Contract fair<' );
			expect( html ).not.toContain( '>Contract talks<' );
		}
	} );

	it( 'tells as data what its page shows, and draws nothing', async () => {
		const address = `/events/?${ MONTH }&mcs=contract+fair`;
		const page = await get( address );
		const response = await get( `${ address }&marketday-answer=data` );
		const [ { view, calendar } ] = (
			response.json as unknown as SavedCalendar
		 ).calendars as [ SavedCalendar[ 'calendars' ][ number ] ];

		expect( response.status ).toBe( 200 );
		expect( response.text ).not.toContain( '<' );
		expect( response.cookies ).toEqual( [] );
		expect( view ).toBe( 'grid' );
		expect( calendar.id ).toBe( 'events-calendar-1' );
		expect( container( page ) ).toContain( calendar.title );
		expect( JSON.stringify( calendar ) ).toContain( 'Contract fair' );
		expect( JSON.stringify( calendar ) ).not.toContain(
			'marketday-answer'
		);
		expect( response.headers.get( 'cache-control' ) ?? '' ).not.toContain(
			'no-store'
		);
	} );

	it( 'lets no cache keep the data of an address that means today', async () => {
		const response = await get( '/events/?marketday-answer=data' );

		expect( response.status ).toBe( 200 );
		expect( response.headers.get( 'cache-control' ) ).toContain(
			'no-store'
		);
	} );

	it.each( [
		[ 'another answer', 'marketday-answer=xml', 400 ],
		[ 'a month that is none', 'month=13&marketday-answer=data', 400 ],
		[
			'a month without events',
			'month=1&yr=2198&marketday-answer=data',
			404,
		],
	] )( 'refuses %s', async ( _, query, status ) => {
		expect( ( await get( `/events/?${ query }` ) ).status ).toBe( status );
	} );

	it( 'has addresses for list, week and day', async () => {
		for ( const look of [
			'format=list',
			'time=week&dy=10',
			'format=list&time=day&dy=10',
		] ) {
			const page = await get( `/events/?${ MONTH }&${ look }` );
			expect( page.status ).toBe( 200 );
			expect( container( page ) ).toContain( 'Contract fair' );
		}
	} );

	it.each( [
		[ 'month=13', 400 ],
		[ 'month=0', 400 ],
		[ 'yr=-1', 400 ],
		[ 'dy=abc', 400 ],
		[ 'month=2&yr=2027&dy=30', 400 ],
		[ 'month[]=6', 400 ],
		[ 'mcat[a][b]=1', 400 ],
		[ 'mcs[]=x', 400 ],
		[ 'ltype=city&loc=1', 400 ],
		[ 'format=card', 400 ],
		[ `mcs=${ 'x'.repeat( 500 ) }`, 400 ],
		[ 'month=1&yr=1950', 404 ],
		[ 'month=1&yr=2199', 404 ],
		[ 'loc=99999999', 404 ],
		[ 'mcat=nobody', 404 ],
		[ 'access=1%20OR%201=1', 404 ],
	] )( 'answers %s with %i and a sentence', async ( query, status ) => {
		const page = await get( `/events/?${ query }` );

		expect( page.status ).toBe( status );
		expect( page.text ).toMatch( /role="alert">\s*<p>[^<]+\.</ );
	} );

	it( 'refuses a place that is a category', async () => {
		expect(
			( await get( `/events/?loc=${ made.category }` ) ).status
		).toBe( 404 );
	} );

	it( 'prints no markup of the address', async () => {
		const page = await get(
			'/events/?mcs=%22%3E%3Csvg%20onload=alert(1)%3E&mcs2=%3Csvg'
		);

		expect( page.status ).toBe( 200 );
		expect( container( page ) ).not.toMatch( /<svg|onload=/ );
	} );

	it( 'leads whoever follows every link to an end', async () => {
		const seen = new Set< string >();
		let next: string | undefined = `/events/?${ MONTH }`;
		while ( next && ! seen.has( next ) && seen.size < 60 ) {
			seen.add( next );
			const page: ShopResponse = await get( next );
			expect( page.status ).toBe( 200 );
			next = /data-calendar-way="next"[^>]*href="([^"]+)"/
				.exec( page.text )?.[ 1 ]
				?.replaceAll( '&#038;', '&' );
		}
		expect( next ).toBeUndefined();
	} );
} );

describe( 'POST admin-ajax.php, behavior=loadupcoming', () => {
	const load = ( fields: Record< string, string > ) =>
		new Shopper().post( '/wp-admin/admin-ajax.php', {
			action: 'marketday_calendar',
			behavior: 'loadupcoming',
			...fields,
		} );

	it( 'answers list items', async () => {
		const response = await load( {
			time: `${ YEAR }-06-10 00:00:00`,
			args: 'after=2',
		} );

		expect( response.status ).toBe( 200 );
		expect( response.json ).toMatchObject( {
			success: 1,
			args: 'after=2|offset=2|ref=',
			more: true,
		} );
		expect( loaded( response ).response.match( /<li\b/g ) ).toHaveLength(
			2
		);
	} );

	it( 'takes dates too, and says where nothing is found', async () => {
		expect( loaded( await load( { dates: 'dates' } ) ).success ).toBe( 1 );
		expect(
			( await load( { time: '2190-01-01 00:00:00' } ) ).json
		).toEqual( { success: 0, response: 'No upcoming events found.' } );
	} );

	it.each( [
		[ 'another behaviour', { behavior: 'x', time: '' }, 400 ],
		[ 'no moment', {}, 400 ],
		[ 'a moment that is none', { time: '<b>' }, 400 ],
		[ 'a list for a moment', { 'time[]': '1' }, 400 ],
		[ 'a list for args', { time: '', 'args[]': '1' }, 400 ],
		[ 'a list within args', { time: '', args: 'after[]=1' }, 400 ],
		[ 'too many', { time: '', args: 'after=100000' }, 400 ],
		[ 'an unknown ref', { time: '', args: 'ref=d41d8cd98f00b204' }, 404 ],
	] as [ string, Record< string, string >, number ][] )(
		'refuses %s',
		async ( _name, fields, status ) => {
			const response = await load( fields );

			expect( response.status ).toBe( status );
			expect( response.json.data.message ).toMatch( /\S/ );
		}
	);
} );

describe( 'an event’s page', () => {
	const path = () =>
		php< { path: string } >(
			`return [ 'path' => wp_make_link_relative( get_permalink( get_page_by_path( 'contract-talks', OBJECT, 'marketday_event' ) ) ) ];`
		).path;

	it( 'shows the date its address names, and 404 for one it does not have', async () => {
		const page = await get( `${ path() }?event-date=${ YEAR }0617T100000` );
		expect( page.status ).toBe( 200 );
		expect( page.text ).toContain(
			`"startDate":"${ YEAR }-06-17T10:00:00+01:00"`
		);

		for ( const wrong of [ `${ YEAR }0618T100000`, 'x', '' ] ) {
			expect(
				( await get( `${ path() }?event-date=${ wrong }` ) ).status
			).toBe( 404 );
		}
	} );
} );

describe( 'REST of events', () => {
	it( 'tells visitors of published events only, and lets nobody write', async () => {
		const list = await get(
			'/wp-json/wp/v2/events?search=Contract&per_page=50'
		);
		const titles = (
			list.json as unknown as { title: { rendered: string } }[]
		 ).map( ( { title } ) => title.rendered );
		expect( titles ).toContain( 'Contract fair' );
		expect( titles ).not.toContain( 'Contract draft' );
		expect(
			( await get( `/wp-json/wp/v2/events/${ made.draft }` ) ).status
		).toBe( 401 );
		expect(
			(
				await new Shopper().post( '/wp-json/wp/v2/events', {
					title: 'x',
				} )
			).status
		).toBe( 401 );
	} );
} );
