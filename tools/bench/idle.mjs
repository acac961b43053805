// @ts-check
import { activateWooCommerce, benchShop } from './bench-site.mjs';
import { row } from './rows.mjs';
import { EMPTY_CALL, EMPTY_PAGE, quantile, sample } from './timing.mjs';

/** Few: nothing of the shop is asked for. */
const PRODUCTS = 200;

const TIMES = 41;

/** What the bench's plugin understands: the same site without Marketday. */
const WITHOUT = { headers: { 'X-Bench-Without': '1' } };

const MOST = 1.05;

/** A page whose template holds its content alone: the demo's header has a search, an account link and a basket of ours. */
const BLANK_PAGE = '/bench-blank/';

/** Posts with blocks of ours, and that page. */
const PREPARE = `
	foreach ( get_posts( [ 'numberposts' => -1, 's' => 'wp:marketday/' ] ) as $post ) {
		str_contains( $post->post_content, 'wp:marketday/' ) && wp_trash_post( $post->ID );
	}
	$template = wp_insert_post( [ 'post_type' => 'wp_template', 'post_status' => 'publish', 'post_name' => 'bench-blank', 'post_title' => 'Blank', 'post_content' => '<!-- wp:post-title /--><!-- wp:post-content /-->' ] );
	wp_set_object_terms( $template, get_stylesheet(), 'wp_theme' );
	return wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_name' => 'bench-blank', 'post_title' => 'Blank', 'post_content' => '<!-- wp:paragraph --><p>Nothing</p><!-- /wp:paragraph -->', 'page_template' => 'bench-blank' ] );
`;

/** Requests that need nothing of Marketday, but for the header's; the last ones are WooCommerce's. */
const REQUESTS = /** @type {const} */ ( [
	[ 'a REST read', '/wp-json/wp/v2/posts?per_page=5', false ],
	[
		'admin-ajax',
		'/wp-admin/admin-ajax.php?action=marketday_bench_empty',
		false,
	],
	[ 'a feed', '/feed/', false ],
	[ 'the log-in page', '/wp-login.php', false ],
	[ 'a page without our blocks', BLANK_PAGE, false ],
	[ 'a page with the demo’s header alone', EMPTY_PAGE, false ],
	[ 'a wc-ajax call', EMPTY_CALL, true ],
	[ 'the Store API’s basket', '/wp-json/wc/store/v1/cart', true ],
] );

/**
 * What the plugin costs requests that need nothing of it: with and without it in turns, on one site.
 *
 * @param {'sqlite' | 'mariadb'}     db
 * @param {string}                   woocommerce Its folder, '' for none.
 * @param {( line: string ) => void} say
 * @return {Promise<import('./rows.mjs').Row[]>}
 */
export async function idleRows( db, woocommerce, say ) {
	const { site } = await benchShop( PRODUCTS, db, say );
	try {
		await site.php( PREPARE );
		say( 'Measuring requests that need nothing, on the embedded store' );
		const rows = await rowsOf( 'embedded store', site.url, false );
		if ( ! woocommerce ) {
			return rows;
		}
		say( 'Measuring requests that need nothing, on WooCommerce' );
		await activateWooCommerce( site, woocommerce );
		return [
			...rows,
			...( await rowsOf( 'WooCommerce', site.url, true ) ),
		];
	} finally {
		await site.stop();
	}
}

/**
 * @param {string}  engine
 * @param {string}  url
 * @param {boolean} isWooCommerce
 */
async function rowsOf( engine, url, isWooCommerce ) {
	const rows = [];
	for ( const [ name, path, isShops ] of REQUESTS ) {
		if ( ! isShops || isWooCommerce ) {
			const [ ours, alone ] = await withAndWithout( url + path );
			rows.push(
				row(
					`nothing asked, ${ engine }: ${ name }`,
					ours,
					'ms',
					null,
					alone
				),
				row(
					`nothing asked, ${ engine }: ${ name }, over the site without it`,
					ours / alone,
					'times',
					path === EMPTY_PAGE ? null : MOST
				)
			);
		}
	}
	return rows;
}

/** @param {string} url @return {Promise<[ number, number ]>} Medians in milliseconds. */
async function withAndWithout( url ) {
	/** @type {number[]} */
	const ours = [];
	/** @type {number[]} */
	const alone = [];
	await sample( url );
	await sample( url, WITHOUT );
	for ( let i = 0; i < TIMES; i++ ) {
		ours.push( ( await sample( url ) ).milliseconds );
		alone.push( ( await sample( url, WITHOUT ) ).milliseconds );
	}
	return [ quantile( ours, 0.5 ), quantile( alone, 0.5 ) ];
}
