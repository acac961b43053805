import { __ } from '@marketday/kernel';

import { SORRY, type WalletParams, WalletRefusal } from './calls';
import type {
	CardField,
	CardSession,
	CardState,
	WalletHandlers,
} from './wallet-types';

/** Words of the fields, and what stands in them while they are empty. */
const fields = (): Record< CardField, [ string, string ] > => ( {
	number: [ __( 'Card number', 'marketday' ), '0000 0000 0000 0000' ],
	expiry: [ __( 'Expiry date', 'marketday' ), __( 'MM/YY', 'marketday' ) ],
	cvv: [ __( 'Security code', 'marketday' ), '000' ],
} );

const KINDS: CardField[] = [ 'number', 'expiry', 'cvv' ];

/** PayPal's words for a brand beside those of the shop's settings. */
const BRANDS: Record< string, string > = { 'american-express': 'amex' };
const brandOf = ( type: string ) => BRANDS[ type ] ?? type.replace( /-/g, '' );

interface Open {
	session: CardSession;
	state: CardState | undefined;
}

const open = new WeakMap< HTMLElement, Open >();

/**
 * The first press shows the fields of a card, which are PayPal's own, each in a frame: the shop never sees a card. The next one pays.
 *
 * @param root
 * @param button
 * @param begin    Begins PayPal's fields.
 * @param params
 * @param handlers
 */
export async function payByCard(
	root: HTMLElement,
	button: HTMLElement,
	begin: () => CardSession,
	params: WalletParams,
	handlers: WalletHandlers
): Promise< void > {
	const shown = open.get( root );
	if ( ! shown ) {
		open.set( root, show( root, button, begin() ) );
		return;
	}
	const form = root.closest( 'form' );
	const refusal = faultOf( shown.state, form, params );
	if ( refusal ) {
		throw new WalletRefusal( refusal );
	}
	const id = await handlers.createOrder();
	const { state } = await shown.session.submit( id, {
		billingAddress: {
			postalCode: valueOf( form, 'postcode' ),
			countryCode: valueOf( form, 'country' ),
		},
	} );
	if ( state === 'failed' ) {
		throw new WalletRefusal( SORRY() );
	}
	if ( state === 'succeeded' ) {
		await handlers.onApprove( id );
	}
}

function show(
	root: HTMLElement,
	button: HTMLElement,
	session: CardSession
): Open {
	const shown: Open = { session, state: undefined };
	const group = document.createElement( 'div' );
	group.className = 'marketday-paypal__card';
	group.setAttribute( 'role', 'group' );
	group.setAttribute( 'aria-label', button.textContent ?? '' );
	for ( const type of KINDS ) {
		const [ label, placeholder ] = fields()[ type ];
		const place = document.createElement( 'div' );
		place.className = `marketday-paypal__card-${ type }`;
		const words = document.createElement( 'span' );
		words.textContent = label;
		place.append(
			words,
			session.createCardFieldsComponent( {
				type,
				placeholder,
				ariaLabel: label,
			} )
		);
		group.append( place );
	}
	for ( const event of [
		'change',
		'validitychange',
		'cardtypechange',
	] as const ) {
		session.on( event, ( { data } ) => ( shown.state = data ) );
	}
	button.before( group );
	button.ariaExpanded = 'true';
	button.textContent = __( 'Pay by card', 'marketday' );
	return shown;
}

const valueOf = ( form: HTMLFormElement | null, name: string ) => {
	const field = form?.elements.namedItem( `billing_${ name }` );
	return field instanceof HTMLInputElement ||
		field instanceof HTMLSelectElement
		? field.value.trim()
		: '';
};

/**
 * The contract's sentences (docs/PROTOCOL.md#payments-by-paypal); '' where the card can be sent.
 *
 * @param state  Of the fields, undefined where nothing was typed.
 * @param form   The checkout's.
 * @param params
 */
function faultOf(
	state: CardState | undefined,
	form: HTMLFormElement | null,
	params: WalletParams
): string {
	if ( ! state || KINDS.some( ( kind ) => state[ kind ].isEmpty ) ) {
		return __(
			'Card payment details are missing. Please fill in all required fields.',
			'marketday'
		);
	}
	const [ card ] = state.cards;
	if (
		state.number.isValid &&
		card &&
		! params.hosted_fields.valid_cards.includes( brandOf( card.type ) )
	) {
		return __(
			'Unfortunately, we do not support your credit card.',
			'marketday'
		);
	}
	if ( KINDS.some( ( kind ) => ! state[ kind ].isValid ) ) {
		return __(
			'Unfortunately, your credit card details are not valid.',
			'marketday'
		);
	}
	return valueOf( form, 'first_name' ) && valueOf( form, 'last_name' )
		? ''
		: __(
				"Cardholder's first and last name are required, please fill the checkout form required fields.",
				'marketday'
		  );
}
