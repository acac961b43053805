// @features listing, product-filter
// @also-on woocommerce

import { address, contentOf, filterCall, names } from './filter-page';
import { Shopper } from './shopper';

describe( 'docs/PROTOCOL.md#price-filter, on the server', () => {
	it.each( [
		[ { minPrice: -10, maxPrice: -1 }, {} ],
		[ { minPrice: 0 }, {} ],
		[ { maxPrice: 99999 }, {} ],
		[ { minPrice: -3, maxPrice: 20 }, { maxPrice: 20 } ],
		[ { minPrice: '-0', maxPrice: '-0' }, {} ],
		[
			{ minPrice: 50, maxPrice: 20 },
			{ minPrice: 19, maxPrice: 20 },
		],
	] )(
		'takes the prices %j for %j (docs/PROTOCOL.md#price-filter)',
		async ( sent, taken ) => {
			const responses = await Promise.all(
				[ sent, taken ].map( ( price ) =>
					filterCall( { product_filters: { price } } )
				)
			);
			const [ asked, meant ] = responses.map( ( { json } ) => ( {
				total: json.total,
				chips: contentOf( json, 'filter' ).match(
					/(Min|Max): £[\d.]+/g
				),
			} ) );

			expect( asked ).toEqual( meant );
		}
	);

	it( 'brings a lowest price above the range to its end (docs/PROTOCOL.md#price-filter)', async () => {
		const { json } = await filterCall( {
			product_filters: { price: { minPrice: 99999, maxPrice: 999999 } },
		} );
		const { json: all } = await filterCall( {
			product_filters: { sorting: 'price_high' },
		} );

		expect( names( contentOf( json, 'listing' ) )[ 0 ] ).toBe(
			names( contentOf( all, 'listing' ) )[ 0 ]
		);
		expect( contentOf( json, 'filter' ) ).not.toContain( 'Max: ' );
	} );

	it( 'holds for addresses too', async () => {
		const shopper = new Shopper();
		const chipsAt = async ( query: string ) =>
			(
				await shopper.get(
					`${ new URL( address ).pathname }?${ query }`
				)
			).text.match( /(Min|Max): £[\d.]+/g );

		expect( await chipsAt( 'min_price=0' ) ).toBeNull();
		expect( await chipsAt( 'max_price=9999' ) ).toBeNull();
		expect( await chipsAt( 'min_price=50&max_price=20' ) ).toEqual( [
			'Min: £19.00',
			'Max: £20.00',
		] );
	} );
} );
