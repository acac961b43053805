// @features calendar

import { mountIslands } from '@marketday/host';
import { fromMarkup } from '@marketday/host/markup';
import { act, configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { calendarIsland } from '@marketday/features/calendar';

const event = ( name: string ) =>
	`<a class="marketday-events-calendar__event is-scheduled" style="--event-colour:#123456;--event-ink:#ffffff" data-calendar-event="" href="/event/${ name }/"><span class="marketday-events-calendar__name">${ name }</span><span class="marketday-hidden">, in full</span></a>`;

const week = ( first: number, isOutside = false ) =>
	`<tr>${ Array.from( { length: 7 }, ( _, index ) => {
		const date = `2026-11-${ String( first + index ).padStart( 2, '0' ) }`;
		return `<td class="marketday-events-calendar__cell${
			isOutside ? ' is-outside' : ''
		}${
			date === '2026-11-17' ? ' has-events' : ''
		}" data-date="${ date }" data-label="${ date }"><span class="marketday-events-calendar__number"><span class="marketday-hidden">${ date } in words</span><span aria-hidden="true">${
			first + index
		}</span></span>${
			date === '2026-11-17' ? event( 'One' ) + event( 'Two' ) : ''
		}</td>`;
	} ).join( '' ) }</tr>`;

const field = ( name: string, label: string, control: string ) =>
	`<p class="marketday-field"><label class="marketday-field__label" for="events-calendar-1-${ name }">${ label }</label>${ control }</p>`;

const filters = `<details class="marketday-events-calendar__filters" open=""><summary>Find events</summary><form method="get" action="/events/?month=11" role="search" aria-label="Find events">${ field(
	'mcs',
	'Search',
	'<input class="marketday-field__control" id="events-calendar-1-mcs" name="mcs" type="search" maxlength="100" value="">'
) }${ field(
	'loc',
	'Venue',
	'<select class="marketday-field__control" id="events-calendar-1-loc" name="loc"><option value="" selected>All</option></select>'
) }<input type="hidden" name="ltype" value="id"><p class="marketday-events-calendar__send"><button class="marketday-button" type="submit">Show events</button></p></form></details>`;

const calendar = ( title: string, next = '/events/?month=12&yr=2026' ) =>
	`<div class="marketday-events-calendar is-grid" data-marketday-island="events-calendar"><div class="marketday-events-calendar__container" id="events-calendar-1" data-details="modal"><div class="marketday-events-calendar__head"><h2 class="marketday-events-calendar__title" id="events-calendar-1-title" tabindex="-1">${ title }</h2><nav class="marketday-events-calendar__ways" aria-label="Dates of the calendar">${
		next &&
		`<a class="marketday-button marketday-button--quiet marketday-events-calendar__way" data-calendar-way="next" rel="nofollow" href="${ next }">Next</a>`
	}</nav></div>${ filters }<table class="marketday-events-calendar__grid is-month" data-calendar-grid="" aria-labelledby="events-calendar-1-title"><thead><tr><th scope="col" abbr="Monday">Mo</th></tr></thead><tbody>${ week(
		9
	) }${ week( 16 ) }</tbody></table></div></div>`;

const page = ( body: string ) =>
	`<!doctype html><html><body>${ body }</body></html>`;

const answer = ( body: string, status = 200, statusText = 'OK' ) => ( {
	ok: status < 400,
	status,
	statusText,
	text: () => Promise.resolve( page( body ) ),
} );

let fetched: jest.Mock;

beforeAll( () => {
	configure( { asyncUtilTimeout: 5000 } );
	// jsdom has the element without its methods.
	HTMLDialogElement.prototype.showModal = function () {
		this.open = true;
	};
	HTMLDialogElement.prototype.close = function () {
		this.open = false;
	};
	mountIslands( 'events-calendar', fromMarkup( calendarIsland ) );
} );

/** Puts a page in the place of another, and waits until its calendar is alive. */
async function open( body: string ): Promise< void > {
	await act( async () => {
		document.body.innerHTML = body;
	} );
	await screen.findByRole( 'grid' );
}

beforeEach( async () => {
	window.history.replaceState( null, '', '/events/' );
	fetched = jest.fn();
	window.fetch = fetched as never;
	await open( calendar( 'November 2026' ) );
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
		await act( async () =>
			arrive( answer( calendar( 'December 2026' ) ) )
		);

		expect( await screen.findAllByText( 'December 2026' ) ).not.toEqual(
			[]
		);
		await waitFor( () =>
			expect( screen.queryByText( 'Loading...' ) ).toBeNull()
		);
		expect( window.location.search ).toBe( '?month=12&yr=2026' );
		expect( screen.getByText( 'Next' ) ).toHaveFocus();
	} );

	it( 'goes to the title where the control is gone', async () => {
		const user = userEvent.setup();
		fetched.mockResolvedValue(
			answer( calendar( 'The last month', '' ) ) as never
		);

		await user.click( screen.getByText( 'Next' ) );

		await waitFor( () =>
			expect( screen.getByRole( 'heading' ) ).toHaveFocus()
		);
		expect( screen.getByRole( 'heading' ) ).toHaveTextContent(
			'The last month'
		);
	} );

	it( 'leaves what is typed and where it is typed while an answer comes', async () => {
		const user = userEvent.setup( { skipHover: true } );
		let arrive: ( value: unknown ) => void = () => {};
		fetched.mockReturnValue(
			new Promise( ( resolve ) => ( arrive = resolve ) )
		);
		const search = screen.getByLabelText( 'Search' );
		await user.type( search, 'pots{Enter}' );
		await user.type( search, ' and pans' );

		await act( async () => arrive( answer( calendar( 'Found' ) ) ) );
		await screen.findAllByText( 'Found' );

		expect( search ).toBeInTheDocument();
		expect( search ).toHaveValue( 'pots and pans' );
		expect( search ).toHaveFocus();
	} );

	it( 'leaves a click that opens another tab to the browser', async () => {
		const user = userEvent.setup( { skipHover: true } );
		const prevented: boolean[] = [];
		const hear = ( click: Event ) => {
			prevented.push( click.defaultPrevented );
			click.preventDefault();
		};
		window.addEventListener( 'click', hear );
		for ( const key of [ 'Control', 'Meta', 'Shift', 'Alt' ] ) {
			await user.keyboard( `{${ key }>}` );
			await user.click( screen.getByText( 'Next' ) );
			await user.click( screen.getByText( 'One' ) );
			await user.keyboard( `{/${ key }}` );
		}
		window.removeEventListener( 'click', hear );

		expect( prevented ).toEqual( Array( 8 ).fill( false ) );
	} );

	it( 'shows status and status text in the container', async () => {
		const user = userEvent.setup();
		await open( calendar( 'November 2026', '/events/?month=4&yr=2027' ) );
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
		await open( calendar( 'November 2026', '/events/?month=1&yr=2027' ) );
		await user.click( screen.getByText( 'Next' ) );
		await user.selectOptions( screen.getByLabelText( 'Venue' ), 'All' );
		await user.type( screen.getByLabelText( 'Search' ), 'pots{Enter}' );

		waiting.at( -1 )?.( answer( calendar( 'February 2027' ) ) );
		await screen.findAllByText( 'February 2027' );
		waiting[ 0 ]?.( answer( calendar( 'January 2027' ) ) );
		await new Promise( ( resolve ) => setTimeout( resolve, 20 ) );

		expect( screen.queryByText( 'January 2027' ) ).toBeNull();
		expect( window.location.search ).toBe( '?mcs=pots' );
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
		await open( calendar( 'November 2026', '/events/?month=3&yr=2027' ) );
		fetched.mockResolvedValueOnce(
			answer( calendar( 'December 2026' ) ) as never
		);
		await user.click( screen.getByText( 'Next' ) );
		await screen.findAllByText( 'December 2026' );
		fetched.mockResolvedValueOnce(
			answer( calendar( 'November again' ) ) as never
		);

		window.history.replaceState( null, '', '/events/' );
		await act( async () => {
			window.dispatchEvent( new PopStateEvent( 'popstate' ) );
		} );

		expect( await screen.findAllByText( 'November again' ) ).not.toEqual(
			[]
		);
	} );
} );

describe( 'the grid', () => {
	it( 'has one tab stop and moves it by arrows, Home and End', async () => {
		const user = userEvent.setup();
		act( () => cell( '2026-11-09' ).focus() );

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
		act( () => cell( '2026-11-10' ).focus() );

		await user.keyboard( '{ArrowRight}' );

		expect( cell( '2026-11-09' ) ).toHaveFocus();
	} );

	it( 'goes into a day by Enter, among its events by arrows, and back by Escape', async () => {
		const user = userEvent.setup();
		act( () => cell( '2026-11-16' ).focus() );

		await user.keyboard( '{ArrowRight}{Enter}' );
		expect( screen.getByText( 'One' ).closest( 'a' ) ).toHaveFocus();
		await user.keyboard( '{ArrowDown}' );
		expect( screen.getByText( 'Two' ).closest( 'a' ) ).toHaveFocus();
		await user.keyboard( '{Escape}' );
		expect( cell( '2026-11-17' ) ).toHaveFocus();
	} );

	it( 'fetches the month that a key leads to, and stays where there is none', async () => {
		const user = userEvent.setup();
		act( () => cell( '2026-11-17' ).focus() );
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

describe( 'an event', () => {
	it( 'opens over the calendar with the facts of its page, and gives focus back', async () => {
		const user = userEvent.setup( { skipHover: true } );
		fetched.mockResolvedValue(
			answer(
				'<div class="marketday-event-details__body" data-event-title="One, in full" data-event-summary="Bring a bowl."><p>Fact</p><div class="marketday-event-details__dates">Further</div></div>'
			) as never
		);
		await user.click( screen.getByText( 'One' ) );

		const dialog = await screen.findByRole( 'dialog', {
			name: 'One, in full',
		} );
		expect( dialog ).toHaveTextContent( 'Fact' );
		expect( dialog ).toHaveTextContent( 'Bring a bowl.' );
		expect( dialog ).not.toHaveTextContent( 'Further' );
		expect( screen.getByText( 'More about this event' ) ).toHaveAttribute(
			'href',
			'/event/One/'
		);
		await user.click( screen.getByLabelText( 'Close' ) );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		expect( screen.getByText( 'One' ).closest( 'a' ) ).toHaveFocus();
	} );
} );
