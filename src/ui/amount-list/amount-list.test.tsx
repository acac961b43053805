import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';

import { AmountList } from './amount-list';

describe( 'AmountList', () => {
	it( 'names each sum, and says what is in it', async () => {
		const { container } = render(
			<AmountList
				rows={ [
					{ id: 'subtotal', label: 'Subtotal', amount: '£24.00' },
					{
						id: 'total',
						label: 'Total',
						amount: '£27.60',
						note: 'includes £4.60 VAT',
					},
				] }
			/>
		);

		expect(
			screen
				.getAllByRole( 'definition' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ '£24.00', '£27.60includes £4.60 VAT' ] );
		expect( await axe( container ) ).toHaveNoViolations();
	} );
} );
