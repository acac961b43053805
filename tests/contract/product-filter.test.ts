// @features listing, product-filter
// @also-on woocommerce

import {
	address,
	contentOf,
	countBeside,
	filterCall,
	names,
	nonce,
	place,
} from './filter-page';
import { Shopper } from './shopper';

const ATTACKS = [
	"1' OR '1'='1",
	"'; DROP TABLE wp_posts; --",
	'<script>alert(1)</script>',
	'\u0000',
	'../../wp-config.php',
];

describe( 'POST /wopb/product-filter', () => {
	it( 'answers the listing and what stands around it, each as its whole element', async () => {
		const { status, json } = await filterCall( {
			product_filters: { search: '', price: {}, sorting: 'default' },
		} );

		expect( status ).toBe( 200 );
		expect(
			json.blockList.map( ( one: { blockId: string } ) => one.blockId )
		).toEqual( [ 'listing', 'filter', 'count', 'sorting' ] );
		expect( contentOf( json, 'listing' ) ).toMatch(
			/^<div [^>]*data-block-id="listing"/
		);
		expect( contentOf( json, 'filter' ) ).toMatch(
			/^<div [^>]*data-block-name="marketday_product-filter"/
		);
		expect( contentOf( json, 'count' ) ).toMatch(
			/^<p [^>]*role="status"[^>]*>Showing 1–3 of \d+ results<\/p>$/
		);
	} );

	it( 'shows what the page itself shows at the filter’s address', async () => {
		const { json } = await filterCall( {
			product_filters: {
				product_taxonomy: [
					{ taxonomy: 'product_cat', term_ids: [ place.kitchen ] },
				],
				sorting: 'price_high',
			},
		} );
		const { text } = await new Shopper().get(
			`/contract-filter/?filter_product_cat=${ place.kitchenSlug }&orderby=price-desc`
		);

		const onPage = text.split( 'data-block-id="listing"' )[ 1 ] ?? '';
		expect( names( contentOf( json, 'listing' ) ) ).toEqual(
			names( onPage.split( 'data-block-id=' )[ 0 ] ?? '' )
		);
		expect( names( contentOf( json, 'listing' ) ) ).not.toHaveLength( 0 );
		expect( contentOf( json, 'filter' ) ).toContain(
			`href="/contract-filter/?orderby=price-desc"`
		);
	} );

	it( 'reads the state from the address where none is sent, and keeps its page', async () => {
		const { json } = await filterCall( {
			current_url: `${ address }?orderby=title&product-page=2`,
		} );

		expect( contentOf( json, 'count' ) ).toContain( 'Showing 4–6 of' );
	} );

	it( 'takes sent filters for the whole state and begins at the first page', async () => {
		const { json } = await filterCall( {
			current_url: `${ address }?min_price=60&product-page=2`,
			product_filters: { search: '' },
		} );

		expect( contentOf( json, 'count' ) ).toContain( 'Showing 1–3 of' );
		expect( contentOf( json, 'filter' ) ).not.toContain( 'Min: ' );
	} );

	it( 'counts what each value leads to', async () => {
		const { json } = await filterCall( { product_filters: {} } );
		const filter = contentOf( json, 'filter' );
		for ( const status of [ 'instock', 'outofstock', 'onbackorder' ] ) {
			const counted = countBeside( filter, status );
			const led = await filterCall( {
				product_filters: { status: [ status ] },
			} );
			expect( [ status, counted ] ).toEqual( [ status, led.json.total ] );
		}
	} );

	it( 'says what is chosen in chips, each a link without it', async () => {
		const { json } = await filterCall( {
			product_filters: {
				search: 'pan',
				price: { minPrice: 5, maxPrice: '20.50' },
				status: [ 'instock' ],
				rating: [ 4 ],
			},
		} );
		const filter = contentOf( json, 'filter' );

		for ( const label of [
			'Search: pan',
			'Min: £5.00',
			'Max: £20.50',
			'In stock',
			'Rating: 4',
		] ) {
			expect( filter ).toContain( `${ label }</span>` );
		}
		expect( filter ).toMatch(
			/data-slug="search"[^>]*><a rel="nofollow" href="\/contract-filter\/\?min_price=5&#038;max_price=20\.50&#038;rating_filter=4&#038;filter_stock_status=instock"/
		);
		expect( filter ).toMatch(
			/wopb-filter-remove-all" rel="nofollow" href="\/contract-filter\/"/
		);
	} );

	it( 'draws only the listings of the query id that is meant', async () => {
		const { json } = await filterCall( {
			queryId: 'second',
			product_filters: { price: { minPrice: 79, maxPrice: 81 } },
		} );

		expect(
			json.blockList.map( ( one: { blockId: string } ) => one.blockId )
		).toEqual( [ 'listing2', 'filter2' ] );
		expect( contentOf( json, 'filter2' ) ).toContain(
			'name="min_price-second"'
		);
		expect( names( contentOf( json, 'listing2' ) ) ).toEqual( [
			'Oak stool',
		] );
	} );

	it( 'takes {} for what is not set, as the contract’s client sends it', async () => {
		const { status } = await filterCall( {
			product_filters: {
				search: '',
				price: {},
				status: {},
				rating: {},
				category: {},
				product_taxonomy: {},
				tax_relation: '',
				sorting: '',
			},
		} );

		expect( status ).toBe( 200 );
	} );

	it( 'shows nothing of drafts, private and locked products', async () => {
		const { text } = await filterCall( {
			product_filters: { search: 'jug' },
		} );

		expect( text ).not.toMatch( /Draft jug|Private jug|Secret jug/ );
	} );

	it.each( [
		[ 'a nonce that is wrong', { wpnonce: 'old' }, 403 ],
		[ 'no nonce', { wpnonce: undefined }, 403 ],
		[ 'a list for a nonce', { wpnonce: [ nonce ] }, 403 ],
		[ 'a page that is private', { post_id: () => place.hidden }, 404 ],
		[ 'a page that is a draft', { post_id: () => place.draft }, 404 ],
		[ 'a page with a password', { post_id: () => place.locked }, 404 ],
		[ 'a page that is not there', { post_id: 99999999 }, 404 ],
		[ 'a text for a page', { post_id: 'one' }, 400 ],
		[ 'a list for a page', { post_id: [ 1 ] }, 400 ],
		[
			'a block that is not on the page',
			{ block_name: 'core_paragraph' },
			404,
		],
		[ 'no block', { block_name: '' }, 404 ],
		[ 'a list for a block', { block_name: [ 'x' ] }, 400 ],
		[ 'an unknown query id', { queryId: 'third' }, 404 ],
		[ 'a list for a query id', { queryId: [ 'x' ] }, 400 ],
		[
			'another site’s address',
			{ current_url: 'https://elsewhere.example/' },
			400,
		],
		[ 'a list for an address', { current_url: [ 'x' ] }, 400 ],
		[ 'an address of 1 MB', { current_url: 'x'.repeat( 1e6 ) }, 400 ],
		[
			'an unknown archive',
			{ builder: 'taxonomy###category###uncategorised' },
			400,
		],
		[
			"an archive's products in a page's block",
			{ builder: 'archive' },
			400,
		],
		[ 'a template nobody has', { widgetBlockId: 'nope//nope' }, 404 ],
		[ 'a text for a filter', { product_filters: 'all' }, 400 ],
		[
			'a sale that is neither yes nor no',
			{ product_filters: { on_sale: '1 OR 1=1' } },
			400,
		],
		[ 'a list for a sale', { product_filters: { on_sale: [ 1 ] } }, 400 ],
		[
			'words of 1 MB',
			{ product_filters: { search: 'x'.repeat( 1e6 ) } },
			400,
		],
		[ 'a list for words', { product_filters: { search: [ 'x' ] } }, 400 ],
		[
			'a text for prices',
			{ product_filters: { price: { minPrice: 'free' } } },
			400,
		],
		[
			'a list for a price',
			{ product_filters: { price: { maxPrice: [ 1 ] } } },
			400,
		],
		[
			'an unknown status',
			{ product_filters: { status: [ 'sold' ] } },
			400,
		],
		[ 'six stars', { product_filters: { rating: [ 6 ] } }, 400 ],
		[
			'another taxonomy',
			{
				product_filters: {
					product_taxonomy: [
						{ taxonomy: 'category', term_ids: [ 1 ] },
					],
				},
			},
			400,
		],
		[
			'10,000 ids',
			{
				product_filters: {
					category: Array.from( { length: 10000 }, ( _, id ) => id ),
				},
			},
			400,
		],
		[ 'an unknown order', { product_filters: { sorting: 'random' } }, 400 ],
		[ 'a text for expanded lists', { expanded: 'all' }, 400 ],
		[ 'a thousand pages of a list', { expanded: { a: 1000 } }, 400 ],
	] )( 'refuses %s', async ( _name, body, expected ) => {
		const sent = Object.fromEntries(
			Object.entries( body ).map( ( [ name, value ] ) => [
				name,
				typeof value === 'function' ? value() : value,
			] )
		);
		const { status, json } = await filterCall( sent );

		expect( status ).toBe( expected );
		expect( json.code ).toMatch( /^(marketday|rest)_/ );
		expect( json.message ).not.toBe( '' );
		expect( json.blockList ).toBeUndefined();
	} );

	it.each( ATTACKS )(
		'is not moved by %j in any of its parts',
		async ( text ) => {
			const bodies = [
				{ product_filters: { search: text } },
				{ product_filters: { sorting: text } },
				{ product_filters: { tax_relation: text } },
				{ product_filters: { rating: [ text ] } },
				{ product_filters: { status: [ text ] } },
				{ product_filters: { category: [ text ] } },
				{ product_filters: { price: { minPrice: text } } },
				{
					product_filters: {
						product_taxonomy: [
							{ taxonomy: text, term_ids: [ text ] },
						],
					},
				},
				{ queryId: text },
				{ builder: text },
				{ widgetBlockId: text },
				{ block_name: text },
				{ current_url: `${ address }?filter_search=${ text }` },
			];
			for ( const body of bodies ) {
				const response = await filterCall( body );
				expect( [ 200, 400, 404 ] ).toContain( response.status );
				expect( response.text ).not.toMatch(
					/<script>alert|database error|Fatal error|Warning:/
				);
			}
		}
	);
} );
