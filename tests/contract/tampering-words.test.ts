// @features name-your-price, product
// @also-on woocommerce

import { php, product } from './shop';
import { type ShopResponse, Shopper } from './shopper';
import { type Fields, items, MARKUP, MEGABYTE, refusalIn } from './tampering';

describe( 'a price that shoppers name', () => {
	let id = 0;

	beforeAll( () => {
		( { id } = php< { id: number } >(
			`$id = $engine->writer()->save( new Marketday\\Engine\\Contract\\ProductDraft( name: 'Pay what you like', regularPrice: '10' ) );
			update_post_meta( $id, '_wopb_name_price', [ 'enable' => 'yes', 'min' => '5', 'max' => '50' ] );
			return [ 'id' => $id ];`
		) );
	} );

	afterAll( () => {
		php( `return [ (bool) wp_delete_post( ${ id }, true ) ];` );
	} );

	const DOORS: [
		string,
		( ann: Shopper, fields: Fields ) => Promise< ShopResponse >,
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
				const response = await add( ann, fields );
				expect(
					refusalIn( ann, response ) || response.json?.message
				).toContain( sentence );
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
		const response = await new Shopper().post( '/wp-comments-post.php', {
			comment_post_ID: product( 'sale' ),
			comment_parent: 0,
			author: 'Ann',
			email: 'ann@example.com',
			comment: `Even heat, ${ what }.`,
			...fields,
		} );
		expect( response.status ).toBe( 400 );
		expect( response.text ).toContain( 'Please select a rating' );
		expect(
			php< { kept: number } >(
				`return [ 'kept' => (int) get_comments( [ 'post_id' => ${ product(
					'sale'
				) }, 'status' => 'all', 'count' => true ] ) ];`
			).kept
		).toBe( 0 );
	} );
} );
