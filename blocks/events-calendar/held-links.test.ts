import { fireEvent } from '@testing-library/dom';

import { holdLinks } from './held-links';

const calendar = ( details: string ) =>
	`<div data-marketday-island="events-calendar"><div data-details="${ details }"><a data-calendar-way="next" href="#next">Next</a><a data-calendar-event href="#event">Event</a></div></div><a href="#other">Other</a>`;

const link = ( href: string ) =>
	document.querySelector( `a[href="${ href }"]` ) as HTMLElement;

/** Tells whether the browser would have followed it. */
const click = ( href: string, keys = {} ) =>
	fireEvent.click( link( href ), keys );

describe( 'links of a calendar that is not alive yet', () => {
	it( 'wait for it, and the last one is followed', () => {
		document.body.innerHTML = calendar( 'modal' );
		const start = jest.fn();
		const followed: string[] = [];
		const follow = holdLinks( start );
		document.body.addEventListener( 'click', ( { target } ) =>
			followed.push( ( target as Element ).getAttribute( 'href' ) ?? '' )
		);

		expect( click( '#next' ) ).toBe( false );
		expect( click( '#event' ) ).toBe( false );
		expect( start ).toHaveBeenCalledTimes( 2 );
		expect( followed ).toEqual( [] );
		follow();

		expect( followed ).toEqual( [ '#event' ] );
		expect( click( '#next' ) ).toBe( true );
	} );

	it( 'are the browser’s where they lead elsewhere', () => {
		document.body.innerHTML = calendar( 'page' );
		const follow = holdLinks( () => {} );

		expect( click( '#event' ) ).toBe( true );
		expect( click( '#other' ) ).toBe( true );
		for ( const key of [ 'ctrlKey', 'metaKey', 'shiftKey', 'altKey' ] ) {
			expect( click( '#next', { [ key ]: true } ) ).toBe( true );
		}
		follow();
	} );
} );
