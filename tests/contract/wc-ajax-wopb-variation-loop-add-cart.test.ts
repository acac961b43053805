// @features add-to-basket
// @also-on woocommerce

import { product } from './shop';
import { Shopper } from './shopper';

/** POST /?wc-ajax=wopb_variation_loop_add_cart (docs/PROTOCOL.md#basket): a variation chosen on its product's card. */
describe( 'wopb_variation_loop_add_cart', () => {
	const nonceOf = async ( shopper: Shopper ) => {
		const response = await shopper.get(
			'/wp-admin/admin-ajax.php?action=wopb_get_nonce'
		);
		return response.json.data.nonce;
	};
	const add = async (
		shopper: Shopper,
		fields: Record< string, string | number >
	) =>
		shopper.post( '/?wc-ajax=wopb_variation_loop_add_cart', {
			action: 'wopb_variation_loop_add_cart',
			product_id: product( 'tee' ),
			variation_id: product( 'tee-blue-s' ),
			'variation[attribute_pa_colour]': 'blue',
			'variation[attribute_size]': 'S',
			wopb_nonce: await nonceOf( shopper ),
			...fields,
		} );

	it( 'adds the variation and answers fragments and cart_hash', async () => {
		const ann = new Shopper();

		const response = await add( ann, { quantity: 2 } );

		expect( response.json ).toEqual( {
			fragments: expect.objectContaining( {
				'div.widget_shopping_cart_content': expect.any( String ),
			} ),
			cart_hash: expect.stringMatching( /^[0-9a-f]{32}$/ ),
		} );
		expect( ( await ann.cart() ).items ).toMatchObject( [
			{ id: product( 'tee-blue-s' ), quantity: 2 },
		] );
	} );

	it( 'takes what was chosen for an open attribute', async () => {
		const ann = new Shopper();

		await add( ann, {
			variation_id: product( 'tee-red' ),
			'variation[attribute_pa_colour]': 'red',
			'variation[attribute_size]': 'M',
		} );

		const [ line ] = ( await ann.cart() ).items;
		expect( line.id ).toBe( product( 'tee-red' ) );
		expect(
			line.variation.map( ( { value }: { value: string } ) => value )
		).toEqual( [ 'Red', 'M' ] );
	} );

	it.each( [
		[
			'a value that the variation does not have',
			{ 'variation[attribute_size]': 'M' },
		],
		[
			'the variation of another product',
			{ product_id: product( 'mug' ) },
		],
		[ 'a product that is none', { product_id: 987_654_321 } ],
		[ 'a variation that is none', { variation_id: 987_654_321 } ],
	] )(
		'refuses %s, leads to the product and changes nothing',
		async ( name, fields ) => {
			const ann = new Shopper();

			const response = ( await add( ann, fields ) ).json;

			expect( response ).toEqual( {
				error: true,
				product_url: expect.stringMatching( /^http/ ),
			} );
			expect( ( await ann.cart() ).items ).toEqual( [] );
		}
	);

	it.each( [
		[ 'no product', { product_id: '' } ],
		[ 'a number beyond all', { variation_id: '1e309' } ],
		[ 'a negative quantity', { quantity: -1 } ],
	] )( 'answers 400 for %s', async ( name, fields ) => {
		const ann = new Shopper();

		const response = await add( ann, fields );

		expect( response.status ).toBe( 400 );
		expect( ( await ann.cart() ).items ).toEqual( [] );
	} );

	it( 'answers 403 without the nonce of the visitor', async () => {
		const ann = new Shopper();

		const response = await add( ann, { wopb_nonce: 'none' } );

		expect( response.status ).toBe( 403 );
		expect( ( await ann.cart() ).items ).toEqual( [] );
	} );
} );

/** GET /wp-json/marketday/v1/products/{id}/form. */
describe( 'the form of a product', () => {
	const form = ( id: number ) =>
		new Shopper().get( `/wp-json/marketday/v1/products/${ id }/form` );

	it( 'has the attributes and variations of a variable product', async () => {
		const response = ( await form( product( 'tee' ) ) ).json;

		expect(
			response.attributes.map( ( { name }: { name: string } ) => name )
		).toEqual( [ 'attribute_pa_colour', 'attribute_size' ] );
		expect( response.variations.length ).toBeGreaterThan( 1 );
	} );

	it( 'is 404 for what visitors cannot see', async () => {
		expect( ( await form( product( 'draft' ) ) ).status ).toBe( 404 );
		expect( ( await form( 987_654_321 ) ).status ).toBe( 404 );
	} );
} );
