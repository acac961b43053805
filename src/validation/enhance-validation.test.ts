import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { enhanceValidation } from './enhance-validation';

function show( fields: string ) {
	document.body.innerHTML = `<form>${ fields }<button>Send</button></form>`;
	const form = document.forms[ 0 ];
	if ( ! form ) {
		throw new Error( 'There is no form.' );
	}
	return { form, validation: enhanceValidation( form ) };
}

const EMAIL =
	'<label>E-mail <input name="email" type="email" required minlength="6" data-parsley-required-message="Where to?"></label>';
const email = () => screen.getByLabelText( /E-mail/ );
const messages = () =>
	[ ...document.querySelectorAll( '.parsley-errors-list.filled li' ) ].map(
		( { textContent } ) => textContent
	);

describe( 'a form that validates', () => {
	it( 'says what is wrong when it is sent, and goes to the first of it', async () => {
		const { validation, form } = show( EMAIL );

		expect( await validation.validate() ).toBe( false );

		expect( messages() ).toEqual( [ 'Where to?' ] );
		expect( email() ).toHaveFocus();
		expect( email() ).toBeInvalid();
		expect( email() ).toHaveAccessibleDescription( 'Where to?' );
		expect( email() ).toHaveClass( 'parsley-error' );
		expect( form.noValidate ).toBe( true );
	} );

	it( 'checks by all rules but those that are none', async () => {
		const { validation } = show(
			`${ EMAIL }<label>A <input pattern="(zork" maxlength="1" value="ab"></label><label>B <input data-parsley-equalto="#a[" data-parsley-errors-container="#b[" value="x"></label><label>C <input data-parsley-remote="http://:x" value="x"></label>`
		);
		const right = await validation.validate();

		expect( right ).toBe( false );
		expect( messages() ).toEqual( [
			'Where to?',
			'Enter at most 1 characters.',
			'This value should be the same.',
		] );
		expect( console ).toHaveErroredWith(
			'Not a pattern, its rule is left out: (zork'
		);
	} );

	it( 'takes an address that cannot be asked for a yes', async () => {
		const { validation } = show(
			'<input data-parsley-remote="http://:x" value="x">'
		);

		expect( await validation.validate() ).toBe( true );
	} );

	it( 'is quiet while one types, up to three characters', async () => {
		show( EMAIL );

		await userEvent.type( email(), 'ann' );
		expect( messages() ).toEqual( [] );
		await userEvent.type( email(), '@' );

		expect( messages() ).toEqual( [
			'This value should be a valid email.',
		] );
	} );

	it( 'follows every key after a first failure', async () => {
		const { validation } = show( EMAIL );
		await validation.validate();

		await userEvent.type( email(), 'a' );

		expect( messages() ).toEqual( [
			'This value should be a valid email.',
		] );
		await userEvent.type( email(), 'nn@example.com' );
		expect( messages() ).toEqual( [] );
		expect( email() ).toBeValid();
		expect( email() ).not.toHaveAccessibleDescription();
	} );

	it( 'asks for one of several boxes, once', async () => {
		const { validation } = show(
			`<input type="checkbox" name="a[]" value="1" data-parsley-mincheck="2" required><input type="checkbox" name="a[]" value="2">`
		);
		expect( await validation.validate() ).toBe( false );
		expect( messages() ).toEqual( [ 'This value is required.' ] );

		await userEvent.click(
			screen.getAllByRole( 'checkbox' )[ 1 ] as Element
		);
		expect( messages() ).toEqual( [
			'You must select at least 2 choices.',
		] );
		await userEvent.click(
			screen.getAllByRole( 'checkbox' )[ 0 ] as Element
		);

		expect( await validation.validate() ).toBe( true );
	} );

	it( 'takes a number by its step, from its lowest on', async () => {
		const { validation } = show(
			'<input type="number" min="1" step="2" value="4">'
		);

		expect( await validation.validate() ).toBe( false );
		expect( messages() ).toEqual( [
			'This value should be a valid number.',
		] );
	} );

	it( 'compares a value with another field', async () => {
		const { validation } = show(
			'<input id="one" value="a"><input value="b" data-parsley-equalto="#one">'
		);

		expect( await validation.validate() ).toBe( false );
		expect( messages() ).toEqual( [ 'This value should be the same.' ] );
	} );

	it( 'says one message for all where a field has it', async () => {
		const { validation } = show(
			'<input value="x" data-parsley-type="digits" data-parsley-error-message="Numbers, please.">'
		);

		await validation.validate();

		expect( messages() ).toEqual( [ 'Numbers, please.' ] );
	} );

	it( 'leaves hidden, disabled and excluded fields alone', async () => {
		const { validation } = show(
			'<input type="hidden" required><input disabled required><input required data-parsley-excluded>'
		);

		expect( await validation.validate() ).toBe( true );
	} );

	it( 'takes back what it said', async () => {
		const { validation } = show( EMAIL );
		await validation.validate();

		validation.reset();

		expect( messages() ).toEqual( [] );
		expect( email() ).not.toHaveAttribute( 'aria-invalid' );
	} );
} );

describe( 'a value that is asked elsewhere', () => {
	const response = jest.fn();

	beforeEach( () => {
		response.mockReset();
		window.fetch = response;
	} );

	const field = ( more = '' ) =>
		show(
			`<input name="code" value="a b" data-parsley-remote="/codes?x=1" ${ more }>`
		).validation;

	it( 'is right with 2xx, and asked by a GET with the field’s name', async () => {
		response.mockResolvedValue( { ok: true } );

		expect( await field().validate() ).toBe( true );

		expect( String( response.mock.calls[ 0 ]?.[ 0 ] ) ).toMatch(
			/\/codes\?x=1&code=a\+b$/
		);
	} );

	it( 'is wrong with any other answer, or with 2xx where that is said', async () => {
		response.mockResolvedValue( { ok: false } );
		expect( await field().validate() ).toBe( false );
		expect( messages() ).toEqual( [ 'This value seems to be invalid.' ] );

		expect(
			await field( 'data-parsley-remote-reverse="true"' ).validate()
		).toBe( true );
	} );

	it( 'is asked anew at every submit', async () => {
		response.mockResolvedValue( { ok: true } );
		const validation = field();

		await validation.validate();
		await validation.validate();

		expect( response ).toHaveBeenCalledTimes( 2 );
	} );
} );
