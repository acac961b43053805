import { __ } from '@wordpress/i18n';

import type {
	AddressField,
	CheckoutPageProps,
} from '@marketday/features/checkout';
import { EMPTY_ADDRESS } from '@marketday/kernel';

import { sampleBasket } from '../_shared/editor';

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
export const sampleProps: CheckoutPageProps = {
	basket: sampleBasket,
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
			id: 'bacs',
			title: __( 'Bank transfer', 'marketday' ),
			description: __(
				'The payment methods of your shop appear here.',
				'marketday'
			),
		},
	],
	paymentMethod: 'bacs',
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
