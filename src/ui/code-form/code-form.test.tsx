import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';

import { CodeForm, type CodeFormProps } from './code-form';

const open = ( changes: Partial< CodeFormProps > = {} ) => {
	const onType = jest.fn();
	const onSubmit = jest.fn( ( event ) => event.preventDefault() );
	const drawn = render(
		<CodeForm
			summary="Have a coupon?"
			action="https://shop.example/cart/"
			hidden={ { 'marketday-action': 'apply-coupon' } }
			name="coupon_code"
			label="Coupon code"
			buttonLabel="Apply"
			value="SPRING"
			problem=""
			isBusy={ false }
			onType={ onType }
			onSubmit={ onSubmit }
			{ ...changes }
		/>
	);
	drawn.container.querySelector( 'details' )?.setAttribute( 'open', '' );
	return { ...drawn, onType, onSubmit };
};

it( 'tells its owner what is typed and that it is sent', async () => {
	const { onType, onSubmit } = open();

	await userEvent.type( screen.getByLabelText( 'Coupon code' ), '5' );
	await userEvent.click( screen.getByRole( 'button', { name: 'Apply' } ) );

	expect( onType ).toHaveBeenCalledWith( 'SPRING5' );
	expect( onSubmit ).toHaveBeenCalledTimes( 1 );
} );

it( 'is a plain form that says which form it is', () => {
	const { container } = open();

	const form = container.querySelector( 'form' );

	expect( form ).toHaveAttribute( 'action', 'https://shop.example/cart/' );
	expect( form && Object.fromEntries( new FormData( form ) ) ).toEqual( {
		'marketday-action': 'apply-coupon',
		coupon_code: 'SPRING',
	} );
} );

it( 'says at the field what is wrong with the code', async () => {
	const { container } = open( { problem: 'This coupon has expired.' } );

	expect(
		screen.getByLabelText( 'Coupon code' )
	).toHaveAccessibleDescription( 'This coupon has expired.' );
	expect( await axe( container ) ).toHaveNoViolations();
} );
