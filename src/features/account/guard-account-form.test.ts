import { fireEvent, screen } from '@testing-library/dom';

import { guardAccountForm } from './guard-account-form';

const field = ( id: string, label: string, attributes: string, error = '' ) =>
	`<div class="marketday-field"><label for="${ id }">${ label }</label><input id="${ id }" name="${ id }" ${ attributes }${
		error ? ` aria-invalid="true" aria-describedby="${ id }-error"` : ''
	}>${
		error
			? `<p class="marketday-field__error" id="${ id }-error">${ error }</p>`
			: ''
	}</div>`;

const sent = jest.fn( ( event: Event ) => event.preventDefault() );

beforeEach( () => {
	sent.mockClear();
	document.body.innerHTML = `<form>${
		field( 'first', 'First name', 'required' ) +
		field(
			'email',
			'Email address',
			'type="email" required',
			'Enter a valid email address.'
		) +
		field( 'phone', 'Phone', 'type="tel"' ) +
		field( 'password_1', 'New password', 'type="password" minlength="8"' ) +
		field(
			'password_2',
			'Confirm new password',
			'type="password" data-parsley-equalto="#password_1" data-parsley-validate-if-empty data-parsley-equalto-message="Not the same."'
		)
	}<button>Save</button><button formnovalidate>Update country</button></form>`;
	const form = document.querySelector( 'form' ) as HTMLFormElement;
	guardAccountForm( form );
	form.addEventListener( 'submit', sent );
} );
const type = ( label: string, value: string ) =>
	fireEvent.input( screen.getByLabelText( label ), { target: { value } } );
const fieldOf = ( label: string ) => screen.getByLabelText( label );

it( 'says what is missing at its field, and goes to the first', () => {
	type( 'Email address', 'ann@example.com' );
	fireEvent.click( screen.getByText( 'Save' ) );

	expect( sent ).not.toHaveBeenCalled();
	expect( fieldOf( 'First name' ) ).toHaveFocus();
	expect( fieldOf( 'First name' ) ).toHaveAccessibleDescription(
		'First name is a required field.'
	);
} );

it( 'takes what the server said away once it is mended', () => {
	expect( fieldOf( 'Email address' ) ).toHaveAccessibleDescription(
		'Enter a valid email address.'
	);
	type( 'Email address', 'mailto:ann@example.com' );

	expect( fieldOf( 'Email address' ) ).not.toHaveAccessibleDescription();
	expect( screen.queryByText( 'Enter a valid email address.' ) ).toBeNull();
} );

it( 'takes a number as the rules of all forms do, and wants both passwords alike', () => {
	type( 'First name', 'Ann' );
	type( 'Email address', 'ann@example.com' );
	type( 'Phone', 'tel:+44 (0)20 7946' );
	expect( fieldOf( 'Phone' ) ).not.toBeInvalid();
	type( 'Phone', 'call me' );
	expect( fieldOf( 'Phone' ) ).toHaveAccessibleDescription(
		'Enter a valid phone number.'
	);
	type( 'Phone', '' );
	type( 'New password', 'a long word' );
	fireEvent.click( screen.getByText( 'Save' ) );
	expect( sent ).not.toHaveBeenCalled();
	expect( fieldOf( 'Confirm new password' ) ).toHaveAccessibleDescription(
		'Not the same.'
	);
	type( 'Confirm new password', 'a long word' );
	fireEvent.click( screen.getByText( 'Save' ) );

	expect( sent ).toHaveBeenCalledTimes( 1 );
} );

it( 'sends a form unchecked by the button that says so', () => {
	fireEvent.click( screen.getByText( 'Update country' ) );

	expect( sent ).toHaveBeenCalledTimes( 1 );
} );
