// @features calendar

import { mountIslands } from '@marketday/host';
import { fromMarkup } from '@marketday/host/markup';
import { act, configure, screen, waitFor } from '@testing-library/react';

import {
	calendarIsland,
	catchUpWithToday,
	closePast,
} from '@marketday/features/calendar';

import { calendar, dataResponse } from '../fakes/calendar-page';

const NOON = Date.parse( '2026-11-20T12:00:00Z' );
const ENDS = Date.parse( '2026-11-21T00:00:00Z' ) / 1000;

let fetched: jest.Mock;
let now: jest.SpyInstance;

/** A page that was made on the given day of November, at the given address; tells whether it is of another day by now. */
const madeOn = ( day: number, address = '/events/' ) => {
	window.history.replaceState( null, '', address );
	document.body.innerHTML = calendar( 'November 2026' )
		.replace(
			'data-marketday-island',
			`data-today="2026-11-${ day }" data-day-ends="${
				ENDS + ( day - 20 ) * 86_400
			}" data-marketday-island`
		)
		.replace(
			`__cell" data-date="2026-11-${ day }"`,
			`__cell is-today" data-date="2026-11-${ day }" aria-current="date"`
		);
	return catchUpWithToday();
};

const marked = () =>
	[ ...document.querySelectorAll< HTMLElement >( '.is-today' ) ].map(
		( { dataset, ariaCurrent } ) => [ dataset.date, ariaCurrent ]
	);

const alive = async () => {
	await act( async () => {} );
	await screen.findByRole( 'grid' );
};

beforeAll( () => {
	configure( { asyncUtilTimeout: 5000 } );
	mountIslands( 'events-calendar', fromMarkup( calendarIsland ) );
} );

beforeEach( async () => {
	await act( async () => document.body.replaceChildren() );
	now = jest.spyOn( Date, 'now' ).mockReturnValue( NOON );
	fetched = jest.fn();
	window.fetch = fetched as never;
} );

afterEach( () => now.mockRestore() );

it( 'is left alone on its own day', () => {
	expect( madeOn( 20 ) ).toBe( false );
	expect( marked() ).toEqual( [ [ '2026-11-20', 'date' ] ] );
} );

it( 'marks today at once, and then shows what its address means by now', async () => {
	fetched.mockResolvedValue( dataResponse( calendar( 'December 2026' ) ) );

	expect( madeOn( 16 ) ).toBe( true );
	expect( marked() ).toEqual( [ [ '2026-11-20', 'date' ] ] );
	await alive();

	expect( await screen.findAllByText( 'December 2026' ) ).not.toEqual( [] );
	expect( fetched.mock.calls.map( ( [ url ] ) => url ) ).toEqual( [
		'http://localhost/events/?marketday-answer=data',
	] );
	expect( window.location.href ).toBe( 'http://localhost/events/' );
	expect( document.body ).toHaveFocus();
	expect( screen.queryByText( 'Loading' ) ).toBeNull();
} );

it( 'keeps the month that its address asks for, and stays where the shop cannot be reached', async () => {
	fetched.mockRejectedValue( new Error( 'offline' ) );

	madeOn( 16, '/events/?month=11&yr=2026' );
	await alive();

	await waitFor( () =>
		expect( fetched.mock.calls[ 0 ][ 0 ] ).toBe(
			'http://localhost/events/?month=11&yr=2026&marketday-answer=data'
		)
	);
	expect( screen.getByText( 'November 2026' ) ).toBeVisible();
	expect( screen.queryByRole( 'alert' ) ).toBeNull();
} );

it( 'moves on where it was left open over night', async () => {
	madeOn( 20 );
	await alive();
	fetched.mockResolvedValue( dataResponse( calendar( 'December 2026' ) ) );
	const look = () =>
		act( async () => {
			document.dispatchEvent( new Event( 'visibilitychange' ) );
		} );

	await look();
	expect( fetched ).not.toHaveBeenCalled();

	now.mockReturnValue( NOON + 86_400_000 );
	await look();
	await screen.findAllByText( 'December 2026' );
	await look();
	expect( fetched ).toHaveBeenCalledTimes( 1 );
} );

it( 'lets an event’s own page say that it has ended, and takes away what is over', () => {
	const second = NOON / 1000;
	document.body.innerHTML = `<div class="marketday-event-details"><p data-end="${
		second - 1
	}" hidden>This event has ended.</p><div data-end="${
		second - 1
	}">Get tickets</div><div data-end="${ second + 9 }"><p data-end="${
		second - 1
	}">First date</p><p data-end="${ second + 9 }">Last date</p></div></div>`;

	closePast();

	expect( screen.getByText( 'This event has ended.' ) ).toBeVisible();
	expect( document.body ).toHaveTextContent(
		/^This event has ended\.Last date$/
	);
} );
