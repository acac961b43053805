// @features listing, product-filter, product-grid
// @also-on woocommerce

import { contentOf, countBeside, names, nonce } from './filter-page';
import { php } from './shop';
import { type Json, Shopper } from './shopper';

interface Place {
	page: number;
	kitchen: string;
	mugs: string;
	furniture: string;
}

/** A listing of two categories, with tabs of categories above it and a filter and a count beside it. */
const place = php< Place >( `
	$term    = fn ( string $name ): WP_Term => get_term_by( 'name', $name, 'product_cat' );
	$block   = fn ( string $name, array $attributes ): string => "<!-- wp:marketday/{$name} " . wp_json_encode( $attributes + [ 'queryId' => 'tg' ] ) . ' /-->';
	$ids     = [ $term( 'Kitchen' )->term_id, $term( 'Furniture' )->term_id ];
	$markup  = $block( 'product-filter', [ 'blockId' => 'tabfilter', 'limit' => 50 ] ) . $block( 'result-count', [ 'blockId' => 'tabcount' ] ) . $block( 'catalogue-sorting', [ 'blockId' => 'tabsort' ] )
		. $block( 'product-grid', [ 'blockId' => 'tg', 'perPage' => 50, 'query' => [ 'kind' => 'category', 'ids' => $ids ], 'tabs' => [ 'taxonomy' => 'product_cat', 'ids' => [ $term( 'Kitchen' )->term_id, $term( 'Mugs' )->term_id ] ] ] );
	$known   = get_posts( [ 'post_type' => 'page', 'name' => 'contract-tabs', 'post_status' => 'any', 'numberposts' => 1 ] );
	return [
		'page'      => (int) wp_insert_post( [ 'ID' => $known[0]->ID ?? 0, 'post_type' => 'page', 'post_name' => 'contract-tabs', 'post_title' => 'Tabs', 'post_status' => 'publish', 'post_content' => $markup ] ),
		'kitchen'   => $term( 'Kitchen' )->slug,
		'mugs'      => $term( 'Mugs' )->slug,
		'furniture' => $term( 'Furniture' )->slug,
	];` );

/** What the page shows at an address: its cards, its count, its filter's total and the filter itself. */
async function shownAt( query: string ) {
	const { text } = await new Shopper().get( `/contract-tabs/?${ query }` );
	const total = ( block: string ) =>
		Number(
			new RegExp( `data-block-id="${ block }"[^>]* data-total="(\\d+)"` )
				.exec( text )
				?.at( 1 )
		);
	return {
		text,
		cards: names( text ).length,
		count: total( 'tabcount' ),
		total: total( 'tabfilter' ),
	};
}

describe( 'A tab of a listing that is of categories itself', () => {
	it( 'narrows the listing, its filter and its count alike', async () => {
		const all = await shownAt( '' );
		const tab = await shownAt( `product-tab-tg=${ place.mugs }` );

		expect( [ tab.count, tab.total ] ).toEqual( [ tab.cards, tab.cards ] );
		expect( tab.cards ).toBeGreaterThan( 0 );
		expect( tab.cards ).toBeLessThan( all.cards );
	} );

	it( 'leaves the category that a shopper chose', async () => {
		const { cards, count, total, text } = await shownAt(
			`product-tab-tg=${ place.kitchen }&filter_product_cat-tg=${ place.mugs }`
		);
		const mugs = await shownAt( `product-tab-tg=${ place.mugs }` );

		expect( [ cards, count, total ] ).toEqual( [
			mugs.cards,
			mugs.cards,
			mugs.cards,
		] );
		expect( text ).toMatch(
			new RegExp( `value="${ place.mugs }"[^>]* checked` )
		);
	} );

	it( 'counts as many products as each category leads to', async () => {
		const address = `product-tab-tg=${ place.kitchen }`;
		const { text } = await shownAt( address );
		for ( const category of [ place.mugs, place.furniture ] ) {
			const led = await shownAt(
				`${ address }&filter_product_cat-tg=${ category }`
			);
			expect( [ category, countBeside( text, category ) ?? 0 ] ).toEqual(
				[ category, led.cards ]
			);
		}
	} );

	it( 'narrows what the filter’s call answers', async () => {
		const response = await fetch(
			`${ process.env.MARKETDAY_URL }/wp-json/wopb/product-filter`,
			{
				method: 'POST',
				headers: { 'Content-Type': 'application/json' },
				body: JSON.stringify( {
					post_id: place.page,
					block_name: 'product-blocks_product-grid',
					queryId: 'tg',
					current_url: `${ process.env.MARKETDAY_URL }/contract-tabs/?product-tab-tg=${ place.kitchen }`,
					wpnonce: nonce,
					product_filters: { status: [ 'instock' ] },
				} ),
			}
		);
		const json: Json = await response.json();
		const cards = names( contentOf( json, 'tg' ) );

		expect( json.total ).toBe( cards.length );
		expect( cards ).not.toContain( 'Oak stool' );
	} );
} );

describe( 'A listing in which nothing is found', () => {
	it( 'is sorted by nobody, and its count is only heard', async () => {
		const classOf = ( text: string ) =>
			/class="(marketday-result-count [^"]*)"/.exec( text )?.[ 1 ] ?? '';
		const hidden =
			/<div (?=[^>]*data-block-id="tabsort")[^>]*style="visibility:hidden/;
		const all = await shownAt( '' );
		const none = await shownAt( 'filter_search-tg=nothingatall' );

		expect( [ all.count > 0, none.count ] ).toEqual( [ true, 0 ] );
		expect( classOf( all.text ) ).not.toContain( 'marketday-hidden' );
		expect( classOf( none.text ) ).toContain( 'marketday-hidden' );
		expect( all.text ).not.toMatch( hidden );
		expect( none.text ).toMatch( hidden );
	} );
} );
