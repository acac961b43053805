import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { enhanceCalendars } from './enhance-calendars';
import { enhanceGrids } from './grid-days';

const week = ( first: number, isOutside = false ) =>
	`<tr>${ Array.from( { length: 7 }, ( _, index ) => {
		const date = `2026-11-${ String( first + index ).padStart( 2, '0' ) }`;
		return `<td data-date="${ date }" data-label="${ date }" class="${
			isOutside ? 'is-outside' : ''
		}"><span>${ first + index }</span>${
			date === '2026-11-17'
				? '<a data-calendar-event href="/event/one/">One</a><a data-calendar-event href="/event/two/">Two</a>'
				: ''
		}</td>`;
	} ).join( '' ) }</tr>`;

const calendar = ( title: string, next = '/events/?month=12&yr=2026' ) =>
	`<div class="marketday-events-calendar is-grid"><div class="marketday-events-calendar__container" id="events-calendar-1" data-details="page">
		<h2 class="marketday-events-calendar__title" tabindex="-1">${ title }</h2>
		<a data-calendar-way="next" href="${ next }">Next</a>
		<form action="/events/?month=11" method="get"><input name="mcs" aria-label="Search" value=""><input type="hidden" name="ltype" value="id"><select name="loc"><option value="">All</option></select><button>Show events</button></form>
		<table data-calendar-grid><thead><tr><th>Mo</th></tr></thead><tbody>${ week(
			9
		) }${ week( 16 ) }</tbody></table>
	</div></div>`;

const page = ( body: string ) =>
	`<!doctype html><html><body>${ body }</body></html>`;

const answer = ( body: string, status = 200, statusText = 'OK' ) => ( {
	ok: status < 400,
	status,
	statusText,
	text: () => Promise.resolve( page( body ) ),
} );

let fetched: jest.Mock;

beforeAll( () => enhanceCalendars() );

beforeEach( () => {
	window.history.replaceState( null, '', '/events/' );
	document.body.innerHTML = calendar( 'November 2026' );
	enhanceGrids( document );
	fetched = jest.fn();
	window.fetch = fetched as never;
} );

const cell = ( date: string ) => screen.getByLabelText( date );

describe( 'navigation', () => {
	it( 'shows Loading..., then the other page’s calendar, and keeps focus on the control', async () => {
		const user = userEvent.setup();
		let arrive: ( value: unknown ) => void = () => {};
		fetched.mockReturnValue(
			new Promise( ( resolve ) => ( arrive = resolve ) )
		);

		await user.click( screen.getByText( 'Next' ) );
		expect( screen.getByText( 'Loading...' ) ).toBeVisible();
		await waitFor( () =>
			expect( screen.getByText( 'Loading' ) ).toBeInTheDocument()
		);
		arrive( answer( calendar( 'December 2026' ) ) );

		expect( await screen.findAllByText( 'December 2026' ) ).not.toEqual(
			[]
		);
		expect( screen.queryByText( 'Loading...' ) ).toBeNull();
		expect( window.location.search ).toBe( '?month=12&yr=2026' );
		expect( screen.getByText( 'Next' ) ).toHaveFocus();
	} );

	it( 'shows status and status text in the container', async () => {
		const user = userEvent.setup();
		document.body.innerHTML = calendar(
			'November 2026',
			'/events/?month=4&yr=2027'
		);
		fetched.mockResolvedValue(
			answer( '', 503, 'Service Unavailable' ) as never
		);

		await user.click( screen.getByText( 'Next' ) );

		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'503 Service Unavailable'
		);
		expect( window.location.search ).toBe( '' );
	} );

	it( 'never shows a late answer', async () => {
		const user = userEvent.setup( { skipHover: true } );
		const waiting: ( ( value: unknown ) => void )[] = [];
		fetched.mockImplementation(
			() => new Promise( ( resolve ) => waiting.push( resolve ) )
		);
		document.body.innerHTML =
			calendar( 'November 2026', '/events/?month=1&yr=2027' ) + '<p></p>';
		const link = screen.getByText( 'Next' );
		await user.click( link );
		link.setAttribute( 'href', '/events/?month=2&yr=2027' );
		await user.click( link );

		waiting.at( -1 )?.( answer( calendar( 'February 2027' ) ) );
		await screen.findAllByText( 'February 2027' );
		waiting[ 0 ]?.( answer( calendar( 'January 2027' ) ) );
		await new Promise( ( resolve ) => setTimeout( resolve, 20 ) );

		expect( screen.queryByText( 'January 2027' ) ).toBeNull();
		expect( window.location.search ).toBe( '?month=2&yr=2027' );
	} );

	it( 'writes the form into the address without what is empty, and removes embed and source', async () => {
		const user = userEvent.setup();
		window.history.replaceState( null, '', '/events/?embed=1&source=mail' );
		fetched.mockResolvedValue(
			answer( calendar( 'November 2026' ) ) as never
		);

		await user.type( screen.getByLabelText( 'Search' ), 'pots & pans' );
		await user.click( screen.getByText( 'Show events' ) );

		await waitFor( () =>
			expect( window.location.search ).toBe( '?mcs=pots+%26+pans' )
		);
	} );

	it( 'draws what the address says after Back', async () => {
		const user = userEvent.setup();
		document.body.innerHTML = calendar(
			'November 2026',
			'/events/?month=3&yr=2027'
		);
		fetched.mockResolvedValueOnce(
			answer( calendar( 'December 2026' ) ) as never
		);
		await user.click( screen.getByText( 'Next' ) );
		await screen.findAllByText( 'December 2026' );
		fetched.mockResolvedValueOnce(
			answer( calendar( 'November again' ) ) as never
		);

		window.history.replaceState( null, '', '/events/' );
		window.dispatchEvent( new PopStateEvent( 'popstate' ) );

		expect( await screen.findAllByText( 'November again' ) ).not.toEqual(
			[]
		);
	} );
} );

describe( 'the grid', () => {
	it( 'has one tab stop and moves it by arrows, Home and End', async () => {
		const user = userEvent.setup();
		cell( '2026-11-09' ).focus();

		await user.keyboard( '{ArrowRight}{ArrowDown}' );
		expect( cell( '2026-11-17' ) ).toHaveFocus();
		await user.keyboard( '{End}' );
		expect( cell( '2026-11-22' ) ).toHaveFocus();
		await user.keyboard( '{Home}{ArrowUp}' );
		expect( cell( '2026-11-09' ) ).toHaveFocus();
		expect(
			document.querySelectorAll( 'td[tabindex="0"], td a[tabindex="0"]' )
		).toHaveLength( 1 );
	} );

	it( 'mirrors the arrows where writing goes from right to left', async () => {
		const user = userEvent.setup();
		cell( '2026-11-10' ).style.direction = 'rtl';
		cell( '2026-11-10' ).focus();

		await user.keyboard( '{ArrowRight}' );

		expect( cell( '2026-11-09' ) ).toHaveFocus();
	} );

	it( 'goes into a day by Enter, among its events by arrows, and back by Escape', async () => {
		const user = userEvent.setup();
		cell( '2026-11-16' ).focus();

		await user.keyboard( '{ArrowRight}{Enter}' );
		expect( screen.getByText( 'One' ) ).toHaveFocus();
		await user.keyboard( '{ArrowDown}' );
		expect( screen.getByText( 'Two' ) ).toHaveFocus();
		await user.keyboard( '{Escape}' );
		expect( cell( '2026-11-17' ) ).toHaveFocus();
	} );

	it( 'fetches the month that a key leads to, and stays where there is none', async () => {
		const user = userEvent.setup();
		cell( '2026-11-17' ).focus();
		fetched.mockResolvedValue( answer( '', 404, 'Not Found' ) as never );

		await user.keyboard( '{Shift>}{PageDown}{/Shift}' );

		await waitFor( () =>
			expect(
				screen.getByText( 'There are no events at that time.' )
			).toBeInTheDocument()
		);
		expect( fetched.mock.calls[ 0 ][ 0 ] ).toContain( 'month=11&yr=2027' );
		expect( cell( '2026-11-17' ) ).toHaveFocus();
	} );
} );
