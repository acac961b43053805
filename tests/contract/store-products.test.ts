// @features product-grid
// @also-on woocommerce

import { product } from './shop';
import { Shopper, type ShopResponse } from './shopper';

async function list( query: string ): Promise< ShopResponse > {
	return new Shopper().storeApi( 'GET', `/products?${ query }` );
}

const skus = ( { json }: ShopResponse ): string[] =>
	json.map( ( { sku }: { sku: string } ) => sku.replace( 'contract-', '' ) );

const among = ( ...names: string[] ) =>
	names.map( ( name ) => `include[]=${ product( name ) }` ).join( '&' );

const four = () => among( 'mug', 'sale', 'last', 'tee' );

describe( 'GET products', () => {
	it( 'answers a list in the shape of WooCommerce', async () => {
		const response = await list(
			`${ among(
				'mug',
				'sale',
				'tee',
				'set',
				'book',
				'soldout',
				'backorder',
				'single',
				'low'
			) }&per_page=20`
		);
		expect( response.status ).toBe( 200 );
		expect( response.json ).toHaveLength( 9 );
		expect( response.json ).toKeepShape( 'products' );
	} );

	it( 'tells pages and totals in headers', async () => {
		const response = await list( `${ four() }&per_page=3&page=2` );
		expect( response.json ).toHaveLength( 1 );
		expect( response.headers.get( 'x-wp-total' ) ).toBe( '4' );
		expect( response.headers.get( 'x-wp-totalpages' ) ).toBe( '2' );
		expect( response.headers.get( 'link' ) ).toMatch(
			/page=1[^>]*>; rel="prev"/
		);
	} );

	it( 'gives ten to a page where nothing else is said', async () => {
		expect( ( await list( '' ) ).json ).toHaveLength( 10 );
	} );

	it( 'answers an empty list beyond the last page, with the total', async () => {
		const response = await list( `${ four() }&page=9` );
		expect( response.json ).toEqual( [] );
		expect( response.headers.get( 'x-wp-total' ) ).toBe( '4' );
	} );

	it( 'never lists drafts and private products', async () => {
		expect(
			skus( await list( among( 'mug', 'draft', 'private' ) ) )
		).toEqual( [ 'mug' ] );
	} );

	it.each( [
		[ 'price', 'asc', [ 'mug', 'sale', 'tee', 'last' ] ],
		[ 'price', 'desc', [ 'last', 'tee', 'sale', 'mug' ] ],
		[ 'title', 'asc', [ 'tee', 'mug', 'sale', 'last' ] ],
		[ 'title', 'desc', [ 'last', 'sale', 'mug', 'tee' ] ],
		[ 'id', 'asc', [ 'mug', 'sale', 'last', 'tee' ] ],
		[ 'include', 'asc', [ 'mug', 'sale', 'last', 'tee' ] ],
		[ 'slug', 'asc', [ 'tee', 'mug', 'sale', 'last' ] ],
	] )( 'orders by %s %s', async ( orderBy, order, expected ) => {
		expect(
			skus(
				await list(
					`${ four() }&orderby=${ orderBy }&order=${ order }`
				)
			)
		).toEqual( expected );
	} );

	it( 'finds by words of the name and by SKU', async () => {
		expect( skus( await list( 'search=enamel' ) ) ).toEqual( [ 'mug' ] );
		expect( skus( await list( 'search=contract-mug' ) ) ).toEqual( [
			'mug',
		] );
		expect( skus( await list( 'sku=contract-last' ) ) ).toEqual( [
			'last',
		] );
		expect( skus( await list( 'slug=enamel-mug' ) ) ).toEqual( [ 'mug' ] );
	} );

	it( 'filters by price in minor units', async () => {
		expect(
			skus(
				await list(
					`${ four() }&min_price=1300&max_price=1900&orderby=id&order=asc`
				)
			)
		).toEqual( [ 'sale', 'tee' ] );
	} );

	it( 'filters by sale, type, stock and featured', async () => {
		expect(
			skus( await list( `${ among( 'mug', 'sale' ) }&on_sale=true` ) )
		).toContain( 'sale' );
		expect( skus( await list( `${ four() }&type=variable` ) ) ).toEqual( [
			'tee',
		] );
		expect(
			skus(
				await list(
					`${ among(
						'mug',
						'soldout',
						'backorder'
					) }&stock_status[]=outofstock`
				)
			)
		).toEqual( [ 'soldout' ] );
		expect(
			skus(
				await list(
					`${ among(
						'mug',
						'soldout',
						'backorder'
					) }&stock_status[]=onbackorder`
				)
			)
		).toEqual( [ 'backorder' ] );
		expect( skus( await list( `${ four() }&featured=true` ) ) ).toEqual(
			[]
		);
	} );

	it( 'filters by category and tag, by id and by slug', async () => {
		const { json } = await list( `include[]=${ product( 'mug' ) }` );
		const mugs = json[ 0 ].categories[ 0 ];
		expect(
			skus( await list( `${ four() }&category=${ mugs.id }` ) )
		).toEqual( [ 'mug' ] );
		expect(
			skus(
				await list(
					`${ four() }&category=kitchen&orderby=id&order=asc`
				)
			)
		).toEqual( [ 'mug', 'sale' ] );
		expect(
			skus(
				await list(
					`${ four() }&category=kitchen&category_operator=not_in&orderby=id&order=asc`
				)
			)
		).toEqual( [ 'last', 'tee' ] );
		expect( skus( await list( `${ four() }&tag=enamel` ) ) ).toEqual( [
			'mug',
		] );
	} );

	it( "filters by an attribute's values", async () => {
		const query = ( slug: string ) =>
			`${ four() }&orderby=id&order=asc&attributes[0][attribute]=pa_colour&attributes[0][slug][]=${ slug }`;
		expect( skus( await list( query( 'blue' ) ) ) ).toEqual( [
			'mug',
			'tee',
		] );
		expect( skus( await list( query( 'red' ) ) ) ).toEqual( [ 'tee' ] );
	} );

	it( 'leaves out what is excluded, unless it is asked for by id', async () => {
		expect(
			skus(
				await list(
					`${ four() }&exclude[]=${ product(
						'mug'
					) }&orderby=id&order=asc`
				)
			)
		).toEqual( [ 'mug', 'sale', 'last', 'tee' ] );
		expect(
			skus(
				await list( `slug=enamel-mug&exclude[]=${ product( 'mug' ) }` )
			)
		).toEqual( [] );
	} );

	it.each( [
		[ 'per_page=0', 'per_page' ],
		[ 'per_page=101', 'per_page' ],
		[ 'page=0', 'page' ],
		[ 'orderby=mood', 'orderby' ],
		[ 'order=sideways', 'order' ],
		[ 'stock_status[]=lost', 'stock_status' ],
		[ 'catalog_visibility=secret', 'catalog_visibility' ],
		[ 'on_sale=perhaps', 'on_sale' ],
	] )(
		'answers 400 to ?%s and names the parameter',
		async ( query, parameter ) => {
			const { status, json } = await list( query );
			expect( {
				status,
				code: json.code,
				params: Object.keys( json.data?.params ?? {} ),
			} ).toEqual( {
				status: 400,
				code: 'rest_invalid_param',
				params: [ parameter ],
			} );
			expect( {
				...json,
				data: { ...json.data, params: {}, details: {} },
			} ).toKeepShape( 'error-parameter' );
		}
	);
} );

describe( 'GET products/attributes/{id}', () => {
	it.each( [
		[ '/99999', 'woocommerce_rest_attribute_invalid_id' ],
		[ '/99999/terms', 'woocommerce_rest_taxonomy_invalid' ],
	] )( 'answers 404 to %s', async ( path, code ) => {
		const { status, json } = await new Shopper().storeApi(
			'GET',
			`/products/attributes${ path }`
		);
		expect( { status, code: json.code } ).toEqual( { status: 404, code } );
	} );
} );
