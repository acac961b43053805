import { fireEvent, screen } from '@testing-library/react';

import fixture from '../../../tests/contract/checkout/guest.json';
import { aWireCart } from '../../../tests/fakes/wire-cart-factory';
import { renderInShop } from '../../../tests/render-in-shop';
import { CheckoutPage } from './checkout-page';
import type { CheckoutPageProps } from './checkout-props';
import { navigation } from './navigation';

export const PROPS = fixture.props as unknown as CheckoutPageProps;
export const CONFIRMATION =
	'https://shop.example/checkout/order-received/77/?key=x';

const PLACED = {
	body: {
		order_id: 77,
		payment_result: {
			payment_status: 'success',
			redirect_url: CONFIRMATION,
		},
	},
};

/** The page in a shop that takes the order. */
export function open( props: Partial< CheckoutPageProps > = {} ) {
	const leave = jest
		.spyOn( navigation, 'leave' )
		.mockImplementation( () => {} );
	const drawn = renderInShop( <CheckoutPage { ...PROPS } { ...props } /> );
	drawn.fake.answer( 'cart', { body: aWireCart() } );
	drawn.fake.answer( 'checkout', PLACED );
	drawn.fake.answer( 'cart/update-customer', { body: aWireCart() } );
	return { ...drawn, leave };
}

/** Leaves each field after typing. */
export const type = ( fields: Record< string, string > ) => {
	for ( const [ id, value ] of Object.entries( fields ) ) {
		const control = document.getElementById( id ) as HTMLInputElement;
		fireEvent.change( control, { target: { value } } );
		fireEvent.blur( control );
	}
};

/** A guest's address. */
export const fill = () =>
	type( {
		billing_email: 'ada@example.com',
		billing_first_name: 'Ada',
		billing_last_name: 'Lovelace',
		billing_address_1: '12 St James’s Square',
		billing_city: 'London',
		billing_postcode: 'SW1Y 4JH',
	} );

export const press = () => fireEvent.click( screen.getByText( 'Place order' ) );

/** Requests to a path. */
export const requestsTo = (
	{ requests }: ReturnType< typeof open >[ 'fake' ],
	path: string
) => requests.filter( ( request ) => request.path === path );
