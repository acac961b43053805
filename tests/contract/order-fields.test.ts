// @features order-fields, checkout
// @also-on woocommerce

import { orderFields, placeOrder, sendForm } from './checkout-form';
import { php, product } from './shop';
import { type ShopResponse, Shopper } from './shopper';

const keep = ( added: object[] ): void => {
	php(
		`update_option( 'marketday_order_fields', [ 'added' => json_decode( '${ JSON.stringify(
			added
		) }', true ), 'order' => [] ] ); return [];`
	);
};
const FIELDS = [
	{ id: 'gift-message', label: 'Gift message', type: 'textarea' },
	{
		id: 'delivery-time',
		label: 'Delivery time',
		type: 'select',
		required: true,
		options: [ 'Morning', 'Evening' ],
	},
	{ id: 'wrap-it', label: 'Wrap it', type: 'checkbox', place: 'contact' },
];
const SENT = {
	'marketday/gift-message': 'Happy birthday',
	'marketday/delivery-time': 'Evening',
	'marketday/wrap-it': true,
};

async function withMug(): Promise< Shopper > {
	const ann = new Shopper();
	await ann.add( product( 'mug' ) );
	return ann;
}

const confirmation = ( shopper: Shopper, { json }: ShopResponse ) =>
	shopper.get(
		new URL( json.payment_result.redirect_url ).pathname +
			new URL( json.payment_result.redirect_url ).search
	);

beforeAll( () => keep( FIELDS ) );
afterAll( () => {
	php( `delete_option( 'marketday_order_fields' ); return [];` );
} );

describe( 'the fields that a shop adds', () => {
	it( 'come with an order of the Store API and are shown with it', async () => {
		const ann = await withMug();

		const response = await placeOrder( ann, { additional_fields: SENT } );

		expect( response.status ).toBe( 200 );
		expect( response.json.additional_fields ).toEqual( SENT );
		const { text } = await confirmation( ann, response );
		expect( text ).toContain( 'Gift message' );
		expect( text ).toContain( 'Happy birthday' );
		expect( text ).toContain( 'Evening' );
	} );

	it( 'are refused where a required one is missing, and the basket stays', async () => {
		const ann = await withMug();

		const response = await placeOrder( ann, {
			additional_fields: { 'marketday/gift-message': 'Hello' },
		} );

		expect( response.status ).toBe( 400 );
		expect( ( await ann.cart() ).items_count ).toBe( 1 );
	} );

	it( 'come with the plain form, which says at the field what is missing', async () => {
		const ann = await withMug();
		const fields = {
			...orderFields(),
			'order_field_gift-message': 'Happy birthday',
		};

		const refused = await sendForm( ann, '/checkout/', fields );
		expect( refused.status ).toBe( 200 );
		expect( refused.text ).toContain(
			'id="order_field_delivery-time-error"'
		);
		expect( refused.text ).toMatch( /Happy birthday<\/textarea>/ );

		const placed = await sendForm( ann, '/checkout/', {
			...fields,
			'order_field_delivery-time': 'Evening',
		} );
		expect( placed.status ).toBe( 303 );
		const { pathname, search } = new URL(
			placed.headers.get( 'location' ) ?? ''
		);
		expect( ( await ann.get( pathname + search ) ).text ).toContain(
			'Happy birthday'
		);
	} );
} );
