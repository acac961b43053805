import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {
	box,
	choice,
	chosenNames,
	colours,
	draw,
	filterOf,
	list,
	price,
	search,
	values,
} from './filter.test-helpers';

describe( 'an answer', () => {
	it( 'brings new counts and order without replacing what stays', async () => {
		const { answer } = draw(
			colours( choice( 'red', 3 ), choice( 'blue', 2 ) )
		);
		const red = box( 'red' );
		await answer(
			colours(
				choice( 'blue', 1 ),
				choice( 'red', 9 ),
				choice( 'green', 4 )
			)
		);

		expect( values() ).toEqual( [ 'blue', 'red', 'green' ] );
		expect( box( 'red' ) ).toBe( red );
		expect( red.closest( 'li' ) ).toHaveTextContent( '9 products' );
	} );

	it( 'takes away a count that would add nothing, and brings it back', async () => {
		const { answer, container } = draw( colours( choice( 'red', 3 ) ) );
		const count = () => container.querySelector( '[data-part="count"]' );

		await answer( colours( { ...choice( 'red', 0 ), count: null } ) );
		expect( count() ).not.toBeInTheDocument();

		await answer( colours( choice( 'red', 5 ) ) );
		expect( count() ).toHaveTextContent( '5' );
	} );

	it( 'keeps the focus in the list, also when its item moves, is disabled or goes', async () => {
		const { answer } = draw(
			colours( choice( 'red', 3 ), choice( 'blue', 2 ) )
		);
		const blue = box( 'blue' );
		blue.focus();
		await answer(
			colours(
				{ ...choice( 'blue', 0 ), isDisabled: true },
				choice( 'red', 1 )
			)
		);
		expect( blue ).toHaveFocus();
		expect( blue ).toBeEnabled();

		await answer( colours( choice( 'red', 1 ) ) );
		expect( blue ).toHaveFocus();

		await answer( filterOf( [ list( 'size', [ choice( 's', 1 ) ] ) ] ) );
		expect( blue ).toHaveFocus();
	} );

	it( 'takes the tick of a value that is gone, also where it has the focus', async () => {
		const { answer } = draw(
			colours( choice( 'red', 3, true ), choice( 'blue', 2 ) )
		);
		const red = box( 'red' );
		red.focus();
		await answer( colours( choice( 'blue', 2 ) ) );

		expect( red ).toHaveFocus();
		expect( red ).not.toBeChecked();
	} );

	it( 'keeps which sections a shopper has opened', async () => {
		const { answer, container } = draw( colours( choice( 'red', 1 ) ) );
		const section = container.querySelector( 'details' );
		section?.toggleAttribute( 'open', true );
		await answer( colours( choice( 'red', 2 ) ) );

		expect( section ).toHaveAttribute( 'open' );
		expect( section ).toBeInTheDocument();
	} );

	it( 'ticks what it says, and takes over sections that come, chips and hidden fields', async () => {
		const { answer, container } = draw( {
			...colours( choice( 'red', 1, true ) ),
			hidden: [ [ 'orderby', 'price' ] ],
		} );
		await answer(
			filterOf(
				[
					list( 'size', [ choice( 's', 1 ) ] ),
					list( 'colour', [ choice( 'red', 1 ) ] ),
				],
				[ 'red' ]
			)
		);

		expect( chosenNames() ).toEqual( [] );
		expect( values() ).toEqual( [ 's', 'red' ] );
		expect( container.querySelector( '[type="hidden"]' ) ).toBeNull();
		expect(
			screen.getByRole( 'link', { name: /^Remove red/ } )
		).toBeVisible();
	} );

	it( 'leaves the focus on the chip that has it', async () => {
		const { answer } = draw( filterOf( [], [ 'red', 'blue' ] ) );
		screen.getByRole( 'link', { name: /blue/ } ).focus();
		await answer( filterOf( [], [ 'blue' ] ) );

		expect( screen.getByRole( 'link', { name: /blue/ } ) ).toHaveFocus();
	} );

	it( 'leaves alone what is being typed or dragged', async () => {
		const { answer } = draw( filterOf( [ price(), search( '' ) ] ) );
		const words = screen.getByRole( 'searchbox' );
		await userEvent.type( words, 'wool' );
		await answer(
			filterOf( [ price( { highest: 90, to: 90 } ), search( 'wo' ) ] )
		);
		expect( words ).toHaveValue( 'wool' );

		const high = screen.getByRole( 'slider', { name: 'Highest price' } );
		expect( high ).toHaveAttribute( 'max', '90' );
		high.focus();
		await answer(
			filterOf( [ price( { highest: 50, to: 50 } ), search( 'wo' ) ] )
		);
		expect( high ).toHaveAttribute( 'max', '90' );
		expect( words ).toHaveValue( 'wo' );
	} );
} );

describe( 'a change that could not be drawn', () => {
	const refuse = { onChange: async () => false };

	it( 'leaves the filter as it was drawn last', async () => {
		const { answer } = draw(
			colours( choice( 'red', 3 ), choice( 'blue', 2 ) ),
			refuse
		);
		await answer(
			filterOf(
				[
					list( 'colour', [
						choice( 'red', 3, true ),
						choice( 'blue', 2 ),
					] ),
				],
				[ 'red' ]
			)
		);
		fireEvent.click( box( 'blue' ) );
		expect( chosenNames() ).toEqual( [ 'red', 'blue' ] );

		await waitFor( () => expect( chosenNames() ).toEqual( [ 'red' ] ) );
		expect( screen.queryByRole( 'link', { name: /blue/ } ) ).toBeNull();
	} );

	it( 'takes back what is being typed, also a price', async () => {
		const { onChange } = draw(
			filterOf( [ price(), search( 'wool' ) ] ),
			refuse
		);
		const words = screen.getByRole( 'searchbox' );
		await userEvent.type( words, 'y' );
		expect( words ).toHaveValue( 'wooly' );
		await waitFor( () => expect( words ).toHaveValue( 'wool' ) );
		expect( words ).toHaveFocus();

		const low = screen.getByRole( 'spinbutton', { name: 'Lowest price' } );
		await userEvent.type( low, '20{Enter}' );
		await waitFor( () => expect( low ).toHaveValue( null ) );
		expect( low ).toHaveFocus();
		expect( onChange ).toHaveBeenCalled();
	} );
} );
