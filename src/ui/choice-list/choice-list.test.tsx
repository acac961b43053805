import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';

import { ChoiceList } from './choice-list';

const CHOICES = [
	{ value: 'flat_rate:1', label: 'Standard delivery', detail: '£3.60' },
	{ value: 'free_shipping:2', label: 'Free delivery', detail: '£0.00' },
];

describe( 'ChoiceList', () => {
	it( 'is a named group with one choice made, and tells of another', async () => {
		const onChoose = jest.fn();
		const { container } = render(
			<ChoiceList
				name="shipping[0]"
				legend="Delivery"
				choices={ CHOICES }
				chosen="flat_rate:1"
				onChoose={ onChoose }
			/>
		);

		expect(
			screen.getByRole( 'group', { name: 'Delivery' } )
		).toBeVisible();
		expect( screen.getByLabelText( /Standard delivery/ ) ).toBeChecked();
		await userEvent.click( screen.getByLabelText( /Free delivery/ ) );

		expect( onChoose ).toHaveBeenCalledWith( 'free_shipping:2' );
		expect( await axe( container ) ).toHaveNoViolations();
	} );

	it( 'is described by what is wrong with it', () => {
		render(
			<ChoiceList
				name="payment"
				legend="Payment"
				choices={ CHOICES }
				chosen=""
				onChoose={ () => {} }
				error="Choose how to pay."
			/>
		);

		expect( screen.getByRole( 'group' ) ).toHaveAccessibleDescription(
			'Choose how to pay.'
		);
	} );
} );
