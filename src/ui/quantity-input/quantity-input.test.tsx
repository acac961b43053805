import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';

import { QuantityInput, type QuantityInputProps } from './quantity-input';

function show( props: Partial< QuantityInputProps > = {} ) {
	const onChange = jest.fn();
	const { container } = render(
		<QuantityInput
			quantity={ 2 }
			minimum={ 1 }
			maximum={ null }
			step={ 1 }
			label="Quantity of Enamel mug"
			decreaseLabel="One less"
			increaseLabel="One more"
			onChange={ onChange }
			{ ...props }
		/>
	);
	return { onChange, container, input: screen.getByRole( 'spinbutton' ) };
}

describe( 'QuantityInput', () => {
	it( 'has a name for each of its parts', async () => {
		const { container } = show();

		expect( await axe( container ) ).toHaveNoViolations();
	} );

	it( 'asks for one more and one less', async () => {
		const { onChange } = show();

		await userEvent.click(
			screen.getByRole( 'button', { name: 'One more' } )
		);
		await userEvent.click(
			screen.getByRole( 'button', { name: 'One less' } )
		);

		expect( onChange.mock.calls ).toEqual( [ [ 3 ], [ 1 ] ] );
	} );

	it( 'offers no less than one and no more than the stock', () => {
		show( { quantity: 1, maximum: 1 } );

		expect(
			screen.getByRole( 'button', { name: 'One less' } )
		).toBeDisabled();
		expect(
			screen.getByRole( 'button', { name: 'One more' } )
		).toBeDisabled();
	} );

	it( 'says so where more is typed than there is, and keeps the keyboard', async () => {
		function Counted() {
			const [ quantity, setQuantity ] = useState( 2 );
			return (
				<QuantityInput
					quantity={ quantity }
					minimum={ 1 }
					maximum={ 7 }
					step={ 1 }
					label="Quantity of Enamel mug"
					decreaseLabel="One less"
					increaseLabel="One more"
					limitText="Only 7 available."
					onChange={ setQuantity }
				/>
			);
		}
		render( <Counted /> );
		const input = screen.getByRole( 'spinbutton' );

		await userEvent.clear( input );
		await userEvent.type( input, '9999' );
		await userEvent.tab();

		expect( input ).toHaveValue( 7 );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'Only 7 available.'
		);
		await waitFor( () => expect( input ).toHaveFocus() );

		await userEvent.click(
			screen.getByRole( 'button', { name: 'One less' } )
		);
		expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument();
	} );

	it( 'keeps the keyboard when the last piece disables its button', async () => {
		const { input } = show( { quantity: 2, maximum: 3 } );

		screen.getByRole( 'button', { name: 'One more' } ).focus();
		await userEvent.keyboard( '{Enter}' );

		expect( input ).toHaveFocus();
	} );

	it( 'counts what was typed when the field is left, within the limits', async () => {
		const { onChange, input } = show( { maximum: 5 } );

		await userEvent.clear( input );
		await userEvent.type( input, '12' );
		expect( onChange ).not.toHaveBeenCalled();
		await userEvent.tab();

		expect( onChange ).toHaveBeenCalledWith( 5 );
		expect( input ).toHaveValue( 5 );
	} );

	it( 'returns to the last quantity when the field is left empty', async () => {
		const { onChange, input } = show();

		await userEvent.clear( input );
		await userEvent.tab();

		expect( onChange ).not.toHaveBeenCalled();
		expect( input ).toHaveValue( 2 );
	} );
} );
