// @features add-to-basket, compare, quick-view, product-filter
// @also-on woocommerce

import { isWooCommerce } from './shop';
import { type Json, Shopper } from './shopper';
import { type Woollens, woollens } from './woollens';

/** What is chosen is what lies in the basket, whatever script its values are in and whichever way they are sent. */
describe( 'values in other scripts and of signs', () => {
	let product: Woollens;
	let nonce = '';
	beforeAll( async () => {
		product = woollens();
		nonce = (
			await new Shopper().get(
				'/wp-admin/admin-ajax.php?action=wopb_get_nonce'
			)
		).json.data.nonce;
	} );

	const decoded = ( value: string ) =>
		/%[0-9a-f]{2}/.test( value ) ? decodeURIComponent( value ) : value;
	const inBasket = async ( shopper: Shopper ) =>
		( await shopper.cart() ).items.map( ( { id }: { id: number } ) => id );
	const fieldsOf = ( values: readonly string[] ) =>
		Object.fromEntries(
			product.fields.map( ( field, at ) => [ field, values[ at ] ?? '' ] )
		);

	it( 'lie in the basket when the form is sent without scripts', async () => {
		for ( const { id, values } of product.choices ) {
			const ann = new Shopper();
			await ann.post( product.path, {
				'add-to-cart': product.id,
				quantity: 1,
				...fieldsOf( values ),
			} );
			expect( [ values, await inBasket( ann ) ] ).toEqual( [
				values,
				[ id ],
			] );
		}
	} );

	it( 'lie in the basket when the form names the variation too', async () => {
		for ( const { id, values } of product.choices.slice( 0, 2 ) ) {
			const ann = new Shopper();
			await ann.post( product.path, {
				'add-to-cart': product.id,
				product_id: product.id,
				variation_id: id,
				quantity: 1,
				...fieldsOf( values ),
			} );
			expect( [ values, await inBasket( ann ) ] ).toEqual( [
				values,
				[ id ],
			] );
		}
	} );

	it( 'are found and added by the calls of forms and cards', async () => {
		for ( const { id, values } of product.choices.slice( 2, 5 ) ) {
			const ann = new Shopper();
			const found = await ann.wcAjax( 'get_variation', {
				product_id: product.id,
				...fieldsOf( values ),
			} );
			expect( [ values, found.json.variation_id ] ).toEqual( [
				values,
				id,
			] );
			const variation = Object.fromEntries(
				Object.entries( fieldsOf( values ) ).map(
					( [ field, value ] ) => [ `variation[${ field }]`, value ]
				)
			);
			await ann.wcAjax( 'wopb_variation_loop_add_cart', {
				product_id: product.id,
				variation_id: id,
				wopb_nonce: nonce,
				...variation,
			} );
			expect( [ values, await inBasket( ann ) ] ).toEqual( [
				values,
				[ id ],
			] );
		}
	} );

	it( 'are taken from a quick view', async () => {
		const { id, values } = product
			.choices[ 0 ] as ( typeof product.choices )[ 0 ];
		const ann = new Shopper();
		const response = await ann.wcAjax( 'wopb_addcart', {
			postid: product.id,
			variationId: id,
			quantity: 1,
			cartType: 'buy_now',
			wpnonce: nonce,
			...Object.fromEntries(
				Object.entries( fieldsOf( values ) ).map(
					( [ field, value ] ) => [ `variation[${ field }]`, value ]
				)
			),
		} );
		expect( response.json ).toMatchObject( { success: true } );
		expect( await inBasket( ann ) ).toEqual( [ id ] );
	} );

	it( 'are taken by the Store API as slugs, letters and names', async () => {
		for ( const { id, values, names } of product.choices.slice( 2, 5 ) ) {
			for ( const [ value, own ] of [
				values,
				[ decoded( values[ 0 ] ), values[ 1 ] ],
				[ values[ 0 ].toUpperCase(), values[ 1 ] ],
				names,
			] ) {
				const ann = new Shopper();
				const response = await ann.storeApi( 'POST', '/cart/add-item', {
					body: {
						id: product.id,
						quantity: 1,
						variation: [
							{ attribute: 'Υλικό υφάσματος', value },
							{ attribute: product.fields[ 1 ], value: own },
						],
					},
				} );
				expect( [
					value,
					own,
					response.status,
					response.json.message,
				] ).toEqual( [ value, own, 201 ] );
				expect( response.json.items[ 0 ].id ).toBe( id );
			}
		}
	} );

	it( 'open the form by a link, as letters or octets', async () => {
		for ( const { values } of product.choices.slice( 3, 6 ) ) {
			for ( const value of [ values[ 0 ], decoded( values[ 0 ] ) ] ) {
				const query = new URLSearchParams(
					fieldsOf( [ value, values[ 1 ] ] )
				).toString();
				const page = await new Shopper().get(
					`${ product.path }${
						product.path.includes( '?' ) ? '&' : '?'
					}${ query }`
				);
				expect( page.text ).toContain(
					`<option value="${ values[ 0 ] }" selected="">`
				);
			}
		}
	} );

	it( 'that a product does not have are refused, and nothing is added', async () => {
		const ann = new Shopper();
		for ( const value of [ 'Μαλλ', '2.8', 'white-black-', '%ce%bc' ] ) {
			await ann.post( product.path, {
				'add-to-cart': product.id,
				quantity: 1,
				...fieldsOf( [ value, '28' ] ),
			} );
			const response = await ann.storeApi( 'POST', '/cart/add-item', {
				body: {
					id: product.id,
					quantity: 1,
					variation: [
						{ attribute: product.fields[ 0 ], value },
						{ attribute: product.fields[ 1 ], value: '28' },
					],
				},
			} );
			expect( response.json.message ).toMatch(
				/can’t have this value\. Use one of: .*Μαλλί/
			);
		}
		expect( await inBasket( ann ) ).toEqual( [] );
	} );

	it( 'are facets of the Store API', async () => {
		const ann = new Shopper();
		const attributes = await ann.storeApi( 'GET', '/products/attributes' );
		const [ { taxonomy } ] = attributes.json.filter(
			( { name }: Json ) => name === 'Υλικό υφάσματος'
		) as Json;
		expect( taxonomy ).toMatch( /^pa_υλικό-υφ/ );
		// A hidden product is in no collection but one of its own.
		const asked = new URLSearchParams( {
			'attributes[0][attribute]': taxonomy,
			'attributes[0][slug][0]': product.choices[ 0 ]?.values[ 0 ] ?? '',
			catalog_visibility: 'hidden',
		} );
		const found = await ann.storeApi( 'GET', `/products?${ asked }` );
		expect( found.json.map( ( { id }: { id: number } ) => id ) ).toEqual(
			isWooCommerce ? expect.any( Array ) : [ product.id ]
		);
	} );
} );
