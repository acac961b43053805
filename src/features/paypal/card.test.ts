import type { WalletParams } from './calls';
import { payByCard } from './card';
import type { CardState, WalletHandlers } from './wallet-types';

const PARAMS = {
	hosted_fields: { valid_cards: [ 'mastercard', 'visa', 'amex' ] },
} as unknown as WalletParams;

const filledState = ( type: string, isValid = true ): CardState => ( {
	cards: [ { type } ],
	number: { isEmpty: false, isValid },
	expiry: { isEmpty: false, isValid: true },
	cvv: { isEmpty: false, isValid: true },
} );

/** The checkout's form with the button of cards, whose fields are shown. */
async function showCard( {
	firstName = 'Ada',
	state: state = 'succeeded',
}: { firstName?: string; state?: 'succeeded' | 'failed' | 'canceled' } = {} ) {
	document.body.innerHTML = `<form><input name="billing_first_name" value="${ firstName }"><input name="billing_last_name" value="Lovelace">
<input name="billing_postcode" value="SW1Y 4JH"><input name="billing_country" value="GB"><div id="root"><button data-funding="card" aria-expanded="false">Debit or credit card</button></div></form>`;
	const root = document.getElementById( 'root' ) as HTMLElement;
	const button = root.querySelector( 'button' ) as HTMLElement;
	let change: ( event: { data: CardState } ) => void = () => {};
	const submit = jest.fn( async () => ( { state } ) );
	const handlers = {
		createOrder: jest.fn( async () => 'P1' ),
		onApprove: jest.fn( async () => {} ),
	} as unknown as WalletHandlers;
	const press = () =>
		payByCard(
			root,
			button,
			() => ( {
				createCardFieldsComponent: ( { ariaLabel } ) => {
					const input = document.createElement( 'input' );
					input.setAttribute( 'aria-label', ariaLabel );
					return input;
				},
				on: ( event, listener ) => ( change = listener ),
				submit,
			} ),
			PARAMS,
			handlers
		);
	await press();
	return {
		root,
		button,
		press,
		submit,
		handlers,
		type: ( data: CardState ) => change( { data } ),
	};
}

it( 'shows PayPal’s fields at the first press, each with its words, and pays nothing', async () => {
	const { root, button, handlers } = await showCard();

	expect( root.querySelectorAll( '[role=group] input' ) ).toHaveLength( 3 );
	expect( root.textContent ).toContain( 'Card number' );
	expect( button.textContent ).toBe( 'Pay by card' );
	expect( button ).toHaveProperty( 'ariaExpanded', 'true' );
	expect( handlers.createOrder ).not.toHaveBeenCalled();
} );

it.each( [
	[
		undefined,
		'Card payment details are missing. Please fill in all required fields.',
	],
	[
		filledState( 'visa', false ),
		'Unfortunately, your credit card details are not valid.',
	],
	[
		filledState( 'discover' ),
		'Unfortunately, we do not support your credit card.',
	],
] )(
	'says what is wrong with the card, and begins nothing',
	async ( state, sentence ) => {
		const { press, type, handlers } = await showCard();
		if ( state ) {
			type( state );
		}

		await expect( press() ).rejects.toThrow( sentence );
		expect( handlers.createOrder ).not.toHaveBeenCalled();
	}
);

it( 'wants the name of the card’s holder from the checkout’s form', async () => {
	const { press, type } = await showCard( { firstName: '' } );
	type( filledState( 'visa' ) );

	await expect( press() ).rejects.toThrow(
		"Cardholder's first and last name are required, please fill the checkout form required fields."
	);
} );

it.each( [ 'visa', 'master-card', 'american-express' ] )(
	'pays by %s, at the address of the form',
	async ( brand ) => {
		const { press, type, submit, handlers } = await showCard();
		type( filledState( brand ) );

		await press();

		expect( submit ).toHaveBeenCalledWith( 'P1', {
			billingAddress: { postalCode: 'SW1Y 4JH', countryCode: 'GB' },
		} );
		expect( handlers.onApprove ).toHaveBeenCalledWith( 'P1' );
	}
);

it( 'says that it went wrong where the card’s bank refuses, and nothing where its owner turned back', async () => {
	const failed = await showCard( { state: 'failed' } );
	failed.type( filledState( 'visa' ) );
	await expect( failed.press() ).rejects.toThrow(
		'Something went wrong. Please try again or choose another payment source.'
	);

	const left = await showCard( { state: 'canceled' } );
	left.type( filledState( 'visa' ) );
	await left.press();
	expect( left.handlers.onApprove ).not.toHaveBeenCalled();
} );
