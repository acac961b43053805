import { fromCollection, fromProductsOf } from './from-woocommerce';

describe( 'A product collection', () => {
	it( 'keeps its columns, number, order and stock', () => {
		expect(
			fromCollection( {
				align: 'wide',
				displayLayout: { type: 'flex', columns: 3 },
				query: {
					perPage: 9,
					orderBy: 'price',
					order: 'desc',
					inherit: false,
					woocommerceStockStatus: [ 'instock', 'onbackorder' ],
				},
			} )
		).toMatchObject( {
			align: 'wide',
			columns: 3,
			perPage: 9,
			order: 'price-desc',
			hideOutOfStock: true,
			layout: 'grid',
			query: { kind: 'all', ids: [] },
		} );
	} );

	it.each( [
		[
			{ woocommerceHandPickedProducts: [ '4', '7' ] },
			'',
			'handPicked',
			[ 4, 7 ],
		],
		[ { taxQuery: { product_cat: [ 3 ] } }, '', 'category', [ 3 ] ],
		[ { taxQuery: { product_tag: [ 5 ] } }, '', 'tag', [ 5 ] ],
		[ { woocommerceOnSale: true }, '', 'onSale', [] ],
		[ { featured: true }, '', 'featured', [] ],
		[
			{},
			'woocommerce/product-collection/best-sellers',
			'bestSelling',
			[],
		],
		[ {}, 'woocommerce/product-collection/new-arrivals', 'newest', [] ],
	] )(
		'of %j and collection %j lists %s',
		( query, collection, kind, ids ) => {
			expect( fromCollection( { query, collection } ).query ).toEqual( {
				kind,
				ids,
			} );
		}
	);

	it( 'keeps the values of its first attribute', () => {
		const query = {
			woocommerceAttributes: [
				{ taxonomy: 'pa_colour', termId: 21 },
				{ taxonomy: 'pa_colour', termId: 22 },
				{ taxonomy: 'pa_size', termId: 9 },
			],
		};
		expect( fromCollection( { query } ).query ).toEqual( {
			kind: 'attribute',
			taxonomy: 'pa_colour',
			ids: [ 21, 22 ],
		} );
	} );

	it( 'of settings that nobody would save becomes a listing of everything', () => {
		expect(
			fromCollection( { query: 'x', displayLayout: null, collection: 7 } )
		).toMatchObject( { query: { kind: 'all', ids: [] }, layout: 'grid' } );
	} );
} );

describe( 'A block of one kind of product', () => {
	it( 'keeps rows, columns, terms and what it hides', () => {
		expect(
			fromProductsOf( 'category' )( {
				columns: 4,
				rows: 2,
				categories: [ 8 ],
				orderby: 'price_asc',
				contentVisibility: { title: true, rating: false },
			} )
		).toEqual( {
			query: { kind: 'category', ids: [ 8 ] },
			order: 'price',
			columns: 4,
			perPage: 8,
			showPagination: false,
			followsFilter: false,
			showRating: false,
		} );
	} );
} );
