import { EMPTY_ADDRESS } from '@marketday/kernel';

import { aBasket } from '../../../tests/fakes/basket-factory';

import cases from '../../../tests/fixtures/delivery-address.json';
import {
	asOrdered,
	deliveryAddress,
	shownErrors,
	takesDeliveryAddress,
} from './delivery-address';
import type { FormState } from './form-state';

describe( 'the delivery address of a checkout form, as on the server', () => {
	it.each( cases )( '$name', ( one ) => {
		const address = ( fields: object ) => ( {
			...EMPTY_ADDRESS,
			country: '',
			...fields,
		} );

		expect(
			deliveryAddress( {
				billing: address( one.billing ),
				shipping: address( one.shipping ),
				shipElsewhere: one.shipElsewhere,
			} )
		).toEqual( address( one.delivery ) );
		expect( shownErrors( one.errors as {}, one.shipElsewhere ) ).toEqual(
			one.shown
		);
	} );
} );

describe( 'another address that a kept form asks for', () => {
	const kept: FormState = {
		billing: { ...EMPTY_ADDRESS, city: 'Leeds' },
		shipping: { ...EMPTY_ADDRESS, city: 'York' },
		...{ shipElsewhere: true, paymentMethod: 'bacs', note: '' },
		...{ acceptsTerms: true, createsAccount: false, password: '' },
		fields: {},
	};

	it.each( [
		[ 'counts where goods are sent', {}, 'York' ],
		[ 'does not where nothing is sent', { needsShipping: false }, 'Leeds' ],
		[
			'does not where the shop sends to the billing address alone',
			{ needsShippingAddress: false },
			'Leeds',
		],
	] )( '%s', ( _, fields, city ) => {
		const basket = aBasket( fields );

		expect( deliveryAddress( asOrdered( kept, basket ) ).city ).toBe(
			city
		);
		expect( takesDeliveryAddress( basket ) ).toBe( city === 'York' );
	} );
} );
