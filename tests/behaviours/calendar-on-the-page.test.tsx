// @features calendar

import { mountIslands } from '@marketday/host';
import { fromMarkup } from '@marketday/host/markup';
import { act, configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { calendarIsland } from '@marketday/features/calendar';

import { dataResponse, calendar, pageResponse } from '../fakes/calendar-page';

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
			arrive( dataResponse( calendar( 'December 2026' ) ) )
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

	it( 'asks for data of the address, and takes over the view that they are in', async () => {
		fetched.mockResolvedValue(
			dataResponse( calendar( 'December 2026' ) )
		);

		await userEvent.click( screen.getByText( 'Next' ) );
		await screen.findAllByText( 'December 2026' );

		expect( fetched.mock.calls[ 0 ][ 0 ] ).toBe(
			'http://localhost/events/?month=12&yr=2026&marketday-answer=data'
		);
		expect(
			document.querySelector( '.marketday-events-calendar' )
		).toHaveClass( 'marketday-events-calendar is-list', { exact: true } );
	} );

	it( 'takes the calendar out of a page that answers itself', async () => {
		fetched.mockResolvedValue(
			pageResponse( calendar( 'December 2026' ) )
		);

		await userEvent.click( screen.getByText( 'Next' ) );

		expect( await screen.findAllByText( 'December 2026' ) ).not.toEqual(
			[]
		);
	} );

	it( 'goes to the title where the control is gone', async () => {
		const user = userEvent.setup();
		fetched.mockResolvedValue(
			dataResponse( calendar( 'The last month', '' ) ) as never
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

		await act( async () => arrive( dataResponse( calendar( 'Found' ) ) ) );
		await screen.findAllByText( 'Found' );

		expect( search ).toBeInTheDocument();
		expect( search ).toHaveValue( 'pots and pans' );
		expect( search ).toHaveFocus();
	} );

	it( 'leaves a click that opens another tab to the browser', async () => {
		const user = userEvent.setup( { skipHover: true } );
		const prevented: boolean[] = [];
		const listener = ( click: Event ) => {
			prevented.push( click.defaultPrevented );
			click.preventDefault();
		};
		window.addEventListener( 'click', listener );
		for ( const key of [ 'Control', 'Meta', 'Shift', 'Alt' ] ) {
			await user.keyboard( `{${ key }>}` );
			await user.click( screen.getByText( 'Next' ) );
			await user.click( screen.getByText( 'One' ) );
			await user.keyboard( `{/${ key }}` );
		}
		window.removeEventListener( 'click', listener );

		expect( prevented ).toEqual( Array( 8 ).fill( false ) );
	} );

	it( 'shows status and status text in the container', async () => {
		const user = userEvent.setup();
		await open( calendar( 'November 2026', '/events/?month=4&yr=2027' ) );
		fetched.mockResolvedValue(
			dataResponse( '', 503, 'Service Unavailable' ) as never
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

		waiting.at( -1 )?.( dataResponse( calendar( 'February 2027' ) ) );
		await screen.findAllByText( 'February 2027' );
		waiting[ 0 ]?.( dataResponse( calendar( 'January 2027' ) ) );
		await new Promise( ( resolve ) => setTimeout( resolve, 20 ) );

		expect( screen.queryByText( 'January 2027' ) ).toBeNull();
		expect( window.location.search ).toBe( '?mcs=pots' );
	} );

	it( 'writes the form into the address without what is empty, and removes embed and source', async () => {
		const user = userEvent.setup();
		window.history.replaceState( null, '', '/events/?embed=1&source=mail' );
		fetched.mockResolvedValue(
			dataResponse( calendar( 'November 2026' ) ) as never
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
			dataResponse( calendar( 'December 2026' ) ) as never
		);
		await user.click( screen.getByText( 'Next' ) );
		await screen.findAllByText( 'December 2026' );
		fetched.mockResolvedValueOnce(
			dataResponse( calendar( 'November again' ) ) as never
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
		fetched.mockResolvedValue(
			dataResponse( '', 404, 'Not Found' ) as never
		);

		await user.keyboard( '{Shift>}{PageDown}{/Shift}' );

		await waitFor( () =>
			expect(
				screen.getByText( /No events then\.$/ )
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
			dataResponse(
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
