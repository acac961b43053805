import { fireEvent, screen, waitFor } from '@testing-library/dom';

import { followCountry } from './follow-country';

const address = ( country: string, label: string ) =>
	`<form action="/my-account/"><div>
		<label for="c">Country</label><select id="c" name="billing_country">
			<option value="GB"${
				country === 'GB' ? ' selected' : ''
			}>United Kingdom</option>
			<option value="US"${
				country === 'US' ? ' selected' : ''
			}>United States</option>
		</select>
		<label for="s">${ label }</label><input id="s" name="billing_state" value="Ohio">
		<button name="update-address" value="1" class="marketday-without-scripts">Update country</button>
	</div></form>`;

const country = () => screen.getByLabelText( 'Country' );

const choose = () => {
	country().focus();
	fireEvent.change( country(), { target: { value: 'US' } } );
};

const shown = jest.fn();

beforeEach( () => {
	shown.mockClear();
	document.body.innerHTML = address( 'GB', 'County' );
	followCountry( document.querySelector( 'form' ) as HTMLFormElement, shown );
} );

it( 'has the fields of the country that is chosen, and keeps the focus', async () => {
	const call = jest.fn().mockResolvedValue( {
		ok: true,
		text: async () => address( 'US', 'State' ),
	} );
	window.fetch = call;

	choose();

	await waitFor( () =>
		expect( screen.getByLabelText( 'State' ) ).toBeVisible()
	);
	expect( country() ).toHaveFocus();
	expect( shown ).toHaveBeenCalledTimes( 1 );
	const sent = call.mock.calls[ 0 ][ 1 ].body as FormData;
	expect( Object.fromEntries( sent ) ).toEqual( {
		billing_country: 'US',
		billing_state: 'Ohio',
		'update-address': '1',
	} );
} );

it( 'keeps what is typed while they are fetched, and the field that it is typed into', async () => {
	window.fetch = jest.fn().mockResolvedValue( {
		ok: true,
		text: async () => address( 'US', 'State' ),
	} );

	choose();
	screen.getByLabelText( 'County' ).focus();
	fireEvent.input( screen.getByLabelText( 'County' ), {
		target: { value: 'Maine' },
	} );

	const state = await screen.findByLabelText( 'State' );
	expect( state ).toHaveValue( 'Maine' );
	expect( state ).toHaveFocus();
	expect( country() ).toHaveValue( 'US' );
} );

it( 'offers the button where they cannot be fetched', async () => {
	window.fetch = jest.fn().mockRejectedValue( new TypeError() );

	choose();

	await waitFor( () =>
		expect( screen.getByText( 'Update country' ) ).not.toHaveClass(
			'marketday-without-scripts'
		)
	);
	expect( screen.getByLabelText( 'County' ) ).toHaveValue( 'Ohio' );
	expect( shown ).not.toHaveBeenCalled();
} );
