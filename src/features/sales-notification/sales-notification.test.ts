import { act, fireEvent, render } from '@testing-library/react';
import { createElement } from 'react';

import { salesIsland } from './island';
import { startSalesNotification } from './sales-notification';

const draw = () =>
	( document.body.innerHTML =
		'<div data-marketday-island="sales-notification" data-gap="7" data-stay="7" data-url="/wp-json/sales/v1/notification"><aside class="marketday-sales-notification" aria-label="Bought" hidden=""><div class="marketday-sales-note"></div><button type="button" class="marketday-sales-notification__close wopb-notification-close" aria-label="Close"><span aria-hidden="true">×</span></button></aside></div>' );
const element = () =>
	document.querySelector< HTMLElement >( '.marketday-sales-notification' )!;
const visibleText = () => ! element().hidden && element().textContent;
/** One after the other: what React draws then waits from there. */
async function pass( ...times: readonly number[] ): Promise< void > {
	for ( const time of times ) {
		await act( () => jest.advanceTimersByTimeAsync( time ) );
	}
}
const ask = jest.fn();
const report = jest.fn();

let isStill = false;

beforeEach( () => {
	jest.useFakeTimers();
	document.cookie = 'sales_notification=; max-age=0; path=/';
	isStill = false;
	window.matchMedia = () => ( { matches: isStill } ) as MediaQueryList;
	globalThis.fetch = ask;
	ask.mockReset().mockResolvedValue( {
		ok: true,
		json: async () => ( { html: [ '<p>Mug</p>', '<p>Pen</p>' ] } ),
	} );
	draw();
} );
afterEach( () => jest.useRealTimers() );

/** Shows notes as the view hydrates them. */
function show( notes: readonly string[] ): void {
	const container = document.querySelector< HTMLElement >(
		'[data-marketday-island]'
	)!;
	const { Component, read } = salesIsland( notes );
	render( createElement( Component, read( container ) ), {
		container,
		hydrate: true,
	} );
}

const start = () => startSalesNotification( { show, report } );

it( 'shows the first note 2 s after load', async () => {
	start();

	await pass( 1999 );
	expect( visibleText() ).toBe( false );
	expect( ask ).not.toHaveBeenCalled();
	await pass( 1 );

	expect( ask ).toHaveBeenCalledWith( '/wp-json/sales/v1/notification', {
		method: 'POST',
	} );
	expect( visibleText() ).toBe( 'Mug×' );
} );

it( 'keeps each for 7 s, fades it out in 400 ms and shows the next in every cycle of 14 s', async () => {
	start();
	await pass( 2000, 7000 );
	expect( element() ).toHaveClass( 'is-leaving' );
	await pass( 399 );
	expect( visibleText() ).toBe( 'Mug×' );
	await pass( 1 );
	expect( visibleText() ).toBe( false );

	await pass( 7000 - 400 );
	expect( visibleText() ).toBe( 'Pen×' );
	expect( element() ).not.toHaveClass( 'is-leaving' );
	await pass( 7000, 400, 7000 - 400 );

	expect( visibleText() ).toBe( 'Mug×' );
} );

it( 'shows one note again and again where there is no other', async () => {
	ask.mockResolvedValue( {
		ok: true,
		json: async () => ( { html: [ '<p>Mug</p>' ] } ),
	} );
	start();
	await pass( 2000 );
	expect( visibleText() ).toBe( 'Mug×' );

	await pass( 7000, 400, 7000 - 400 );

	expect( visibleText() ).toBe( 'Mug×' );
} );

it.each( [
	[ 'pointerEnter', 'pointerLeave' ],
	[ 'focusIn', 'focusOut' ],
] as const )(
	'stands still after %s, and goes on after %s',
	async ( on, off ) => {
		start();
		await pass( 2000, 6000 );
		fireEvent[ on ]( element() );
		await pass( 60_000 );
		expect( visibleText() ).toBe( 'Mug×' );

		fireEvent[ off ]( element() );
		await pass( 999 );
		expect( element() ).not.toHaveClass( 'is-leaving' );
		await pass( 1 );

		expect( element() ).toHaveClass( 'is-leaving' );
	}
);

it( 'has again what is fading when it is reached for', async () => {
	start();
	await pass( 2000, 7000, 200 );
	fireEvent.pointerEnter( element() );
	await pass( 60_000 );
	expect( visibleText() ).toBe( 'Mug×' );
	expect( element() ).not.toHaveClass( 'is-leaving' );

	fireEvent.pointerLeave( element() );
	await pass( 7000 );

	expect( element() ).toHaveClass( 'is-leaving' );
} );

it( 'has one place, at the end of the page', async () => {
	document.body.insertAdjacentHTML(
		'beforeend',
		`${ document.body.innerHTML }<footer></footer>`
	);
	start();
	await pass( 2000 );

	expect( document.querySelectorAll( 'aside' ) ).toHaveLength( 1 );
	expect( document.body.lastElementChild ).toContainElement( element() );
} );

it( "stops for a day when it is closed: the cookie is 'closed'", async () => {
	const kept = jest.spyOn( document, 'cookie', 'set' );
	start();
	await pass( 2000 );

	fireEvent.click( document.querySelector( 'button' )! );

	expect( element() ).toBeNull();
	expect( kept ).toHaveBeenLastCalledWith(
		'sales_notification=closed; path=/; max-age=86400; SameSite=Lax'
	);
	await pass( 60_000 );
	kept.mockRestore();
} );

it( 'asks for nothing where it was closed', async () => {
	document.cookie = 'sales_notification=closed; path=/';
	start();

	await pass( 20_000 );

	expect( ask ).not.toHaveBeenCalled();
} );

it( 'asks for nothing where a visitor prefers reduced motion', async () => {
	isStill = true;
	start();

	await pass( 20_000 );

	expect( ask ).not.toHaveBeenCalled();
} );

it.each( [
	[ 'there is no sale', { ok: true, json: async () => ( { html: [] } ) } ],
	[ 'the call is refused', { ok: false, json: async () => ( {} ) } ],
] )( 'stays hidden where %s', async ( name, response ) => {
	ask.mockResolvedValue( response );
	start();

	await pass( 5000 );

	expect( visibleText() ).toBe( false );
} );

it( 'tells the console of a failure, and nobody else', async () => {
	const failure = new TypeError( 'Failed to fetch' );
	ask.mockRejectedValue( failure );
	start();

	await pass( 5000 );

	expect( report ).toHaveBeenCalledWith( failure );
	expect( visibleText() ).toBe( false );
} );
