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
			const { ours, alone } = await withAndWithout( url + path );
			const most = path === EMPTY_PAGE ? null : MOST;
			rows.push(
				row(
					`nothing asked, ${ engine }: ${ name }`,
					ours.milliseconds,
					'ms',
					null,
					alone.milliseconds
				),
				row(
					`nothing asked, ${ engine }: ${ name }, over the site without it`,
					ours.milliseconds / alone.milliseconds,
					'times',
					most
				),
				row(
					`nothing asked, ${ engine }: ${ name }, processor time over the site without it`,
					ours.processor / alone.processor,
					'times',
					most
				)
			);
		}
	}
	return rows;
}

/** @typedef {{ milliseconds: number, processor: number }} Taken Medians. */

/** @param {string} url @return {Promise<{ ours: Taken, alone: Taken }>} */
async function withAndWithout( url ) {
	/** @type {import('./timing.mjs').Sample[]} */
	const ours = [];
	/** @type {import('./timing.mjs').Sample[]} */
	const alone = [];
	// The first remembers what the page's template draws.
	for ( let before = 0; before < 2; before++ ) {
		await sample( url );
		await sample( url, WITHOUT );
	}
	for ( let i = 0; i < TIMES; i++ ) {
		ours.push( await sample( url ) );
		alone.push( await sample( url, WITHOUT ) );
	}
	return { ours: medianOf( ours ), alone: medianOf( alone ) };
}

/** @param {import('./timing.mjs').Sample[]} samples @return {Taken} */
const medianOf = ( samples ) => ( {
	milliseconds: quantile(
		samples.map( ( { milliseconds } ) => milliseconds ),
		0.5
	),
	processor: quantile(
		samples.map( ( { processor } ) => processor ),
		0.5
	),
} );
