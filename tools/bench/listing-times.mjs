// @ts-check
import { fileURLToPath } from 'node:url';
import { row } from './rows.mjs';
import { aboveEmpty, quantile, sample } from './timing.mjs';

const MEGABYTE = 1024 * 1024;

/** The page that is filtered: eight facets, their listing, its count and its order. */
export const FILTER_PAGE =
	'<!-- wp:marketday/product-filter {"blockId":"bench-filter","sections":[{"kind":"search"},{"kind":"category"},{"kind":"price"},{"kind":"taxonomy","taxonomy":"product_tag"},{"kind":"attributes"},{"kind":"rating"},{"kind":"sale"},{"kind":"status"}]} /-->' +
	'<!-- wp:marketday/result-count {"blockId":"bench-count"} /-->' +
	'<!-- wp:marketday/catalogue-sorting {"blockId":"bench-sorting"} /-->' +
	'<!-- wp:marketday/product-grid {"blockId":"bench-grid","columns":4,"perPage":24} /-->';

/** WooCommerce's own filters and listing, of the same facets. */
export const WOOCOMMERCE_FILTER_PAGE =
	'<!-- wp:woocommerce/product-filters --><div class="wp-block-woocommerce-product-filters wc-block-product-filters">' +
	'<!-- wp:woocommerce/product-filter-price --><div class="wp-block-woocommerce-product-filter-price"><!-- wp:woocommerce/product-filter-price-slider --><div class="wp-block-woocommerce-product-filter-price-slider"></div><!-- /wp:woocommerce/product-filter-price-slider --></div><!-- /wp:woocommerce/product-filter-price -->' +
	'<!-- wp:woocommerce/product-filter-rating --><div class="wp-block-woocommerce-product-filter-rating"><!-- wp:woocommerce/product-filter-checkbox-list --><div class="wp-block-woocommerce-product-filter-checkbox-list"></div><!-- /wp:woocommerce/product-filter-checkbox-list --></div><!-- /wp:woocommerce/product-filter-rating -->' +
	'<!-- wp:woocommerce/product-filter-status --><div class="wp-block-woocommerce-product-filter-status"><!-- wp:woocommerce/product-filter-checkbox-list --><div class="wp-block-woocommerce-product-filter-checkbox-list"></div><!-- /wp:woocommerce/product-filter-checkbox-list --></div><!-- /wp:woocommerce/product-filter-status -->' +
	'</div><!-- /wp:woocommerce/product-filters -->';

/**
 * A visitor's choice: what a call of docs/PROTOCOL.md#listings-and-filters sends and the address that says the same.
 *
 * @typedef {{ filters: Record<string, unknown>, address: string }} Choice
 */

/**
 * Choices of one, two and three facets, from the values that the shop has.
 *
 * @param {import('../site/index.mjs').StartedSite} site
 * @return {Promise<Choice[]>}
 */
export async function choices( site ) {
	const terms =
		/** @type {Array<{ taxonomy: string, id: number, slug: string }>} */ (
			await site.php(
				"$found = []; foreach ( [ 'product_cat', ...array_filter( get_object_taxonomies( 'product' ), static fn ( $name ) => str_starts_with( $name, 'pa_' ) ) ] as $taxonomy ) { foreach ( get_terms( [ 'taxonomy' => $taxonomy, 'orderby' => 'count', 'order' => 'DESC', 'number' => 4 ] ) as $term ) { $found[] = [ 'taxonomy' => $taxonomy, 'id' => $term->term_id, 'slug' => $term->slug ]; } } return $found;"
			)
		);
	const one = terms.map( ( term ) => choice( [ term ], null ) );
	const two = terms.map( ( term, at ) =>
		choice( [ term, terms[ ( at * 7 + 5 ) % terms.length ] ?? term ], null )
	);
	const withPrice = terms.map( ( term ) => choice( [ term ], [ 10, 60 ] ) );
	return [ choice( [], null ), ...one, ...two, ...withPrice ];
}

/**
 * @param {Array<{ taxonomy: string, id: number, slug: string }>} terms
 * @param {[number, number]|null}                                  price
 * @return {Choice}
 */
function choice( terms, price ) {
	const address = new URLSearchParams();
	for ( const { taxonomy, slug } of terms ) {
		const name = `filter_${ taxonomy.replace( /^pa_/, '' ) }`;
		const known = address.get( name );
		address.set( name, known ? `${ known },${ slug }` : slug );
	}
	if ( price ) {
		address.set( 'min_price', String( price[ 0 ] ) );
		address.set( 'max_price', String( price[ 1 ] ) );
	}
	return {
		filters: {
			price: price ? { minPrice: price[ 0 ], maxPrice: price[ 1 ] } : {},
			product_taxonomy: terms.map( ( { taxonomy, id } ) => ( {
				taxonomy,
				term_ids: [ id ],
			} ) ),
			sorting: 'default',
		},
		address: address.toString(),
	};
}

/** @param {string} site */
async function nonce( site ) {
	const response = await fetch(
		`${ site }/wp-admin/admin-ajax.php?action=wopb_get_nonce`
	);
	const { data } = /** @type {{ data: { nonce: string } }} */ (
		await response.json()
	);
	return data.nonce;
}

/** @param {unknown} body @return {RequestInit} */
const post = ( body ) => ( {
	method: 'POST',
	headers: { 'Content-Type': 'application/json' },
	body: JSON.stringify( body ),
} );

/**
 * @template Item
 * @param {Item[]} list
 * @return {() => Item} One after the other, and again from the first.
 */
function inTurn( list ) {
	let next = 0;
	return () =>
		/** @type {Item} */ ( list[ next++ % list.length ] ?? list[ 0 ] );
}

/**
 * @typedef {Object} ListingTimes
 * @property {import('./timing.mjs').Timing} filter
 * @property {number}                        changed   Milliseconds above the empty call of the first filter call after a product's change.
 * @property {import('./timing.mjs').Timing} search
 * @property {number}                        longest   Bytes of the longest statement of a filter call.
 * @property {number}                        build     Products a second.
 * @property {SaveTimes}                     save
 */

/**
 * Milliseconds that the index adds to a product's save.
 *
 * @typedef {Object} SaveTimes
 * @property {number} same    Nothing has changed.
 * @property {number} changed Its price and its variations' have changed.
 */

/**
 * @param {import('../site/index.mjs').StartedSite} site
 * @param {number}                                  pageId Of the page with FILTER_PAGE.
 * @return {Promise<ListingTimes>}
 */
export async function timeListings( site, pageId ) {
	const wpnonce = await nonce( site.url );
	const nextChoice = inTurn( await choices( site ) );
	let longest = 0;
	const callFilter = async () => {
		const { filters, address } = nextChoice();
		const one = await sample(
			`${ site.url }/wp-json/wopb/product-filter`,
			post( {
				post_id: pageId,
				block_name: 'product-blocks_product-grid',
				product_filters: filters,
				current_url: `${ site.url }/bench-filter/?${ address }`,
				wpnonce,
			} )
		);
		longest = Math.max( longest, one.longest );
		return one;
	};
	const filter = await aboveEmpty( site.url, callFilter, 100 );
	const changed = [];
	for ( let i = 0; i < 15; i++ ) {
		await changeProduct( site, i );
		changed.push( ( await callFilter() ).milliseconds - filter.empty );
	}
	const nextWords = inTurn( [
		'jumper',
		'wool',
		'blue mug',
		'teapto',
		'lambswol',
		'gift',
		'black lamp',
		'FF-JUMPER',
	] );
	const search = await aboveEmpty(
		site.url,
		() =>
			sample(
				`${ site.url }/wp-json/wopb/product-search`,
				post( {
					search: nextWords(),
					category: '',
					blockId: 'bench-search',
					blockName: 'product-blocks_product-search',
					postId: pageId,
					wpnonce,
				} )
			),
		48
	);
	return {
		filter,
		changed: quantile( changed, 0.5 ),
		search,
		longest,
		build: await timeBuild( site ),
		save: await timeSave( site ),
	};
}

/**
 * A product's price changes, so that nothing that was counted before holds any more.
 *
 * @param {import('../site/index.mjs').StartedSite} site
 * @param {number}                                  turn Another product each time.
 */
async function changeProduct( site, turn ) {
	await site.php(
		`global $wpdb; $id = (int) $wpdb->get_var( "SELECT ID FROM {$wpdb->posts} WHERE post_type = 'product' AND post_status = 'publish' ORDER BY ID DESC LIMIT 1 OFFSET ${ turn }" ); update_post_meta( $id, '_price', '${
			turn + 20
		}' ); do_action( 'marketday_product_saved', $id ); return true;`
	);
}

/** @param {import('../site/index.mjs').StartedSite} site */
async function timeBuild( site ) {
	const begin = performance.now();
	const { code, stdout, stderr } = await site.run( 'index', [] );
	if ( code !== 0 ) {
		throw new Error(
			`The index could not be built: ${ stderr || stdout }`
		);
	}
	const seconds = ( performance.now() - begin ) / 1000;
	const total = await site.php(
		"return (int) wp_count_posts( 'product' )->publish;"
	);
	return Number( total ) / seconds;
}

/**
 * @param {import('../site/index.mjs').StartedSite} site
 * @return {Promise<SaveTimes>}
 */
async function timeSave( site ) {
	const file = fileURLToPath(
		new URL( 'php/save-times.php', import.meta.url )
	);
	return JSON.parse(
		String( await site.php( `return require '${ file }';` ) )
	);
}

/**
 * @param {string}                                   prefix
 * @param {ListingTimes}                           ours
 * @param {import('./timing.mjs').Timing|null} [theirs] WooCommerce's own filter page.
 */
export function listingRows( prefix, ours, theirs = null ) {
	return [
		row(
			`${ prefix }, filter call of 8 facets: time above an empty call`,
			ours.filter.median,
			'ms',
			30,
			theirs?.median ?? null
		),
		row(
			`${ prefix }, filter call: 95 of 100 within`,
			ours.filter.p95,
			'ms',
			60,
			theirs?.p95 ?? null
		),
		row(
			`${ prefix }, filter call: the first after a product has changed`,
			ours.changed,
			'ms',
			60
		),
		row(
			`${ prefix }, filter call: queries above an empty call`,
			ours.filter.queries,
			'',
			null,
			theirs?.queries ?? null
		),
		row(
			`${ prefix }, filter call: memory above an empty call`,
			ours.filter.bytes / MEGABYTE,
			'MB',
			16,
			theirs ? theirs.bytes / MEGABYTE : null
		),
		row(
			`${ prefix }, filter call: longest statement`,
			ours.longest / 1024,
			'KB',
			8
		),
		row(
			`${ prefix }, search call: time above an empty call`,
			ours.search.median,
			'ms',
			40
		),
		row(
			`${ prefix }, search call: 95 of 100 within`,
			ours.search.p95,
			'ms'
		),
		row(
			`${ prefix }, index built anew: time for 1,000 products`,
			1e6 / ours.build,
			'ms',
			500
		),
		row(
			`${ prefix }, index: added to the save of a product`,
			ours.save.same,
			'ms',
			5
		),
		row(
			`${ prefix }, index: added to a save that changes the price`,
			ours.save.changed,
			'ms',
			5
		),
	];
}
