// @features add-to-basket, name-your-price, product

import { isWooCommerce, php, product } from './shop';
import { Shopper, type Answer } from './shopper';

type Fields = Record< string, string | number >;

const MEGABYTE = 'x'.repeat( 1_000_000 );
const MARKUP = '<script>alert(1)</script>';

const NO_PRODUCT = 'This product does not exist.';
const HOW_MANY = 'Please say how many you would like.';
const CHOOSE =
	'Please select some product options before adding this product to your basket.';

/** Where the shop's own forms are; WooCommerce answers with the page itself. */
const PAGE = '/cart/';

/** What a guest of whom nothing is kept was told: on the page itself, or by the signed cookie that the next page reads. */
function told( shopper: Shopper, { text }: Answer ): string {
	const [ value = '' ] = decodeURIComponent(
		shopper.cookies.get( 'wp_woocommerce_session_notice' ) ?? ''
	).split( '|' );
	const kept = value
		? JSON.parse( Buffer.from( value, 'base64' ).toString() )[ 1 ].join()
		: '';
	const shown = /marketday-notice--error"[^>]*>([\s\S]*?)<\/div>/.exec(
		text
	);
	return ( kept || shown?.[ 1 ] || '' ).replace( /<[^>]+>/g, ' ' ).trim();
}

const items = async ( shopper: Shopper ) =>
	( await shopper.cart() ).items as unknown[];

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
const WISHES: [ string, () => Fields, string ][] = [
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
	[ 'a value of markup', shirt( { attribute_size: MARKUP } ), CHOOSE ],
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

describe.each( WISHES )( '%s', ( _what, wish, sentence ) => {
	it( 'is refused of a plain form, with a sentence', async () => {
		const ann = new Shopper();
		const page = await ann.post( PAGE, wish() );

		expect( page.status ).toBe( isWooCommerce ? 200 : 303 );
		const refusal = told( ann, page );
		expect( refusal ).toMatch( sentence || /^[^<>]{12,}$/ );
		expect( refusal ).not.toContain( 'Invalid parameter' );
		expect( await items( ann ) ).toEqual( [] );
	} );

	it( 'is refused of a call in the background', async () => {
		const ann = new Shopper();
		const fields = Object.fromEntries(
			Object.entries( wish() ).map( ( [ name, value ] ) => [
				name.replace( 'add-to-cart', 'product_id' ),
				value,
			] )
		);
		const answer = await ann.wcAjax( 'add_to_cart', fields );

		// What cannot be read is a bad request to the embedded store, and the form then goes its plain way.
		expect( [ 200, isWooCommerce ? 200 : 400 ] ).toContain( answer.status );
		expect( answer.json.fragments ).toBeUndefined();
		if ( answer.status === 200 ) {
			expect( answer.json.product_url ).toMatch( /^http/ );
			expect( told( ann, answer ) ).toMatch( /^[^<>]{12,}$/ );
		} else {
			expect( answer.json.data.message ).toMatch( /^Invalid parameter/ );
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
			expect( told( ann, page ) ).toMatch( /^[^<>]{12,}$/ );
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

describe( 'a price that shoppers name', () => {
	let id = 0;

	beforeAll( () => {
		( { id } = php< { id: number } >(
			`$id = $engine->writer()->save( new Marketday\\Store\\ProductDraft( name: 'Pay what you like', regularPrice: '10' ) );
			update_post_meta( $id, '_wopb_name_price', [ 'enable' => 'yes', 'min' => '5', 'max' => '50' ] );
			return [ 'id' => $id ];`
		) );
	} );

	afterAll( () => {
		php( `return [ (bool) wp_delete_post( ${ id }, true ) ];` );
	} );

	const DOORS: [
		string,
		( ann: Shopper, fields: Fields ) => Promise< Answer >,
	][] = [
		[
			'a form',
			( ann, fields ) =>
				ann.post( '/cart/', {
					'add-to-cart': id,
					quantity: 1,
					...fields,
				} ),
		],
		[
			'a call',
			( ann, fields ) =>
				ann.wcAjax( 'add_to_cart', {
					product_id: id,
					quantity: 1,
					...fields,
				} ),
		],
		[
			'the Store API',
			( ann, fields ) =>
				ann.storeApi( 'POST', '/cart/add-item', {
					body: {
						id,
						quantity: 1,
						...Object.fromEntries(
							Object.entries( fields ).map(
								( [ name, value ] ) =>
									name.endsWith( '[]' )
										? [ name.slice( 0, -2 ), [ value ] ]
										: [ name, value ]
							)
						),
					},
				} ),
		],
	];

	describe.each( DOORS )( 'by %s', ( _door, add ) => {
		it.each( [
			[ 'none', {}, 'Minimum Price limit is £5.00' ],
			[
				'a penny too little',
				{ wopb_custom_prices: '4.99' },
				'Minimum Price limit is £5.00',
			],
			[
				'less than nothing',
				{ wopb_custom_prices: '-10' },
				'Minimum Price limit is £5.00',
			],
			[
				'1e309',
				{ wopb_custom_prices: '1e309' },
				'Minimum Price limit is £5.00',
			],
			[
				'a list',
				{ 'wopb_custom_prices[]': '10' },
				'Minimum Price limit is £5.00',
			],
			[
				'markup',
				{ wopb_custom_prices: `10${ MARKUP }` },
				'Minimum Price limit is £5.00',
			],
			[
				'a penny too much',
				{ wopb_custom_prices: '50.01' },
				'Maximum Price limit is £50.00',
			],
			[
				'a suggestion that is none',
				{ wopb_custom_prices_suggestion: '0.01' },
				'Minimum Price limit is £5.00',
			],
		] as [ string, Fields, string ][] )(
			'is refused: %s',
			async ( _what, fields, sentence ) => {
				const ann = new Shopper();
				const answer = await add( ann, fields );
				expect( told( ann, answer ) || answer.json?.message ).toContain(
					sentence
				);
				expect( await items( ann ) ).toEqual( [] );
			}
		);

		it( 'is refused: 1 MB', async () => {
			const ann = new Shopper();
			await add( ann, { wopb_custom_prices: MEGABYTE } );
			expect( await items( ann ) ).toEqual( [] );
		} );

		it( 'is what the line costs', async () => {
			const ann = new Shopper();
			await add( ann, { wopb_custom_prices: '7.50' } );
			expect( await items( ann ) ).toMatchObject( [
				{ id, totals: { line_total: '750' } },
			] );
		} );
	} );
} );

describe( 'the stars of a review', () => {
	it.each( [
		[ 'left out', {} ],
		[ '0', { rating: 0 } ],
		[ '6', { rating: 6 } ],
		[ '-1', { rating: -1 } ],
		[ '1e309', { rating: '1e309' } ],
		[ 'a list', { 'rating[]': 5 } ],
		[ 'markup', { rating: MARKUP } ],
		[ '1 MB', { rating: MEGABYTE } ],
	] as [ string, Fields ][] )( 'are refused: %s', async ( what, fields ) => {
		const answer = await new Shopper().post( '/wp-comments-post.php', {
			comment_post_ID: product( 'sale' ),
			comment_parent: 0,
			author: 'Ann',
			email: 'ann@example.com',
			comment: `Even heat, ${ what }.`,
			...fields,
		} );
		expect( answer.status ).toBe( 400 );
		expect( answer.text ).toContain( 'Please select a rating' );
		expect(
			php< { kept: number } >(
				`return [ 'kept' => (int) get_comments( [ 'post_id' => ${ product(
					'sale'
				) }, 'status' => 'all', 'count' => true ] ) ];`
			).kept
		).toBe( 0 );
	} );
} );
