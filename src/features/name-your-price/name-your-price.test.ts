import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { enhanceNamedPrices } from './name-your-price';

function show() {
	jest.useFakeTimers();
	document.body.innerHTML = `<form><fieldset class="marketday-name-price"
			data-below="Minimum Price limit is £2.00" data-above="Maximum Price limit is £50.00">
		<label><input type="radio" name="wopb_custom_prices_suggestion" value="5.00">£5.00</label>
		<label><input type="radio" name="wopb_custom_prices_suggestion" value="10.00">£10.00</label>
		<label>Your price <input class="marketday-name-price__input" type="number" name="wopb_custom_prices" min="2.00" max="50.00" step="0.01"></label>
		<p class="marketday-name-price__warning" role="alert"></p>
	</fieldset></form>`;
	enhanceNamedPrices( document );
	return userEvent.setup( { advanceTimers: jest.advanceTimersByTime } );
}

const input = () => screen.getByLabelText< HTMLInputElement >( 'Your price' );
const wait = ( time: number ) => jest.advanceTimersByTime( time );

afterEach( () => jest.useRealTimers() );

describe( 'a price that a shopper names', () => {
	it( 'below min shows the message and is set to min, a second after the last key', async () => {
		const user = show();

		await user.type( input(), '1.50' );
		wait( 900 );
		expect( input() ).toHaveValue( 1.5 );
		wait( 100 );

		expect( input() ).toHaveValue( 2 );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'Minimum Price limit is £2.00'
		);
	} );

	it( 'above max shows the message and is set to max', async () => {
		const user = show();

		await user.type( input(), '51' );
		wait( 1000 );

		expect( input() ).toHaveValue( 50 );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'Maximum Price limit is £50.00'
		);
	} );

	it( 'that is no number shows the message of the minimum', async () => {
		const user = show();

		await user.type( input(), '3' );
		await user.clear( input() );
		wait( 1000 );

		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'Minimum Price limit is £2.00'
		);
		expect( input() ).toBeInvalid();
	} );

	it( 'shows its message for four seconds', async () => {
		const user = show();
		await user.type( input(), '1' );
		wait( 1000 );

		wait( 3999 );
		expect( screen.getByRole( 'alert' ) ).not.toBeEmptyDOMElement();
		wait( 1 );

		expect( screen.getByRole( 'alert' ) ).toBeEmptyDOMElement();
	} );

	it( 'takes pence', async () => {
		const user = show();

		await user.type( input(), '7.49' );
		wait( 1000 );

		expect( input() ).toHaveValue( 7.49 );
		expect( input() ).toBeValid();
		expect( screen.getByRole( 'alert' ) ).toBeEmptyDOMElement();
	} );

	it( 'is filled by a suggestion, and its own number takes the suggestion back', async () => {
		const user = show();
		const changed = jest.fn();
		document.forms[ 0 ]?.addEventListener( 'change', changed );

		await user.click( screen.getByLabelText( '£10.00' ) );
		expect( input() ).toHaveValue( 10 );
		expect( input() ).toBeValid();
		expect( changed ).toHaveBeenCalled();

		await user.clear( input() );
		await user.type( input(), '11' );
		expect( screen.getByLabelText( '£10.00' ) ).not.toBeChecked();
	} );

	it( 'is filled by a suggestion that was chosen before this script was there', () => {
		show();
		const fieldset = document.querySelector( 'fieldset' );
		const fresh = fieldset?.cloneNode( true );
		fieldset?.replaceWith( fresh ?? '' );
		screen.getByLabelText< HTMLInputElement >( '£10.00' ).checked = true;

		enhanceNamedPrices( document );

		expect( input() ).toHaveValue( 10 );
	} );
} );
