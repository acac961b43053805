import { variationFromWire } from './variation';

describe( 'variationFromWire', () => {
	it( 'reads the contract variation, where an empty maximum is no limit', () => {
		const variation = variationFromWire( {
			variation_id: 31,
			sku: 'MUG-BLUE',
			attributes: { attribute_pa_colour: 'blue', attribute_logo: '' },
			is_sold_individually: 'no',
			min_qty: 1,
			max_qty: '',
			is_purchasable: true,
			is_in_stock: true,
			variation_is_visible: true,
			variation_is_active: true,
			image: { src: 'blue.jpg', full_src: 'blue-full.jpg', alt: 'Blue' },
		} );

		expect( variation ).toMatchObject( {
			id: 31,
			attributes: { attribute_pa_colour: 'blue', attribute_logo: '' },
			isSoldIndividually: false,
			minimum: 1,
			maximum: null,
			image: { src: 'blue.jpg', full: 'blue-full.jpg' },
		} );
	} );

	it( 'takes a variation without a picture of its own', () => {
		expect( variationFromWire( { variation_id: 31 } ).image ).toBeNull();
	} );
} );
