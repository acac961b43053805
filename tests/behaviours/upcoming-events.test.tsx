// @features calendar

import { mountIslands } from '@marketday/host';
import { fromMarkup } from '@marketday/host/markup';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { dropPast, upcomingIsland } from '@marketday/features/calendar';

let fetched: jest.Mock;

const response = ( body: unknown, ok = true ) => ( {
	ok,
	status: ok ? 200 : 500,
	json: () => Promise.resolve( body ),
} );

const row = ( number: number, title: string ) =>
	`<li class="marketday-event is-scheduled" style="--event-colour:#123456" data-start="" data-end=""><p class="marketday-event__when">All day</p><p class="marketday-event__title"><a data-calendar-event="" href="#${ number }">${ title }</a></p><p class="marketday-event__facts"></p></li>`;

const page = ( title: string ) =>
	`<div class="marketday-upcoming-events" data-marketday-island="upcoming-events"><ul class="marketday-upcoming-events__list">${ row(
		1,
		title
	) }</ul><p class="marketday-upcoming-events__empty">No upcoming events found.</p><form class="marketday-upcoming-events__more" method="get" action="/events/"><button class="marketday-button marketday-button--quiet" type="submit" value="2026-11-25 12:00:00" data-type="time" data-value="after=1|offset=1|ref=-x">Load more events</button></form></div>`;

beforeAll( () =>
	mountIslands( 'upcoming-events', fromMarkup( upcomingIsland( '/ajax' ) ) )
);

beforeEach( async () => {
	fetched = jest.fn();
	window.fetch = fetched as never;
	await act( async () => {
		document.body.innerHTML = page( 'First' );
	} );
} );

const press = () =>
	userEvent.setup().click( screen.getByText( 'Load more events' ) );

it( 'sends the contract’s fields, appends the answer, says so and moves on', async () => {
	fetched.mockResolvedValue(
		response( {
			success: 1,
			args: 'after=1|offset=2|ref=-x',
			more: true,
			response: row( 2, 'Second' ),
		} )
	);

	await press();

	const [ url, { method, body } ] = fetched.mock.calls[ 0 ];
	expect( [ url, method, String( body ) ] ).toEqual( [
		'/ajax',
		'POST',
		'action=marketday_calendar&behavior=loadupcoming&args=after%3D1%7Coffset%3D1%7Cref%3D-x&time=2026-11-25+12%3A00%3A00',
	] );
	expect( screen.getAllByRole( 'listitem' ) ).toHaveLength( 2 );
	expect( screen.getByText( 'Second' ) ).toHaveFocus();
	expect( screen.getByText( 'Load more events' ) ).toHaveAttribute(
		'data-value',
		'after=1|offset=2|ref=-x'
	);
	await waitFor( () =>
		expect( screen.getByText( 'Upcoming events loaded' ) ).toBeTruthy()
	);
} );

it( 'takes the button away after the last', async () => {
	fetched.mockResolvedValue(
		response( { success: 1, more: false, response: row( 3, 'Last' ) } )
	);

	await press();

	expect( screen.queryByText( 'Load more events' ) ).toBeNull();
} );

it( 'appends an item that says that nothing came, once, and can be tried again', async () => {
	fetched.mockResolvedValue( response( {}, false ) );

	await press();
	await press();

	const items = screen.getAllByRole( 'listitem' );
	expect( items ).toHaveLength( 2 );
	expect( items[ 1 ] ).toHaveTextContent( 'Upcoming Events failed to load' );
	expect( screen.getByText( 'Load more events' ) ).toBeEnabled();
} );

it( 'takes away what is over in a page that was kept', async () => {
	// The island of the test before leaves.
	await act( async () => document.body.replaceChildren() );
	const at = ( seconds: number ) => Math.floor( Date.now() / 1000 ) + seconds;
	document.body.innerHTML = `<ul class="marketday-upcoming-events__list">
		<li data-end="${ at( -60 ) }">Over</li><li data-end="${ at(
			60
		) }">Next</li></ul>`;

	expect( dropPast() ).toBe( false );

	expect( screen.queryByText( 'Over' ) ).toBeNull();
	expect( screen.getByText( 'Next' ) ).toBeTruthy();
} );

it( 'asks for what comes next by now, where all of a kept page is over', async () => {
	await act( async () => document.body.replaceChildren() );
	fetched.mockResolvedValue(
		response( {
			success: 1,
			args: 'after=1|offset=1|ref=-x',
			more: true,
			response: row( 4, 'New' ),
		} )
	);
	await act( async () => {
		document.body.innerHTML = page( 'Old' );
		expect( dropPast() ).toBe( true );
	} );

	expect( await screen.findByText( 'New' ) ).toBeVisible();
	expect( String( fetched.mock.calls[ 0 ][ 1 ].body ) ).toBe(
		'action=marketday_calendar&behavior=loadupcoming&args=after%3D1%7Coffset%3D0%7Cref%3D-x&time='
	);
	expect( document.body ).toHaveFocus();
} );
