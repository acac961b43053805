// @features product-search
// @also-on woocommerce

import type { Found } from '@marketday/features/product-search';

import { guestNonce, php } from './shop';
import { type Json, Shopper } from './shopper';

interface Place {
	page: number;
	hidden: number;
	category: string;
}

/** A page with a search, one that nobody may read, and products to find: one public, three that no visitor may see. */
const place = php< Place >( `
	$save = fn ( array $fields ): int => $engine->writer()->save( new Marketday\\Engine\\Contract\\ProductDraft( ...( $fields + [ 'id' => $engine->writer()->idBySku( $fields['sku'] ) ?: null, 'type' => Marketday\\Engine\\Contract\\ProductType::Simple, 'regularPrice' => '12.50', 'status' => 'publish' ] ) ) );
	$save( [ 'sku' => 'zph-100/A', 'name' => 'Zephyrine Kettles', 'description' => 'Whistles marmoreally.', 'gtin' => '5099999000014' ] );
	$save( [ 'sku' => 'zph-200', 'name' => 'Zephyrine draft', 'status' => 'draft' ] );
	$save( [ 'sku' => 'zph-300', 'name' => 'Zephyrine private', 'status' => 'private' ] );
	$locked = $save( [ 'sku' => 'zph-400', 'name' => 'Zephyrine locked' ] );
	wp_update_post( [ 'ID' => $locked, 'post_password' => 'open' ] );
	$builder = new Marketday\\Search\\Index\\IndexBuilder( new Marketday\\Search\\Index\\FactsReader( $engine->prices() ), new Marketday\\Search\\Index\\IndexChanges(), new Marketday\\Search\\Index\\IndexLock() );
	$builder->begin();
	while ( ! $builder->step()->isIdle() ) { continue; }
	$markup = '<!-- wp:marketday/product-search {"blockId":"search"} /--><!-- wp:marketday/product-grid {"blockId":"grid"} /-->';
	$make   = function ( string $name, string $status ) use ( $markup ): int {
		$known = get_posts( [ 'post_type' => 'page', 'name' => $name, 'post_status' => 'any', 'numberposts' => 1 ] );
		return (int) wp_insert_post( [ 'ID' => $known[0]->ID ?? 0, 'post_type' => 'page', 'post_name' => $name, 'post_title' => $name, 'post_status' => $status, 'post_content' => $markup ] );
	};
	return [ 'page' => $make( 'contract-search', 'publish' ), 'hidden' => $make( 'contract-search-hidden', 'private' ), 'category' => get_term_by( 'name', 'Kitchen', 'product_cat' )->slug ];` );

const nonce = guestNonce( 'wopb-nonce' );

async function search(
	body: Record< string, unknown >
): Promise< { status: number; json: Json & string; text: string } > {
	const response = await fetch(
		`${ process.env.MARKETDAY_URL }/wp-json/wopb/product-search`,
		{
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify( {
				search: '',
				category: '',
				blockId: 'search',
				blockName: 'product-blocks_product-search',
				postId: place.page,
				widgetBlockId: '',
				wpnonce: nonce,
				...body,
			} ),
		}
	);
	const text = await response.text();
	return { status: response.status, text, json: JSON.parse( text ) };
}

const titles = ( html: string ) =>
	[ ...html.matchAll( /search__title">(.*?)<\/span>/g ) ].map(
		( [ , title = '' ] ) => title.replace( /<[^>]+>/g, '' )
	);

const tags = ( html: string ) => html.replace( /<[^>]+>/g, '' );

describe( 'POST /wopb/product-search', () => {
	it( 'answers a JSON string of HTML with what was typed marked', async () => {
		const { status, json } = await search( { search: 'zephyrine' } );

		expect( status ).toBe( 200 );
		expect( typeof json ).toBe( 'string' );
		expect( titles( json ) ).toEqual( [ 'Zephyrine Kettles' ] );
		expect( json ).toContain(
			'<strong class="wopb-highlight">Zephyrine</strong>'
		);
		expect( json ).toContain( 'data-total="1"' );
	} );

	it( 'answers as data what the HTML says, drawing none', async () => {
		const { status, json } = await search( {
			search: 'zephyrine',
			format: 'data',
		} );
		const { products } = json.data as unknown as Found;
		const [ product ] = products?.options ?? [];

		expect( status ).toBe( 200 );
		expect( json.data ).toMatchObject( {
			total: 1,
			corrected: '',
			said: '1 product',
			nothing: null,
		} );
		expect( product?.name ).toEqual( [ '', 'Zephyrine', ' Kettles' ] );
		expect( JSON.stringify( product?.price ) ).toContain( '12.50' );
		expect( JSON.stringify( json ) ).not.toContain( 'role=' );

		const open = await fetch(
			`${ process.env.MARKETDAY_URL }/wp-json/marketday/v1/product-search?search=zephyrine`
		);
		expect( ( await open.json() ).products.options ).toEqual( [ product ] );
	} );

	it( 'refuses a format that there is not', async () => {
		const { status, text } = await search( {
			search: 'zephyrine',
			format: 'xml',
		} );

		expect( status ).toBe( 400 );
		expect( text ).toContain( 'must be html or data' );
	} );

	it.each( [
		[ 'a singular', 'zephyrine kettle' ],
		[ 'a beginning', 'zephyr' ],
		[ 'words of the description', 'marmoreally whistling' ],
		[ 'the SKU', 'zph-100/A' ],
		[ 'the SKU without separators', 'ZPH100A' ],
		[ 'the GTIN with separators', '5099-999-000014' ],
	] )( 'finds by %s', async ( _, words ) => {
		expect( titles( ( await search( { search: words } ) ).json ) ).toEqual(
			[ 'Zephyrine Kettles' ]
		);
	} );

	it( 'tells what it searched for instead of a typo', async () => {
		const { json } = await search( { search: 'zephirine ketle' } );

		expect( titles( json ) ).toEqual( [ 'Zephyrine Kettles' ] );
		expect( json ).toContain( 'data-corrected="zephyrine kettles"' );
		expect( tags( json ) ).toContain( 'Showing results for' );
	} );

	it( 'says which words it left out', async () => {
		const { json } = await search( {
			search: 'zephyrine kettles fuckwit',
		} );

		expect( titles( json ) ).toContain( 'Zephyrine Kettles' );
		expect( json ).toContain( 'data-left-out="fuckwit"' );
		expect( tags( json ) ).toContain( 'Left out: fuckwit.' );
	} );

	it( 'shows the SKU where that is what was typed, and the variation it names', async () => {
		expect( ( await search( { search: 'ZPH100A' } ) ).json ).toContain(
			'<strong class="wopb-highlight">zph-100/A</strong>'
		);

		const { json } = await search( { search: 'contract-tee-red' } );
		expect( tags( json ) ).toContain( 'Red' );
		expect( json ).toMatch( /href="[^"]*attribute_[^"]*=red/i );
	} );

	it( 'finds categories by their name, and products of a chosen one without words', async () => {
		const byName = await search( { search: 'kitchen' } );
		expect( byName.json ).toContain( 'wopb-tax-term-items' );

		const { status, json } = await search( { category: place.category } );
		expect( status ).toBe( 200 );
		expect( titles( json ).length ).toBeGreaterThan( 0 );
		expect( json ).not.toContain( 'wopb-tax-term-items' );
	} );

	it( 'says so when there is nothing', async () => {
		const { json } = await search( { search: 'qqqxxx' } );

		expect( json ).toContain( 'wopb-empty-result' );
		expect( tags( json ) ).toContain( 'No results found' );
	} );

	it.each( [ '<img src=x onerror=alert(1)>', '<b>', '🫖🫖🫖' ] )(
		'answers %p, which has three characters, also where no word is in it',
		async ( words ) => {
			const { status, json } = await search( { search: words } );

			expect( status ).toBe( 200 );
			expect( json ).toContain( 'wopb-empty-result' );
			expect( json ).not.toMatch( /<img src=x|<b>/ );
		}
	);

	it( 'tells no other word than was typed where that names a product', async () => {
		const { json } = await search( { search: 'purple zephyrine kettles' } );

		expect( titles( json )[ 0 ] ).toBe( 'Zephyrine Kettles' );
		expect( json ).toContain( 'data-corrected=""' );
		expect( json ).toContain( 'data-left-out="purple"' );
	} );

	it( 'chooses the variation of a number with a word beside it', async () => {
		const { json } = await search( { search: 'contract-tee-red tee' } );

		expect( json ).toMatch( /href="[^"]*attribute_[^"]*=red/i );
		expect( json ).not.toContain( 'data-left-out' );
	} );

	it( 'needs three characters or a category', async () => {
		const { status, json } = await search( { search: 'ze' } );

		expect( [ status, json.code ] ).toEqual( [
			400,
			'marketday_search_too_short',
		] );
	} );

	it( 'needs a nonce', async () => {
		const { status, json } = await search( {
			search: 'zephyrine',
			wpnonce: 'x',
		} );

		expect( [ status, json.code ] ).toEqual( [
			403,
			'marketday_invalid_nonce',
		] );
	} );

	it.each( [
		[ 'a block that is not there', { blockId: 'other' }, 404 ],
		[
			'a block that is no search',
			{ blockId: 'grid', blockName: 'product-blocks_product-grid' },
			400,
		],
		[ 'a page nobody may read', { postId: place.hidden }, 404 ],
		[ 'a page that is not there', { postId: 99999999 }, 404 ],
		[ 'a list for words', { search: [ 'mug' ] }, 400 ],
		[ 'an object for words', { search: { a: 'mug' } }, 400 ],
		[ 'a list for a category', { category: [ 'kitchen' ] }, 400 ],
		[ 'an unknown category', { category: 'nowhere' }, 400 ],
		[ 'letters for a page', { postId: 'first' }, 400 ],
		[ 'a megabyte', { search: 'a'.repeat( 1_000_000 ) }, 400 ],
	] )( 'refuses %s', async ( _, body, status ) => {
		const response = await search( { search: 'zephyrine', ...body } );

		expect( response.status ).toBe( status );
		expect( response.json.message ).toMatch( /\w/ );
	} );

	it.each( [
		"zephyrine' OR '1'='1",
		"'; DROP TABLE wp_posts; --",
		'zephyrine <script>alert(1)</script>',
		'%%%___"""\\\\',
		'zeph\u0000yrine',
		'mug '.repeat( 50 ).trim(),
		'🫖🫖🫖',
	] )( 'is not harmed by %p', async ( words ) => {
		const { status, json } = await search( { search: words } );

		expect( status ).toBe( 200 );
		expect( json ).not.toContain( '<script' );
		expect( tags( json ) ).not.toMatch( /draft|private|locked/ );
	} );
} );

describe( 'the results page', () => {
	it.each( [ '', '&post_type=product' ] )(
		'answers /?s={term}&product_cat={category}%s as the live search does',
		async ( more ) => {
			const response = await new Shopper().get(
				`/?s=kichen&product_cat=${ place.category }${ more }`
			);
			expect( response.status ).toBe( 200 );
		}
	);

	it.each( [ '', '&post_type=product', '&post_type=any' ] )(
		'lists products for /?s={term}&product_cat=%s, the category left open',
		async ( more ) => {
			// With a word too many, so that WooCommerce leads nobody on to the one product.
			const { status, text } = await new Shopper().get(
				`/?s=zephyrine+kettles+fuckwit&product_cat=${ more }`
			);

			expect( status ).toBe( 200 );
			expect( text ).toContain( 'post-type-archive-product' );
			expect( text ).toContain( 'Zephyrine Kettles' );
		}
	);

	it( 'finds a typo without scripts', async () => {
		const { status, text, headers } = await new Shopper().get(
			'/?s=zephirine&post_type=product'
		);

		// WooCommerce leads a search with one result to the product itself.
		const found = status === 302 ? headers.get( 'location' ) ?? '' : text;
		expect( found ).toMatch( /zephyrine-kettles/ );
		expect( found ).not.toMatch( /zephyrine-(draft|private|locked)/ );
	} );

	it( 'says without scripts which words it left out', async () => {
		const { text } = await new Shopper().get(
			'/?s=zephyrine%20kettles%20fuckwit&post_type=product'
		);

		expect( text ).toContain(
			'No product matches all of these words. Left out: fuckwit.'
		);
	} );

	it( 'counts what was searched for and found, and nothing else', async () => {
		await new Shopper().get( '/?s=Zephyrine%20Kettles&post_type=product' );
		await new Shopper().get( '/?s=qqqxxx&post_type=product' );
		await new Shopper().get( '/?s=Zephyrine%20fuckwit&post_type=product' );

		const counted = php< { terms: string[] } >(
			`return [ 'terms' => array_column( ( new Marketday\\Search\\ProductSearch\\PopularTerms() )->all( 500 ), 'term' ) ];`
		).terms;
		expect( counted ).toContain( 'zephyrine kettles' );
		expect( counted ).not.toContain( 'qqqxxx' );
		expect( counted ).not.toContain( 'zephyrine fuckwit' );
	} );
} );
