import { __ } from '@wordpress/i18n';

import type {
	AddressField,
	CheckoutPageProps,
} from '@marketday/features/checkout';
import { EMPTY_ADDRESS } from '@marketday/kernel';

const field = (
	name: AddressField[ 'name' ],
	label: string,
	type: AddressField[ 'type' ] = 'text'
): AddressField => ( {
	name,
	label,
	type,
	required: true,
	hidden: false,
	autocomplete: 'off',
	options: {},
} );

const address = [
	field( 'first_name', __( 'First name', 'marketday' ) ),
	field( 'last_name', __( 'Last name', 'marketday' ) ),
	field( 'country', __( 'Country / Region', 'marketday' ), 'select' ),
	field( 'address_1', __( 'Street address', 'marketday' ) ),
	field( 'city', __( 'Town / City', 'marketday' ) ),
	field( 'postcode', __( 'Postcode', 'marketday' ) ),
];
const countries = { GB: __( 'United Kingdom', 'marketday' ) };
const values = { ...EMPTY_ADDRESS, country: 'GB' };

/** An order to look at while editing. */
export const sampleProps: Omit< CheckoutPageProps, 'basket' > = {
	notices: [],
	errors: {},
	countries: { billing: countries, shipping: countries },
	forms: {
		billing: [
			field( 'email', __( 'Email address', 'marketday' ), 'email' ),
			...address,
		],
		shipping: address,
	},
	values: { billing: values, shipping: values },
	shipElsewhere: false,
	paymentMethods: [
		{
			id: 'sample',
			title: __( 'The ways to pay of your shop', 'marketday' ),
			description: '',
		},
	],
	paymentMethod: 'sample',
	note: '',
	termsUrl: '',
	loginUrl: '#',
	lostPasswordUrl: '#',
	basketUrl: '#',
	shopUrl: '#',
	formUrl: '#',
	nonce: '',
	showCoupon: true,
	showNote: true,
};
