// @features add-to-basket
// @also-on woocommerce

import { isWooCommerce, product } from './shop';
import { Shopper } from './shopper';
import { type Fields, items, MARKUP, MEGABYTE, refusalIn } from './tampering';

const NO_PRODUCT = 'We can’t find that product.';
const CHOOSE =
	'Please select some product options before adding this product to your basket.';

/** Where the shop's own forms are; WooCommerce answers with the page itself. */
const PAGE = '/cart/';

/** The form of the T-shirt as its page sends it, Blue and S. */
const shirt = ( fields: Fields ) => (): Fields => ( {
	'add-to-cart': product( 'tee' ),
	product_id: product( 'tee' ),
	variation_id: product( 'tee-blue-s' ),
	attribute_pa_colour: 'blue',
	attribute_size: 'S',
	quantity: 1,
	...fields,
} );
const mug = ( fields: Fields ) => (): Fields => ( {
	'add-to-cart': product( 'mug' ),
	quantity: 1,
	...fields,
} );
const without = ( fields: Fields, name: string ) =>
	Object.fromEntries(
		Object.entries( fields ).filter( ( [ key ] ) => key !== name )
	);

/** Refused by form and background call alike; the sentence is the form's where it is ours. */
const WANTED: [ string, () => Fields, string ][] = [
	[
		"another product's id for a variation",
		() => shirt( { variation_id: product( 'mug' ) } )(),
		'',
	],
	[ 'a variation that is none', shirt( { variation_id: 987_654_321 } ), '' ],
	[ 'a negative variation', shirt( { variation_id: -5 } ), NO_PRODUCT ],
	[ 'variation 1e309', shirt( { variation_id: '1e309' } ), NO_PRODUCT ],
	[ 'a variation of markup', shirt( { variation_id: MARKUP } ), NO_PRODUCT ],
	[ 'a variation of 1 MB', shirt( { variation_id: MEGABYTE } ), NO_PRODUCT ],
	[
		'a list for a variation',
		() => ( {
			...without( shirt( {} )(), 'variation_id' ),
			'variation_id[]': 5,
		} ),
		NO_PRODUCT,
	],
	[
		"a value that is not the variation's",
		shirt( { attribute_size: 'M' } ),
		'',
	],
	[
		'a value of markup',
		shirt( { attribute_size: MARKUP } ),
		'Size can’t have this value. Use one of: S',
	],
	[ 'a value of 1 MB', shirt( { attribute_size: MEGABYTE } ), CHOOSE ],
	[
		'a list for a value',
		() => ( {
			...without( shirt( {} )(), 'attribute_size' ),
			'attribute_size[]': 'S',
		} ),
		CHOOSE,
	],
	[ 'a draft', () => ( { 'add-to-cart': product( 'draft' ) } ), '' ],
	[
		'a private product',
		() => ( { 'add-to-cart': product( 'private' ) } ),
		'',
	],
	[
		'a product behind a password',
		() => ( { 'add-to-cart': product( 'password' ) } ),
		'',
	],
	[
		'a product that is none',
		() => ( { 'add-to-cart': 987_654_321 } ),
		NO_PRODUCT,
	],
	[
		'a negative product',
		() => ( { 'add-to-cart': -product( 'mug' ) } ),
		NO_PRODUCT,
	],
	[
		'a list for a product',
		() => ( { 'add-to-cart[]': product( 'mug' ) } ),
		NO_PRODUCT,
	],
	[ 'quantity -2', mug( { quantity: -2 } ), '' ],
	[ 'quantity 1e309', mug( { quantity: '1e309' } ), '' ],
	[ 'a quantity of 1 MB', mug( { quantity: '9'.repeat( 1_000_000 ) } ), '' ],
	[
		'a list for a quantity',
		() => ( { ...without( mug( {} )(), 'quantity' ), 'quantity[]': 2 } ),
		'',
	],
];

describe.each( WANTED )( '%s', ( _what, wanted, sentence ) => {
	it( 'is refused of a plain form, with a sentence', async () => {
		const ann = new Shopper();
		const page = await ann.post( PAGE, wanted() );

		expect( page.status ).toBe( isWooCommerce ? 200 : 303 );
		const refusal = refusalIn( ann, page );
		expect( refusal ).toMatch( sentence || /^[^<>]{12,}$/ );
		expect( refusal ).not.toContain( 'Invalid parameter' );
		expect( await items( ann ) ).toEqual( [] );
	} );

	it( 'is refused of a call in the background', async () => {
		const ann = new Shopper();
		const fields = Object.fromEntries(
			Object.entries( wanted() ).map( ( [ name, value ] ) => [
				name.replace( 'add-to-cart', 'product_id' ),
				value,
			] )
		);
		const response = await ann.wcAjax( 'add_to_cart', fields );

		// What cannot be read is a bad request to the embedded store, and the form then goes its plain way.
		expect( [ 200, isWooCommerce ? 200 : 400 ] ).toContain(
			response.status
		);
		expect( response.json.fragments ).toBeUndefined();
		if ( response.status === 200 ) {
			expect( response.json.product_url ).toMatch( /^http/ );
			expect( refusalIn( ann, response ) ).toMatch( /^[^<>]{12,}$/ );
		} else {
			expect( response.json.data.message ).toMatch(
				/^Invalid parameter/
			);
		}
		expect( await items( ann ) ).toEqual( [] );
	} );
} );

describe( 'the form of a grouped product', () => {
	it.each( [
		[
			'a product that is none of its own',
			() => ( { [ `quantity[${ product( 'tee-blue-s' ) }]` ]: 1 } ),
		],
		[ 'a draft', () => ( { [ `quantity[${ product( 'draft' ) }]` ]: 1 } ) ],
		[
			'a list for a quantity',
			() => ( { [ `quantity[${ product( 'mug' ) }][]` ]: 2 } ),
		],
		[
			'less than nothing',
			() => ( { [ `quantity[${ product( 'mug' ) }]` ]: -2 } ),
		],
		[
			'1e309 pieces',
			() => ( { [ `quantity[${ product( 'mug' ) }]` ]: '1e309' } ),
		],
	] as [ string, () => Fields ][] )(
		'adds nothing with %s',
		async ( _what, fields ) => {
			const ann = new Shopper();
			const page = await ann.post( PAGE, {
				'add-to-cart': product( 'set' ),
				...fields(),
			} );
			expect( refusalIn( ann, page ) ).toMatch( /^[^<>]{12,}$/ );
			expect( await items( ann ) ).toEqual( [] );
		}
	);
} );

describe( 'POST cart/add-item', () => {
	it.each( [
		[
			"another product's variation",
			() => ( { id: product( 'tee' ), variation_id: product( 'mug' ) } ),
		],
		[ 'a private product', () => ( { id: product( 'private' ) } ) ],
		[
			'a product behind a password',
			() => ( { id: product( 'password' ) } ),
		],
		[ 'a list for a product', () => ( { id: [ product( 'mug' ) ] } ) ],
		[ 'product 1e309', () => ( { id: '1e309' } ) ],
		[ 'a product of 1 MB', () => ( { id: MEGABYTE } ) ],
		[
			'a value of markup',
			() => ( {
				id: product( 'tee-blue-s' ),
				variation: [ { attribute: 'Size', value: MARKUP } ],
			} ),
		],
		[
			'a value of 1 MB',
			() => ( {
				id: product( 'tee-red' ),
				variation: [ { attribute: 'Size', value: MEGABYTE } ],
			} ),
		],
		[
			'a list for a value',
			() => ( {
				id: product( 'tee-red' ),
				variation: [ { attribute: 'Size', value: [ 'S' ] } ],
			} ),
		],
		[
			'words for a choice',
			() => ( { id: product( 'tee-red' ), variation: [ 'Size', 'S' ] } ),
		],
		[ 'quantity -2', () => ( { id: product( 'mug' ), quantity: -2 } ) ],
		[ 'half a piece', () => ( { id: product( 'mug' ), quantity: 0.5 } ) ],
		[
			'quantity 1e309',
			() => ( { id: product( 'mug' ), quantity: '1e309' } ),
		],
		[
			'a quantity of markup',
			() => ( { id: product( 'mug' ), quantity: MARKUP } ),
		],
		[
			'a quantity of 1 MB',
			() => ( { id: product( 'mug' ), quantity: MEGABYTE } ),
		],
	] as [ string, () => object ][] )(
		'answers 400 to %s',
		async ( _what, body ) => {
			const ann = new Shopper();
			const { status, json } = await ann.storeApi(
				'POST',
				'/cart/add-item',
				{ body: { quantity: 1, ...body() } }
			);
			expect( { status, code: json.code } ).toEqual( {
				status: 400,
				code: expect.stringMatching(
					/^(woocommerce_rest|rest_invalid)_/
				),
			} );
			expect( json.message ).toMatch( /^[^<>]{12,}$/ );
			expect( await items( ann ) ).toEqual( [] );
		}
	);
} );
