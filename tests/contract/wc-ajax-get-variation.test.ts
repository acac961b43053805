// @features add-to-basket
// @also-on woocommerce

import { product } from './shop';
import { Shopper } from './shopper';

const choose = ( colour: string, size: string, of = product( 'tee' ) ) =>
	new Shopper().wcAjax( 'get_variation', {
		product_id: of,
		attribute_pa_colour: colour,
		attribute_size: size,
	} );

describe( 'wc-ajax get_variation', () => {
	it( 'answers the variation that a full choice leads to', async () => {
		const { status, json } = await choose( 'blue', 'M' );

		expect( status ).toBe( 200 );
		expect( json ).toMatchObject( {
			variation_id: product( 'tee-blue-m' ),
			sku: 'contract-tee-blue-m',
			attributes: { attribute_pa_colour: 'blue', attribute_size: 'M' },
			display_price: 18,
			display_regular_price: 22,
			is_in_stock: true,
			is_purchasable: true,
			is_sold_individually: 'no',
			variation_is_active: true,
			variation_is_visible: true,
			min_qty: 1,
			max_qty: 4,
		} );
		expect( json ).toKeepShape( 'variation' );
	} );

	it( "says '' for an attribute of which any value will do, and '' for no most quantity", async () => {
		const { json } = await choose( 'red', 'S' );
		expect( json.variation_id ).toBe( product( 'tee-red' ) );
		expect( json.attributes ).toEqual( {
			attribute_pa_colour: 'red',
			attribute_size: '',
		} );
		expect( json.max_qty ).toBe( '' );
		expect( json ).toKeepShape( 'variation' );
	} );

	it( 'shows the price of a variation where they cost differently', async () => {
		expect( ( await choose( 'red', 'S' ) ).json.price_html ).toContain(
			'25.00'
		);
	} );

	it( 'tells how many are left', async () => {
		expect(
			( await choose( 'blue', 'M' ) ).json.availability_html
		).toContain( '4 in stock' );
	} );

	it( 'answers false where nothing matches', async () => {
		expect( ( await choose( 'green', 'M' ) ).json ).toBe( false );
		expect( ( await choose( 'blue', '' ) ).json ).toBe( false );
	} );

	it( 'answers nothing for what is no variable product', async () => {
		const response = await choose( 'blue', 'M', product( 'mug' ) );
		expect( [ '', 'false' ] ).toContain( response.text );
	} );

	it( 'answers nothing without a product', async () => {
		const response = await new Shopper().wcAjax( 'get_variation', {} );
		expect( response.text ).toBe( '' );
	} );
} );
