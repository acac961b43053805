import { act, render, screen } from '@testing-library/react';

import { BuyRow } from './buy-row';

const row = ( status: 'idle' | 'loading' | 'added' ) => (
	<BuyRow
		name="Enamel mug"
		buttonText="Add to basket"
		buyNow={ undefined }
		basketUrl=""
		rule={ { minimum: 1, maximum: null, step: 1 } }
		quantity={ 1 }
		soldIndividually={ false }
		status={ status }
		blocked={ null }
		hint={ undefined }
		onQuantity={ () => {} }
	/>
);

const text = () =>
	screen.getByRole( 'button', { name: /^Add(ed| to basket)$/ } ).textContent;

describe( 'The button of a product', () => {
	beforeEach( () => jest.useFakeTimers() );
	afterEach( () => jest.useRealTimers() );

	it( 'says ‘Added’ for four seconds after an addition, and then what it does again', () => {
		const { rerender } = render( row( 'loading' ) );
		expect( text() ).toBe( 'Add to basket' );

		rerender( row( 'added' ) );
		expect( text() ).toBe( 'Added' );
		act( () => void jest.advanceTimersByTime( 3999 ) );
		expect( text() ).toBe( 'Added' );
		act( () => void jest.advanceTimersByTime( 1 ) );
		expect( text() ).toBe( 'Add to basket' );
	} );

	it( 'says it anew for the next addition', () => {
		const { rerender } = render( row( 'added' ) );
		act( () => void jest.advanceTimersByTime( 5000 ) );
		rerender( row( 'loading' ) );
		rerender( row( 'added' ) );
		expect( text() ).toBe( 'Added' );
	} );
} );
