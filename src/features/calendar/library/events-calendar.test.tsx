import {
	act,
	configure,
	render,
	screen,
	waitFor,
	within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';

import { shopAnswering } from '../../../../tests/behaviours/behaviours';
import { MarketdayProvider } from '@marketday/kernel';
import {
	type CalendarEvent,
	EventsCalendar,
	type EventsCalendarProps,
} from '.';

const event = ( title: string, day: string, more = {} ): CalendarEvent => ( {
	id: 1,
	occurrence: title,
	title,
	url: `/event/${ title }/`,
	start: `${ day }T19:00:00+00:00`,
	end: `${ day }T21:00:00+00:00`,
	firstDay: day,
	lastDay: day,
	dateText: `${ day }, 19:00–21:00`,
	isAllDay: false,
	isOnline: false,
	isCancelled: false,
	venue: 'The pottery',
	summary: 'Bring a bowl.',
	...more,
} );

const PARIS = {
	start: '2026-11-27T19:00:00+01:00',
	end: '2026-11-27T21:00:00+01:00',
	siteStart: '2026-11-27T18:00:00+00:00',
	siteEnd: '2026-11-27T20:00:00+00:00',
	zone: 'Europe/Paris (CET)',
};

const events = [
	event( 'Glazing', '2026-11-26' ),
	event( 'Painting', '2026-11-27', PARIS ),
	event( 'Firing', '2026-11-30', { isCancelled: true } ),
];

/** Questions that the shop was asked. */
const asked: string[] = [];

const draw = ( props: Partial< EventsCalendarProps > = {} ) =>
	render(
		<MarketdayProvider
			shop={ shopAnswering( ( { searchParams } ) => {
				asked.push( String( searchParams ) );
				return [];
			} ) }
		>
			<EventsCalendar
				month="2026-11"
				day="2026-11-27"
				locale="en-GB"
				start={ events }
				{ ...props }
			/>
		</MarketdayProvider>
	);

const look = ( name: string | RegExp ) =>
	userEvent.setup().click( screen.getByRole( 'button', { name } ) );

const title = () => screen.getByRole( 'heading', { level: 2 } ).textContent;

jest.setTimeout( 30_000 );

beforeAll( () => {
	configure( { asyncUtilTimeout: 5000 } );
	// jsdom has the element without its methods.
	HTMLDialogElement.prototype.showModal = function () {
		this.open = true;
	};
	HTMLDialogElement.prototype.close = function () {
		this.open = false;
	};
} );

describe( 'the calendar of the library', () => {
	it( 'shows a month, a week, a day and a list, and says which', async () => {
		draw();
		expect( title() ).toBe( 'November 2026' );
		expect( document.querySelectorAll( '[role="grid"] td' ) ).toHaveLength(
			42
		);

		await look( 'List' );
		expect( screen.queryByRole( 'grid' ) ).toBeNull();
		expect( screen.getAllByRole( 'heading', { level: 3 } ) ).toHaveLength(
			3
		);
		expect(
			screen.getByRole( 'button', { name: 'List' } )
		).toHaveAttribute( 'aria-current', 'true' );
		expect( screen.getByRole( 'button', { name: 'List' } ) ).toHaveFocus();
	} );

	it( 'says an event’s own time where it takes place in another zone', () => {
		draw();
		const cell = screen.getByLabelText(
			/^Friday,? 27 November 2026, 1 event$/
		);

		expect( cell ).toHaveTextContent( /18:00 Painting 19:00 CET/ );
		expect( cell ).toHaveTextContent(
			'; 2026-11-27, 19:00–21:00, Europe/Paris (CET)'
		);
	} );

	it( 'shows the events of a day below a small month', async () => {
		draw( { look: 'mini' } );
		expect( screen.getByText( 'Painting' ) ).toBeInTheDocument();
		expect( screen.queryByText( 'Firing' ) ).toBeNull();

		await look( /^Monday,? 30 November 2026, 1 event$/ );

		expect( screen.getByText( 'Firing' ) ).toBeInTheDocument();
		expect( screen.getByText( 'Cancelled' ) ).toBeInTheDocument();
		expect( screen.queryByText( 'Painting' ) ).toBeNull();
	} );

	it( 'has one stop of the keyboard for a day of a small month, from which Enter leads in', async () => {
		const { container } = draw( { look: 'mini' } );
		const stops = () =>
			container.querySelectorAll< HTMLElement >( 'table [tabindex="0"]' );
		await waitFor( () => expect( stops() ).toHaveLength( 1 ) );

		act( () => stops()[ 0 ]!.focus() );
		await userEvent.keyboard( '{Enter}' );

		expect(
			container.querySelector(
				'.marketday-events-calendar__number:focus'
			)
		).not.toBeNull();
	} );

	it( 'opens an event over it, with what the shop tells of it', async () => {
		draw( { look: 'list' } );
		await userEvent.setup().click( screen.getByText( 'Painting' ) );

		const dialog = await screen.findByRole( 'dialog', {
			name: 'Painting',
		} );
		await within( dialog ).findByText( 'The pottery' );
		expect( dialog ).toHaveTextContent( 'Europe/Paris (CET)' );
		expect( dialog ).toHaveTextContent( 'Bring a bowl.' );
	} );

	it( 'opens an event below its line where it is told to', async () => {
		draw( { look: 'list', details: 'inline' } );
		const link = screen.getByText( 'Painting' ).closest( 'a' );
		await userEvent.setup().click( screen.getByText( 'Painting' ) );

		await screen.findByText( 'The pottery', { selector: 'dd' } );
		expect( link ).toHaveAttribute( 'aria-expanded', 'true' );
		await userEvent.setup().click( screen.getByText( 'Painting' ) );
		expect( link ).toHaveAttribute( 'aria-expanded', 'false' );
	} );

	it( 'moves by the keys of a grid, also into the month before', async () => {
		const user = userEvent.setup();
		draw();
		act( () =>
			screen
				.getByLabelText( /^Friday,? 27 November 2026/, {
					selector: 'td',
				} )
				.focus()
		);
		await user.keyboard( '{ArrowRight}{Home}' );
		expect(
			screen.getByLabelText( /^Monday,? 23 November 2026/, {
				selector: 'td',
			} )
		).toHaveFocus();
		await user.keyboard( '{PageUp}' );
		await waitFor( () =>
			expect(
				screen.getByLabelText( /^Friday,? 23 October 2026/, {
					selector: 'td',
				} )
			).toHaveFocus()
		);
		expect( title() ).toBe( 'October 2026' );
	} );

	it( 'asks for what a visitor searches, of the month they choose', async () => {
		const user = userEvent.setup();
		draw( {
			showFilters: true,
			categories: [ { slug: 'fairs', name: 'Fairs' } ],
		} );
		asked.length = 0;
		await user.click( screen.getByText( 'Find events' ) );
		await user.type( screen.getByLabelText( 'Search' ), 'pots' );
		await user.selectOptions(
			screen.getByLabelText( 'Month' ),
			'December'
		);
		await user.selectOptions(
			screen.getByLabelText( 'Category' ),
			'Fairs'
		);
		await user.click( screen.getByText( 'Show events' ) );

		await waitFor( () => expect( title() ).toBe( 'December 2026' ) );
		expect( asked ).toEqual( [
			'from=2026-12-01&to=2027-01-01&category=fairs&search=pots',
		] );
		await user.click( await screen.findByText( 'Clear filters' ) );
		await waitFor( () =>
			expect( screen.queryByText( 'Loading...' ) ).toBeNull()
		);
		expect( asked.at( -1 ) ).toBe( 'from=2026-12-01&to=2027-01-01' );
		expect( screen.getByLabelText( 'Search' ) ).toHaveValue( '' );
	} );

	it( 'asks for the days that a week and a day have', async () => {
		draw();
		asked.length = 0;
		for ( const name of [ 'Week', 'Next', 'Day' ] ) {
			await look( name );
			// Until the shop has answered.
			await waitFor( () =>
				expect( screen.queryByText( 'Loading...' ) ).toBeNull()
			);
		}

		expect( asked ).toEqual( [
			'from=2026-11-23&to=2026-11-30',
			'from=2026-11-30&to=2026-12-07',
			'from=2026-12-04&to=2026-12-05',
		] );
		expect( title() ).toMatch( /^Friday,? 4 December 2026$/ );
	} );

	it( 'has no accessibility faults', async () => {
		const { container } = draw( {
			showFilters: true,
			categories: [ { slug: 'fairs', name: 'Fairs' } ],
		} );

		expect( await axe( container ) ).toHaveNoViolations();
	} );
} );
