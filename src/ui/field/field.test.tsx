import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';

import { Field } from './field';

describe( 'Field', () => {
	it( 'ties its message to the control', async () => {
		const { container } = render(
			<Field
				id="billing_postcode"
				label="Postcode"
				value="12"
				isRequired
				error="Enter a valid postcode."
				onChange={ () => {} }
			/>
		);

		const control = screen.getByRole( 'textbox', { name: 'Postcode' } );
		expect( control ).toBeInvalid();
		expect( control ).toHaveAccessibleDescription(
			'Enter a valid postcode.'
		);
		expect( await axe( container ) ).toHaveNoViolations();
	} );

	it( 'says which fields may stay empty', () => {
		render(
			<Field
				id="company"
				label="Company"
				value=""
				optionalText="(optional)"
				onChange={ () => {} }
			/>
		);

		expect(
			screen.getByLabelText( 'Company (optional)' )
		).not.toBeRequired();
	} );

	it( 'offers the options of a select in their order', () => {
		render(
			<Field
				id="country"
				label="Country"
				type="select"
				value="FR"
				options={ { GB: 'United Kingdom', FR: 'France' } }
				onChange={ () => {} }
			/>
		);

		expect( screen.getByRole( 'combobox' ) ).toHaveValue( 'FR' );
		expect(
			screen
				.getAllByRole( 'option' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ 'United Kingdom', 'France' ] );
	} );
} );
