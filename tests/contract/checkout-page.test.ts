// @features checkout
// @also-on oldest-wordpress, woocommerce

import { orderFields, sendForm } from './checkout-form';
import { product } from './shop';
import { Shopper, type ShopResponse } from './shopper';

/** The checkout's own form, with these fields beside Ann's billing address. */
const orderForm = ( shopper: Shopper, fields: Record< string, string > ) =>
	sendForm( shopper, '/checkout/', { ...orderFields(), ...fields } );

/** The opening tag of a form field. */
function field( response: ShopResponse, name: string ): string {
	return (
		new RegExp( `<(?:input|select)[^>]*name="${ name }"[^>]*>` ).exec(
			response.text
		)?.[ 0 ] ?? ''
	);
}

describe( 'the checkout form without scripts', () => {
	it( 'asks for the different address that was ticked and left empty, and places no order', async () => {
		const ann = new Shopper();
		await ann.add( product( 'mug' ) );

		const response = await orderForm( ann, {
			ship_to_different_address: '1',
			shipping_country: 'GB',
		} );

		expect( response.status ).toBe( 200 );
		expect( response.text ).toContain(
			'Street address is a required field'
		);
		for ( const name of [ 'first_name', 'address_1', 'postcode' ] ) {
			expect( field( response, `shipping_${ name }` ) ).toContain(
				'aria-invalid="true"'
			);
		}
		expect( field( response, 'billing_address_1' ) ).not.toContain(
			'aria-invalid="true"'
		);
		expect( field( response, 'ship_to_different_address' ) ).toContain(
			'checked'
		);
		expect( ( await ann.cart() ).items_count ).toBe( 1 );
	} );

	it( 'sends to the billing address where no other was asked for', async () => {
		const ann = new Shopper();
		await ann.add( product( 'mug' ) );

		const response = await orderForm( ann, { shipping_country: 'GB' } );

		expect( response.status ).toBe( 303 );
		expect( response.headers.get( 'location' ) ).toContain(
			'order-received'
		);
	} );
} );
