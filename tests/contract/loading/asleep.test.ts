// @features kernel
// @also-on woocommerce

import { php, product } from '../shop';
import { counting, CountingVisitor } from './counting-visitor';

/** What a request that needs nothing of Marketday may load of it. */
const MOST_FILES = 60;

const roomsOf = ( files: readonly string[] ) => [
	...new Set(
		files
			.map(
				( file ) =>
					/^php\/[A-Z]\w+\/([A-Z]\w+)\//.exec( file )?.[ 1 ] ?? ''
			)
			.filter( Boolean )
	),
];

/** Without what differs from request to request; the order of links to style sheets is the order in which parts are drawn. */
const linesOf = ( text: string ) =>
	text
		.replace( /(name="data\[form\]" value=")[^"]*/g, '$1' )
		.replace( /"(nonce|wpnonce|rest)":"[^"]*"/g, '' )
		.replace( /(value="|nonce=)[0-9a-f]{10}/g, '$1' )
		.replace( /<b class="wopb-deals[^>]*>\d+/g, '' )
		.split( />\s*(?=<)|,(?=")/ )
		.sort();

/** A page also asks for templates, and what may stand on every page; most of them on WooCommerce. */
const MOST_FILES_OF_PAGE = 115;

describe( 'a request that needs nothing of Marketday', () => {
	let page: string;
	let plain: { id: number; path: string };
	let blank: string;
	let end: () => void;
	beforeAll( () => {
		// What a shop has switched on is needed.
		php(
			`array_map( 'delete_option', [ 'marketday_captcha', 'marketday_currencies', 'marketday_back_in_stock', 'marketday_order_fields', 'marketday_address_search', 'marketday_language_cookie', 'marketday_sales_notification_where', 'marketday_reservation_minutes' ] ); return [];`
		);
		end = counting();
		plain = php(
			`$id = wp_insert_post( [ 'post_type' => 'post', 'post_title' => 'Plain', 'post_status' => 'publish', 'post_content' => '<!-- wp:paragraph --><p>Plain.</p><!-- /wp:paragraph -->' ] ); return [ 'id' => $id, 'path' => wp_make_link_relative( get_permalink( $id ) ) ];`
		);
		page = plain.path;
		blank = php< { path: string } >(
			`$template = wp_insert_post( [ 'post_type' => 'wp_template', 'post_status' => 'publish', 'post_name' => 'blank', 'post_title' => 'Blank', 'post_content' => '<!-- wp:post-content /-->' ] );
			wp_set_object_terms( $template, get_stylesheet(), 'wp_theme' );
			$id = wp_insert_post( [ 'post_type' => 'page', 'post_title' => 'Blank', 'post_status' => 'publish', 'post_content' => '<!-- wp:paragraph --><p>Plain.</p><!-- /wp:paragraph -->', 'page_template' => 'blank' ] );
			return [ 'path' => wp_make_link_relative( get_permalink( $id ) ) ];`
		).path;
	} );
	afterAll( () => end() );

	it.each( [
		[ 'a REST read of posts', '/wp-json/wp/v2/posts?per_page=1' ],
		[ 'a feed', '/feed/' ],
		[ 'the log-in page', '/wp-login.php' ],
		[ 'an unknown wc-ajax call', '/?wc-ajax=of_another_plugin' ],
		[ 'the site map', '/wp-sitemap.xml' ],
		[ 'a REST read of types', '/wp-json/wp/v2/types' ],
		[
			'an admin-ajax call of another plugin',
			'/wp-admin/admin-ajax.php?action=of_another_plugin',
		],
		[ 'the cron', '/wp-cron.php' ],
	] )(
		`%s loads at most ${ MOST_FILES } of its files`,
		async ( _, address ) => {
			const visitor = new CountingVisitor();
			// There may be jobs to do.
			for ( let before = 0; before < 4; before++ ) {
				await visitor.loads( address );
			}
			const { files } = await visitor.loads( address );

			expect( files.slice( MOST_FILES ) ).toEqual( [] );
		}
	);

	it( 'a post without its blocks loads no block, no store and no feature but those of the pages', async () => {
		const { files, response } = await new CountingVisitor().loads( page );

		expect( response.status ).toBe( 200 );
		expect( files ).not.toContain( 'build/blocks/blocks-manifest.php' );
		expect( roomsOf( files ) ).not.toContain( 'Product' );
		expect( roomsOf( files ) ).not.toContain( 'Listing/views' );
	} );

	it.each( [
		[ 'a REST read of a post', () => `/wp-json/wp/v2/posts/${ plain.id }` ],
		[
			'an admin-ajax call of another plugin',
			() => '/wp-admin/admin-ajax.php?action=of_another_plugin',
		],
		[ 'a feed', () => `${ plain.path }feed/` ],
		[ 'a page whose template holds its content alone', () => blank ],
	] )( '%s asks the database nothing', async ( _, address ) => {
		const visitor = new CountingVisitor();
		const fewest = async ( headers: Record< string, string > ) => {
			const runs: string[][] = [];
			// The first write down what is not set; there may be jobs to do.
			for ( let times = 0; times < 4; times++ ) {
				runs.push(
					( await visitor.loads( address(), headers ) ).statements
				);
			}
			return runs.sort( ( a, b ) => a.length - b.length )[ 0 ] ?? [];
		};
		const ours = await fewest( {} );
		const alone = await fewest( { 'X-Without': '1' } );
		// Some of WordPress's name the kinds of posts that there are.
		const more = ours.length - alone.length;

		expect(
			ours
				.filter( ( sql ) => ! alone.includes( sql ) )
				.slice( 0, Math.max( 0, more ) )
		).toEqual( [] );
	} );

	it( 'a page whose template holds its content alone loads few files', async () => {
		const visitor = new CountingVisitor();
		await visitor.loads( blank );
		const { files } = await visitor.loads( blank );

		expect( files.length ).toBeLessThanOrEqual( MOST_FILES_OF_PAGE );
	} );

	it( 'asks the database no more than with all of it loaded', async () => {
		const visitor = new CountingVisitor();
		for ( const address of [ '/feed/', '/wp-json/wp/v2/posts', page ] ) {
			await visitor.loads( address );
			const all = await visitor.loads( address, { 'X-Loads-All': '1' } );
			const few = await visitor.loads( address );

			expect( few.queries ).toBeLessThanOrEqual( all.queries );
		}
	} );
} );

describe( 'a request that needs one feature', () => {
	let end: () => void;
	beforeAll( () => void ( end = counting() ) );
	afterAll( () => end() );

	it( 'loads that feature', async () => {
		const address =
			'/wp-json/marketday/v1/events?from=2026-01-01&to=2026-01-31';
		const visitor = new CountingVisitor();
		// The first makes the table of dates.
		await visitor.loads( address );
		const { files, response } = await visitor.loads( address );

		expect( response.text ).toBe( '[]' );
		expect( files ).toContain( 'php/Events/Calendar/CalendarFeature.php' );
		expect( files ).not.toContain(
			'php/Marketing/Newsletter/NewsletterFeature.php'
		);
		expect( files ).not.toContain(
			'php/Buying/Checkout/CheckoutFeature.php'
		);
	} );

	it.each( [
		'/',
		'/shop/',
		'/cart/',
		'/my-account/',
		'/events/',
		'/?s=mug',
		'/nothing-here/',
		'/wp-json/wc/store/v1/products?per_page=2',
		'/wp-json/wc/store/v1/cart',
		'/wp-json/marketday/v1/facets',
		'/?wc-ajax=get_refreshed_fragments',
	] )( '%s answers what it answers with all of them', async ( address ) => {
		const visitor = new CountingVisitor();
		await visitor.loads( address );
		const all = await visitor.loads( address, { 'X-Loads-All': '1' } );
		const few = await visitor.loads( address );

		expect( few.response.status ).toBe( all.response.status );
		expect( linesOf( few.response.text ) ).toEqual(
			linesOf( all.response.text )
		);
		expect( few.files.length ).toBeLessThan( all.files.length );
	} );

	it.each( [ '/', '/shop/', '/cart/', '/checkout/' ] )(
		'%s has the theme’s styles worked out once',
		async ( address ) => {
			const visitor = new CountingVisitor();
			// WooCommerce leads on from a checkout of nothing.
			await visitor.wcAjax( 'add_to_cart', {
				product_id: product( 'mug' ),
			} );
			// Remembers what the template draws.
			await visitor.loads( address );
			const { styles } = await visitor.loads( address );

			expect( styles ).toBe( 1 );
		}
	);

	it( 'a product page draws what it draws with all of them', async () => {
		const visitor = new CountingVisitor();
		const address = `/?p=${ product( 'mug' ) }`;
		const all = await visitor.loads( address, { 'X-Loads-All': '1' } );
		const few = await visitor.loads( address );

		expect( linesOf( few.response.text ) ).toEqual(
			linesOf( all.response.text )
		);
	} );
} );
