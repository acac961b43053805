import { EMPTY_ADDRESS } from '@marketday/kernel';
import {
	isContactEmail as isEmail,
	isContactPhone as isPhone,
} from '@marketday/validation';

import type { AddressField } from './checkout-props';
import type { FormState } from './form-state';
import { formErrors } from './validate-form';

const field = (
	name: AddressField[ 'name' ],
	label: string,
	more: Partial< AddressField > = {}
): AddressField => ( {
	name,
	label,
	required: true,
	hidden: false,
	autocomplete: '',
	type: 'text',
	options: {},
	...more,
} );
const FORMS = {
	billing: [
		field( 'email', 'Email address', { type: 'email' } ),
		field( 'postcode', 'Postcode' ),
		field( 'state', 'State', { hidden: true } ),
		field( 'phone', 'Phone', { required: false, type: 'tel' } ),
	],
	shipping: [ field( 'city', 'Town' ) ],
};
const aForm = ( changes: Partial< FormState > = {} ): FormState => ( {
	billing: { ...EMPTY_ADDRESS, email: 'ada@example.com', postcode: 'LA9' },
	shipping: EMPTY_ADDRESS,
	shipElsewhere: false,
	paymentMethod: 'bacs',
	note: '',
	acceptsTerms: true,
	fields: {},
	createsAccount: false,
	password: '',
	...changes,
} );
const NEEDS = {
	payment: true,
	terms: true,
	password: false,
	orderFields: [],
};
const errorsOf = ( form: FormState ) => formErrors( form, FORMS, NEEDS );

describe( 'formErrors', () => {
	it( 'finds nothing wrong with a filled form', () => {
		expect( errorsOf( aForm() ) ).toEqual( {} );
	} );

	it( 'names what is missing, but no hidden and no optional field', () => {
		expect( errorsOf( aForm( { billing: EMPTY_ADDRESS } ) ) ).toEqual( {
			billing_email: 'Email address is a required field.',
			billing_postcode: 'Postcode is a required field.',
		} );
	} );

	it( 'checks the delivery address only where there is another', () => {
		expect( errorsOf( aForm( { shipElsewhere: true } ) ) ).toEqual( {
			shipping_city: 'Town is a required field.',
		} );
	} );

	it( 'asks for a phone number once, for bill and delivery', () => {
		const shipping = [
			field( 'phone', 'Phone', { required: true, type: 'tel' } ),
		];
		const form = aForm( {
			shipElsewhere: true,
			billing: { ...aForm().billing, phone: '020 7946 0018' },
		} );

		expect( formErrors( form, { ...FORMS, shipping }, NEEDS ) ).toEqual(
			{}
		);
	} );

	it( 'wants a way to pay and the terms accepted', () => {
		expect(
			errorsOf( aForm( { paymentMethod: '', acceptsTerms: false } ) )
		).toEqual( {
			payment_method: 'Choose how to pay.',
			terms: 'Please read and accept the terms and conditions to proceed with your order.',
		} );
	} );
} );

describe( 'contact patterns (docs/PROTOCOL.md#contact-patterns)', () => {
	it.each( [
		'ada@example.com',
		'a.b+c@mail.example.co.uk',
		'mailto:ada@example.museum',
	] )( '%s is an e-mail address', ( text ) =>
		expect( isEmail( text ) ).toBe( true )
	);

	it.each( [
		'ada@',
		'ada@example',
		'ada@example.c',
		'a b@example.com',
		'@example.com',
	] )( '%s is no e-mail address', ( text ) =>
		expect( isEmail( text ) ).toBe( false )
	);

	it.each( [ '020 7946 0018', '+44 (0)20-7946.0018', 'tel:123456' ] )(
		'%s is a phone number',
		( text ) => expect( isPhone( text ) ).toBe( true )
	);

	it.each( [ '12345', '1234567890123456', '020 CALL ME' ] )(
		'%s is no phone number',
		( text ) => expect( isPhone( text ) ).toBe( false )
	);
} );
