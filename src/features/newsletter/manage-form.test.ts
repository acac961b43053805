import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { guardManageForm } from '.';

const sent = jest.fn( ( event: Event ) => event.preventDefault() );

const find = ( selector: string ) =>
	document.querySelector( selector ) as HTMLElement;

async function show() {
	sent.mockClear();
	document.body.innerHTML = `<div class="marketday-notice marketday-notice--success">Subscription saved.</div>
		<form class="marketday-newsletter-manage__form">
		<div class="marketday-field"><label for="name">First name</label><input id="name" value="Ann" data-parsley-names='["Please specify a valid name","No addresses."]'></div>
		<input type="checkbox" id="list" name="segments[]" value="1" checked data-parsley-required="true" data-parsley-required-message="Please select a list." data-parsley-errors-container="#wrong"><div id="wrong"></div>
		<button>Save</button></form>`;
	guardManageForm( document );
	document.forms[ 0 ]?.addEventListener( 'submit', sent );
	find( '#name' ).focus();
	await waitFor( () =>
		expect( document.forms[ 0 ]?.noValidate ).toBe( true )
	);
}

const save = () => userEvent.click( find( 'button' ) );
const notice = () => document.querySelector( '.marketday-notice' );

describe( 'the form by which subscribers change what they get', () => {
	it( 'is not sent with a fault, says it, and leaves what was said before', async () => {
		await show();
		await userEvent.type( find( '#name' ), ' http://spam.example' );
		await userEvent.click( find( '#list' ) );
		await save();

		expect( sent ).not.toHaveBeenCalled();
		expect( document.body ).toHaveTextContent( 'No addresses.' );
		expect( find( '#wrong' ) ).toHaveTextContent( 'Please select a list.' );
		expect( notice() ).not.toBeNull();
	} );

	it( 'is sent where all is right, and what was said before is gone', async () => {
		await show();
		await save();

		expect( sent ).toHaveBeenCalledTimes( 1 );
		expect( notice() ).toBeNull();
	} );
} );
