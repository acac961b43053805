import userEvent from '@testing-library/user-event';

import { addPasswordToggle } from './password-toggle';

function aField() {
	document.body.innerHTML =
		'<form><label>Password <input type="password"></label></form>';
	const input = document.querySelector( 'input' )!;
	addPasswordToggle( input );
	return { input, button: document.querySelector( 'button' )! };
}

describe( 'addPasswordToggle', () => {
	it( "is labelled 'Show password' while the password is hidden", () => {
		const { input, button } = aField();

		expect( input.type ).toBe( 'password' );
		expect( button ).toHaveTextContent( 'Show password' );
	} );

	it( "shows the password and is then labelled 'Hide password'", async () => {
		const { input, button } = aField();

		await userEvent.click( button );

		expect( input.type ).toBe( 'text' );
		expect( button ).toHaveTextContent( 'Hide password' );
	} );

	it( 'hides it again when the form is sent', async () => {
		const { input, button } = aField();
		await userEvent.click( button );

		input.form?.dispatchEvent( new Event( 'submit' ) );

		expect( input.type ).toBe( 'password' );
	} );

	it( 'adds one button however often it is asked to', () => {
		const { input } = aField();

		addPasswordToggle( input );

		expect( document.querySelectorAll( 'button' ) ).toHaveLength( 1 );
	} );
} );
