import { aWireProduct } from '../../../tests/fakes/wire-product-factory';
import { isAddable, productFromWire } from './index';

describe( 'A product of the Store API', () => {
	it( 'can be added where the shop sells it', () => {
		expect( isAddable( productFromWire( aWireProduct( {} ) ) ) ).toBe(
			true
		);
	} );

	it.each( [
		[ 'is not for sale', { is_purchasable: false } ],
		[ 'is sold out', { is_in_stock: false } ],
		[ 'is behind a password', { is_password_protected: true } ],
	] )( 'cannot be added where it %s', ( _, fields ) => {
		expect( isAddable( productFromWire( aWireProduct( fields ) ) ) ).toBe(
			false
		);
	} );
} );
