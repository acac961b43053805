// @features listing, product-filter
// @also-on woocommerce

import { address, place } from './filter-page';
import { php } from './shop';
import { Shopper } from './shopper';

describe( 'A filter’s address', () => {
	it( 'is the one address of a choice, whatever form sent it', async () => {
		const { status, headers } = await new Shopper().get(
			`/contract-filter/?filter_product_cat[]=${ place.kitchenSlug }&min_price=&max_price=20`
		);

		expect( status ).toBe( 302 );
		expect( headers.get( 'location' ) ).toContain(
			`/contract-filter/?filter_product_cat=${ place.kitchenSlug }&max_price=20`
		);
	} );

	it.each( [
		[ '', '', true ],
		[ 'filter_product_cat=kitchen', '?filter_product_cat=kitchen', true ],
		[ 'filter_product_cat=kitchen,furniture', '', false ],
		[ 'filter_product_cat=kitchen&on_sale=1', '', false ],
		[ 'filter_search=pan', '', false ],
		[ 'min_price=3', '', false ],
		[ 'product-page~listing=2', '?product-page~listing=2', true ],
		[ 'product-page~listing=2&product-page~other=3', '', true ],
	] )(
		'?%s has the canonical address “%s”, for search engines: %s',
		async ( query, canonical, isListed ) => {
			const { text } = await new Shopper().get(
				`/contract-filter/?${ query }`
			);

			expect( /<meta name='robots'[^>]*noindex/.test( text ) ).toBe(
				! isListed
			);
			expect( text ).toContain(
				`<link rel="canonical" href="${ address }${ canonical }"`
			);
		}
	);

	it( 'is none for search engines beyond the last page of its listing', async () => {
		const shopper = new Shopper();
		const isListed = async ( query: string ) =>
			! /<meta name='robots'[^>]*noindex/.test(
				( await shopper.get( `/contract-filter/?${ query }` ) ).text
			);
		const { text } = await shopper.get( '/contract-filter/' );
		const last = Number( /data-pages="(\d+)"/.exec( text )?.[ 1 ] );

		expect( last ).toBeGreaterThan( 1 );
		expect( await isListed( `product-page=${ last }` ) ).toBe( true );
		expect( await isListed( `product-page=${ last + 1 }` ) ).toBe( false );
		expect( await isListed( 'product-page=99999' ) ).toBe( false );
		expect( await isListed( 'product-page~listing=99999' ) ).toBe( false );
		expect(
			await isListed(
				`filter_product_cat=${ place.kitchenSlug }&product-page=${ last }`
			)
		).toBe( false );
	} );

	it( 'leaves no rows behind, however many are asked for', async () => {
		const rows = () =>
			php< { options: number } >(
				`global $wpdb; wp_cache_flush(); return [ 'options' => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->options} WHERE option_name NOT LIKE '%cron%'" ) ];`
			).options;
		await new Shopper().get( '/contract-filter/?filter_search=warm' );
		const before = rows();
		for ( let round = 0; round < 40; round++ ) {
			await new Shopper().get(
				`/contract-filter/?filter_search=${ Math.random() }&min_price=${ round }&filter_product_cat=x${ round },kitchen`
			);
		}

		expect( rows() ).toBe( before );
	}, 180_000 );
} );
