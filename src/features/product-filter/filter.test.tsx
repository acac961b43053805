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

beforeAll( () => {
	HTMLDialogElement.prototype.showModal = function showModal() {
		this.open = true;
	};
	HTMLDialogElement.prototype.close = function close() {
		this.open = false;
	};
} );

describe( 'a shopper', () => {
	it( 'ticks a value: its chip is there at once, and what is chosen is told once', async () => {
		const { onChange } = draw(
			colours( choice( 'red', 3 ), choice( 'blue', 2 ) )
		);
		fireEvent.click( box( 'red' ) );

		expect(
			screen.getByRole( 'link', { name: /^Remove red/ } )
		).toBeVisible();
		await waitFor( () => expect( onChange ).toHaveBeenCalledTimes( 1 ) );
		expect( onChange.mock.calls[ 0 ]?.[ 0 ].sections[ 0 ] ).toMatchObject( {
			choices: [ { value: 'red', isChosen: true }, { isChosen: false } ],
		} );
	} );

	it( 'takes back one chip or all, also prices and words; the focus goes to the next', async () => {
		const { onChange } = draw( {
			...filterOf(
				[
					list( 'colour', [
						choice( 'red', 3, true ),
						choice( 'blue', 2, true ),
					] ),
					price( { min: '20', from: 20 } ),
					search( 'wool' ),
				],
				[ 'red', 'blue' ]
			),
		} );
		await userEvent.click( screen.getByRole( 'link', { name: /red/ } ) );
		expect( chosenNames() ).toEqual( [ 'blue' ] );
		expect( screen.getByRole( 'link', { name: /blue/ } ) ).toHaveFocus();
		await waitFor( () => expect( onChange ).toHaveBeenCalledTimes( 1 ) );

		await userEvent.click(
			screen.getByRole( 'link', { name: 'Clear all' } )
		);
		expect( chosenNames() ).toEqual( [] );
		await waitFor( () => expect( onChange ).toHaveBeenCalledTimes( 2 ) );
		expect( onChange.mock.calls[ 1 ]?.[ 1 ] ).toBe( '/shop/' );
	} );

	it( 'takes back a price and words by their chips', async () => {
		const chip = ( facet: string ) => ( {
			facet,
			value: '',
			label: facet,
			url: '#',
		} );
		const { onChange } = draw( {
			...filterOf( [
				price( { min: '20', from: 20 } ),
				search( 'wool' ),
			] ),
			chips: [
				chip( 'minPrice' ),
				chip( 'search' ),
				chip( 'elsewhere' ),
			],
		} );
		await userEvent.click(
			screen.getByRole( 'link', { name: /minPrice/ } )
		);
		expect(
			screen.getByRole( 'spinbutton', { name: 'Lowest price' } )
		).toHaveValue( null );
		expect(
			screen.getByRole( 'slider', { name: 'Lowest price' } )
		).toHaveValue( '3' );
		await userEvent.click( screen.getByRole( 'link', { name: /search/ } ) );
		expect( screen.getByRole( 'searchbox' ) ).toHaveValue( '' );

		await userEvent.click(
			screen.getByRole( 'link', { name: /elsewhere/ } )
		);
		await waitFor( () =>
			expect( onChange ).toHaveBeenLastCalledWith(
				expect.anything(),
				'#'
			)
		);
	} );

	it( 'moves a handle, which says the amount in the shop’s money', async () => {
		const { onChange } = draw( filterOf( [ price() ] ) );
		const low = screen.getByRole( 'slider', { name: 'Lowest price' } );
		fireEvent.change( low, { target: { value: '20' } } );

		expect( low ).toHaveAttribute( 'aria-valuetext', '£20.00' );
		await waitFor( () =>
			expect(
				screen.getByRole( 'spinbutton', { name: 'Lowest price' } )
			).toHaveValue( 20 )
		);
		expect( onChange ).not.toHaveBeenCalled();
		await waitFor( () => expect( onChange ).toHaveBeenCalledTimes( 1 ) );
	} );

	it( 'types a price, which counts once it is meant', async () => {
		const { onChange } = draw( filterOf( [ price() ] ) );
		const low = screen.getByRole( 'spinbutton', { name: 'Lowest price' } );
		await userEvent.type( low, '900' );
		expect( low ).toHaveValue( 900 );
		await userEvent.tab();

		expect( low ).toHaveValue( 165 );
		await waitFor( () => expect( onChange ).toHaveBeenCalledTimes( 1 ) );
	} );

	it( 'shows more of a list and fewer; what is chosen stays', async () => {
		const findValues = jest.fn( async () => ( {
			choices: [
				choice( 'green', 1 ),
				choice( 'teal', 1 ),
				choice( 'red', 3 ),
			],
			isLast: true,
		} ) );
		draw(
			filterOf( [
				list( 'colour', [ choice( 'red', 3 ) ], {
					isLong: true,
					hasMore: true,
					isOpen: true,
				} ),
			] ),
			{ findValues }
		);
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Show more' } )
		);
		await waitFor( () =>
			expect( values() ).toEqual( [ 'red', 'green', 'teal' ] )
		);
		expect( box( 'green' ) ).toHaveFocus();
		expect(
			screen.queryByRole( 'button', { name: 'Show more' } )
		).toBeNull();

		await userEvent.click( box( 'teal' ) );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Show less' } )
		);
		expect( values() ).toEqual( [ 'red', 'teal' ] );
		expect(
			screen.getByRole( 'button', { name: 'Show more' } )
		).toHaveFocus();
	} );

	it( 'searches in a list; what was found and is not chosen goes with the search', async () => {
		const found = [ choice( 'blue', 2 ), choice( 'bluish', 1 ) ];
		const { answer, container } = draw(
			filterOf( [
				list( 'colour', [ choice( 'red', 3 ), choice( 'blue', 2 ) ], {
					isLong: true,
					isOpen: true,
				} ),
			] ),
			{ findValues: async () => ( { choices: found, isLast: true } ) }
		);
		const field = screen.getByRole( 'searchbox', {
			name: 'Find in list',
		} );
		await userEvent.type( field, 'blu{Enter}' );
		await waitFor( () =>
			expect( values() ).toEqual( [ 'red', 'blue', 'bluish' ] )
		);
		expect( container.querySelector( '[data-facet]' ) ).toHaveAttribute(
			'data-found'
		);
		expect( box( 'red' ).closest( 'li' ) ).toHaveAttribute( 'hidden' );

		await answer(
			filterOf( [
				list( 'colour', [ choice( 'red', 3 ), choice( 'new', 1 ) ], {
					isLong: true,
				} ),
			] )
		);
		expect( box( 'bluish' ).closest( 'li' ) ).not.toHaveAttribute(
			'hidden'
		);
		expect( box( 'new' ).closest( 'li' ) ).toHaveAttribute( 'hidden' );

		await userEvent.click( box( 'bluish' ) );
		await userEvent.clear( field );
		expect( values().sort() ).toEqual( [ 'bluish', 'new', 'red' ] );
		expect( container.querySelector( 'li[hidden]' ) ).toBeNull();
	} );

	it( 'opens the one form in a dialog, which says what is found, and closes it by its button', async () => {
		const { container } = draw( colours( choice( 'red', 3 ) ) );
		const form = screen.getByRole( 'search' );
		await userEvent.click(
			screen.getByRole( 'button', { name: /^Filter/ } )
		);

		expect( screen.getByRole( 'dialog' ) ).toContainElement( form );
		expect( screen.getByText( 'Show 3 products' ) ).toHaveAttribute(
			'aria-live',
			'polite'
		);

		await userEvent.click(
			screen.getByRole( 'button', { name: /Show 3 products/ } )
		);
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		expect( container ).toContainElement( form );
		expect(
			screen.getByRole( 'button', { name: /^Filter/ } )
		).toHaveFocus();
	} );
} );
