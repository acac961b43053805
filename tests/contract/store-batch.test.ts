// @features basket
// @also-on oldest-wordpress, woocommerce

import { product } from './shop';
import { Shopper } from './shopper';

type BatchRequest = {
	method?: string;
	path: string;
	body?: unknown;
	headers?: Record< string, string >;
};

async function batch(
	shopper: Shopper,
	requests: BatchRequest[],
	more: Record< string, unknown > = {}
) {
	if ( ! shopper.nonce ) {
		await shopper.cart();
	}
	return shopper.storeApi( 'POST', '/batch', {
		body: {
			requests: requests.map( ( wanted ) => ( {
				method: 'POST',
				headers: { Nonce: shopper.nonce },
				...wanted,
			} ) ),
			...more,
		},
	} );
}

const add = ( id: number, quantity = 1 ): BatchRequest => ( {
	path: '/wc/store/v1/cart/add-item',
	body: { id, quantity },
} );

describe( 'POST batch', () => {
	it( 'answers 207 with each answer in its order', async () => {
		const ann = new Shopper();
		const { status, json } = await batch( ann, [
			add( product( 'mug' ), 2 ),
			add( product( 'soldout' ) ),
			add( product( 'sale' ) ),
		] );
		expect( status ).toBe( 207 );
		expect(
			json.responses.map( ( one: { status: number } ) => one.status )
		).toEqual( [ 201, 400, 201 ] );
		expect( json.responses[ 1 ].body.code ).toBe(
			'woocommerce_rest_product_out_of_stock'
		);
		expect( json.responses[ 2 ].body.items_count ).toBe( 3 );
		expect( json ).toKeepShape( 'batch' );
	} );

	it( 'asks each request for its nonce', async () => {
		const ann = new Shopper();
		const { json } = await batch( ann, [
			{ ...add( product( 'mug' ) ), headers: {} },
		] );
		expect( json.responses[ 0 ] ).toMatchObject( {
			status: 401,
			body: { code: 'woocommerce_rest_missing_nonce' },
		} );
		expect( ( await ann.cart() ).items ).toEqual( [] );
	} );

	it.each( [
		[
			'a route outside the store',
			[ { path: '/wp/v2/posts', body: {} } ],
			'woocommerce_rest_invalid_path',
		],
		[
			'more than 25 requests',
			Array.from( { length: 26 } ).map( () => add( 1 ) ),
			'rest_invalid_param',
		],
		[
			'a request without path',
			[ { path: undefined as unknown as string } ],
			'rest_invalid_param',
		],
		[
			'a method that only reads',
			[ { method: 'GET', path: '/wc/store/v1/cart' } ],
			'rest_invalid_param',
		],
	] as [ string, BatchRequest[], string ][] )(
		'answers 400 to %s',
		async ( _what, requests, code ) => {
			const { status, json } = await batch( new Shopper(), requests );
			expect( { status, code: json.code } ).toEqual( {
				status: 400,
				code,
			} );
		}
	);

	it( 'answers 400 without requests', async () => {
		const { status, json } = await new Shopper().storeApi(
			'POST',
			'/batch',
			{ body: {} }
		);
		expect( { status, code: json.code } ).toEqual( {
			status: 400,
			code: 'rest_missing_callback_param',
		} );
	} );
} );
