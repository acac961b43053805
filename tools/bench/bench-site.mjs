// @ts-check
import {
	copyFile,
	mkdir,
	readFile,
	symlink,
	writeFile,
} from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { startSite } from '../site/index.mjs';
import { Problem } from '../terminal/problem.mjs';
import { FILTER_PAGE, WOOCOMMERCE_FILTER_PAGE } from './listing-times.mjs';
import { visit } from '../site/visit.mjs';

const WOOCOMMERCE_LISTING =
	'<!-- wp:woocommerce/product-collection {"query":{"perPage":24,"pages":0,"offset":0,"postType":"product","order":"asc","orderBy":"title","search":"","exclude":[],"inherit":false,"taxQuery":{},"isProductCollectionBlock":true,"woocommerceOnSale":false,"woocommerceStockStatus":["instock","outofstock","onbackorder"],"woocommerceAttributes":[],"woocommerceHandPickedProducts":[]},"tagName":"div","displayLayout":{"type":"flex","columns":4,"shrinkColumns":true}} -->' +
	'<div class="wp-block-woocommerce-product-collection"><!-- wp:woocommerce/product-template -->' +
	'<!-- wp:woocommerce/product-image {"imageSizing":"thumbnail","isDescendentOfQueryLoop":true} /-->' +
	'<!-- wp:post-title {"level":3,"isLink":true} /-->' +
	'<!-- wp:woocommerce/product-rating {"isDescendentOfQueryLoop":true} /-->' +
	'<!-- wp:woocommerce/product-price {"isDescendentOfQueryLoop":true} /-->' +
	'<!-- wp:woocommerce/product-button {"isDescendentOfQueryLoop":true} /-->' +
	'<!-- /wp:woocommerce/product-template --></div><!-- /wp:woocommerce/product-collection -->';

/** Pages that are measured, made on the site: ours, and WooCommerce's own blocks for the same listing. */
const PAGES = {
	'bench-empty': '<!-- wp:paragraph --><p>Nothing</p><!-- /wp:paragraph -->',
	'bench-listing':
		'<!-- wp:marketday/product-grid {"columns":4,"perPage":24} /-->',
	'bench-listing-woocommerce': WOOCOMMERCE_LISTING,
	'bench-filter': `<!-- wp:marketday/product-search {"blockId":"bench-search"} /-->${ FILTER_PAGE }`,
	'bench-filter-woocommerce': WOOCOMMERCE_FILTER_PAGE + WOOCOMMERCE_LISTING,
};

/**
 * The id of one of the pages.
 *
 * @param {import('../site/index.mjs').StartedSite} site
 * @param {keyof typeof PAGES}                      slug
 * @return {Promise<number>}
 */
export async function pageId( site, slug ) {
	return Number(
		await site.php( `return get_page_by_path( '${ slug }' )->ID;` )
	);
}

/**
 * A site with this many generated products and the pages to measure.
 *
 * @param {number}                   products
 * @param {'sqlite' | 'mariadb'}     db
 * @param {( line: string ) => void} say
 */
export async function benchSite( products, db, say ) {
	const site = await startSite( { db, demo: true } );
	const plugins = join( site.dir, 'wordpress/wp-content/mu-plugins' );
	await mkdir( plugins, { recursive: true } );
	await copyFile(
		fileURLToPath( new URL( 'php/bench-plugin.php', import.meta.url ) ),
		join( plugins, 'marketday-bench.php' )
	);
	say( `Generating ${ products } products` );
	const { code, stderr, stdout } = await site.run( 'generate', [
		String( products ),
	] );
	if ( code !== 0 ) {
		await site.stop();
		throw new Error(
			`The products could not be generated: ${ stderr || stdout }`
		);
	}
	await asInProduction( site );
	for ( const [ slug, content ] of Object.entries( PAGES ) ) {
		await site.php(
			`return wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_name' => '${ slug }', 'post_title' => 'Listing', 'post_content' => wp_slash( base64_decode( '${ Buffer.from(
				content
			).toString( 'base64' ) }' ) ) ] );`
		);
	}
	return site;
}

/**
 * Takes WordPress's debugging off, as shops have it: WooCommerce looks through templates for mistakes where it is on.
 *
 * @param {import('../site/index.mjs').StartedSite} site
 */
async function asInProduction( site ) {
	const file = join( site.dir, 'wordpress/wp-config.php' );
	const text = await readFile( file, 'utf8' );
	const off = text.replace( "'WP_DEBUG', true", "'WP_DEBUG', false" );
	if ( off === text ) {
		throw new Error( `${ file } does not say whether WordPress debugs.` );
	}
	await writeFile( file, off );
}

/**
 * Activates WooCommerce on the site, so that both are measured on the same products.
 *
 * @param {import('../site/index.mjs').StartedSite} site
 * @param {string}                                  folder
 */
export async function activateWooCommerce( site, folder ) {
	await symlink(
		resolve( folder ),
		join( site.dir, 'wordpress/wp-content/plugins/woocommerce' )
	);
	await site.php(
		"require_once ABSPATH . 'wp-admin/includes/plugin.php'; $result = activate_plugin( 'woocommerce/woocommerce.php' ); if ( is_wp_error( $result ) ) { throw new Exception( $result->get_error_message() ); } return true;"
	);
	// As its owner's first visit to the admin does: its blocks are in the header, orders in their own tables.
	await site.php(
		"wp_set_current_user( 1 ); WC_Install::newly_installed(); update_option( 'woocommerce_coming_soon', 'no' ); return true;"
	);
	// The first visits finish what WooCommerce starts on activation.
	await visit( site.url );
	await visit( `${ site.url }/wp-cron.php?doing_wp_cron` );
}

/**
 * Products to measure with: a simple one in stock, and its page's address.
 *
 * @param {import('../site/index.mjs').StartedSite} site
 * @return {Promise<{ id: number, path: string }>}
 */
export async function aProduct( site ) {
	const response = await fetch(
		`${ site.url }/wp-json/wc/store/v1/products?type=simple&stock_status[]=instock&per_page=1&orderby=price&order=desc`
	);
	const [ product ] =
		/** @type {Array<{ id: number, permalink: string }>} */ (
			await response.json()
		);
	if ( ! product ) {
		throw new Error( 'The site has no simple product in stock.' );
	}
	// It is ordered some dozen times and must not sell out.
	await site.php(
		`return update_post_meta( ${ product.id }, '_manage_stock', 'no' );`
	);
	return { id: product.id, path: new URL( product.permalink ).pathname };
}

/** @typedef {{ site: import('../site/index.mjs').StartedSite, product: { id: number, path: string } }} BenchShop */

/**
 * A site and a product of it: the same on each site of as many products.
 *
 * @param {number}                   products
 * @param {'sqlite' | 'mariadb'}     db
 * @param {( line: string ) => void} say
 * @return {Promise<BenchShop>}
 */
export async function benchShop( products, db, say ) {
	const site = await benchSite( products, db, say );
	return stopUnless( site, async () => ( {
		site,
		product: await aProduct( site ),
	} ) );
}

/**
 * The same with WooCommerce alone: its templates, its pages.
 *
 * @param {BenchShop}                like     Has the same products.
 * @param {number}                   products
 * @param {'sqlite' | 'mariadb'}     db
 * @param {string}                   folder   WooCommerce's.
 * @param {( line: string ) => void} say
 * @return {Promise<BenchShop>}
 */
export async function woocommerceAlone( like, products, db, folder, say ) {
	const shop = await benchShop( products, db, say );
	return stopUnless( shop.site, async () => {
		if ( ! isDeepStrictEqual( shop.product, like.product ) ) {
			throw new Problem(
				`The sites to be compared have other products: ${ like.product.path } and ${ shop.product.path }.`
			);
		}
		await activateWooCommerce( shop.site, folder );
		await shop.site.php(
			`return require '${ fileURLToPath(
				new URL( 'php/woocommerce-alone.php', import.meta.url )
			) }';`
		);
		return shop;
	} );
}

/**
 * @template T
 * @param {import('../site/index.mjs').StartedSite} site Is stopped where the work fails.
 * @param {() => Promise<T>}                        work
 */
async function stopUnless( site, work ) {
	try {
		return await work();
	} catch ( error ) {
		await site.stop();
		throw error;
	}
}

/**
 * Runs one of the plugin's commands in the site, outside its web server.
 *
 * @param {import('../site/index.mjs').StartedSite} site
 * @param {string}                                  command
 * @param {string[]}                                args
 * @return {Promise<string>} What it printed.
 */
export async function runOrThrow( site, command, args ) {
	const { code, stdout, stderr } = await site.run( command, args );
	if ( code !== 0 ) {
		throw new Error( `'${ command }' failed: ${ stderr || stdout }` );
	}
	return stdout;
}
