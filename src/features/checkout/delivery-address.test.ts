import { EMPTY_ADDRESS } from '@marketday/kernel';

import cases from '../../../tests/fixtures/delivery-address.json';
import { deliveryAddress, shownErrors } from './delivery-address';

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
