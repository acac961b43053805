import { ApiError } from '@marketday/kernel';

import { serverErrors } from './server-errors';

const FORMS = {
	billing: [
		{
			name: 'city' as const,
			label: 'Town / City',
			required: true,
			hidden: false,
			autocomplete: '',
			type: 'text' as const,
			options: {},
		},
	],
	shipping: [],
};
const read = (
	code: string,
	data: Record< string, unknown >,
	message = 'No.'
) => serverErrors( new ApiError( 400, code, message, data ), FORMS );

describe( 'serverErrors', () => {
	it( 'reads each address’s first and further faults', () => {
		expect(
			read( 'rest_invalid_param', {
				details: {
					billing_address: {
						code: 'invalid_postcode',
						message: 'The provided postcode is not valid',
						additional_errors: [
							{
								code: 'invalid_phone',
								message: 'No phone &amp; no fax',
							},
						],
					},
				},
			} )
		).toEqual( {
			billing_postcode: 'The provided postcode is not valid',
			billing_phone: 'No phone & no fax',
		} );
	} );

	it( 'finds the field whose label begins a sentence', () => {
		expect(
			read( 'woocommerce_rest_invalid_address', {
				errors: { billing: [ 'Town / City is required' ] },
			} )
		).toEqual( { billing_city: 'Town / City is required' } );
	} );

	it( 'knows the codes that are about one field', () => {
		expect(
			read(
				'woocommerce_rest_checkout_payment_method_disabled',
				{},
				'This way to pay is closed.'
			)
		).toEqual( { payment_method: 'This way to pay is closed.' } );
	} );

	it( 'gives no field to a message about none', () => {
		expect( read( 'woocommerce_rest_product_out_of_stock', {} ) ).toEqual(
			{}
		);
	} );
} );
