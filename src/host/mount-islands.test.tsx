import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';

import { mountIslands } from './mount-islands';

const unmounted = jest.fn();

function Counter( { first }: { first: number } ) {
	const [ count, setCount ] = useState( first );
	useEffect( () => unmounted, [] );
	return <button onClick={ () => setCount( count + 1 ) }>{ count }</button>;
}

const island = ( first: string ) =>
	`<div data-marketday-island="counter" data-marketday-props='${ first }'><button>5</button></div>`;

beforeAll( () => {
	document.body.innerHTML = island( '{"first":5}' );
	act( () => mountIslands( 'counter', Counter ) );
} );

describe( 'mountIslands', () => {
	it( 'takes over the server’s markup', async () => {
		act( () => screen.getByText( '5' ).click() );

		expect( await screen.findByText( '6' ) ).toBeInTheDocument();
	} );

	it( 'mounts islands of a fragment that arrives later, and unmounts those that go', async () => {
		document.body.innerHTML = island( '{"first":5}' );
		await waitFor( () => expect( unmounted ).toHaveBeenCalledTimes( 1 ) );

		act( () => screen.getByText( '5' ).click() );

		expect( await screen.findByText( '6' ) ).toBeInTheDocument();
	} );

	it( 'says nothing of an island that goes before React is there', async () => {
		const report = jest.fn();
		window.reportError = report;
		unmounted.mockClear();
		// Outside of act(), React takes its time.
		( globalThis as Record< string, unknown > ).IS_REACT_ACT_ENVIRONMENT =
			false;
		document.body.innerHTML = island( '{"first":5}' );
		// Observers are told before React begins.
		await Promise.resolve();
		document.body.innerHTML = '';
		await new Promise( ( resolve ) => setTimeout( resolve, 50 ) );
		( globalThis as Record< string, unknown > ).IS_REACT_ACT_ENVIRONMENT =
			true;

		expect( report ).not.toHaveBeenCalled();
	} );

	it( 'leaves the server’s markup where the props are broken', async () => {
		document.body.innerHTML = island( '{broken' );
		await waitFor( () =>
			expect( console ).toHaveErroredWith(
				'Its props are not JSON:',
				screen.getByText( '5' ).closest( '[data-marketday-island]' )
			)
		);

		expect( screen.getByText( '5' ) ).toBeInTheDocument();
	} );
} );
