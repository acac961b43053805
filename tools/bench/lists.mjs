// @ts-check
import { aProduct, benchSite } from './bench-site.mjs';
import { row } from './rows.mjs';
import { aboveEmpty, sample } from './timing.mjs';

/** Of a wishlist: few, and as many as it holds. */
const FEW = 20;
const MANY = 200;

/** docs/PROTOCOL.md#listings-and-filters wants a nonce, which a page fetches when a shopper turns to a button. */
async function nonceOf( /** @type {string} */ site ) {
	const response = await fetch(
		`${ site }/wp-admin/admin-ajax.php?action=wopb_get_nonce`
	);
	const { data } = /** @type {{ data: { nonce: string } }} */ (
		await response.json()
	);
	return data.nonce;
}

/**
 * A quick view beside an empty call, and a wishlist's page as it grows.
 *
 * @param {'sqlite' | 'mariadb'}     db
 * @param {( line: string ) => void} say
 * @return {Promise<import('./rows.mjs').Row[]>}
 */
export async function listRows( db, say ) {
	const site = await benchSite( MANY + 50, db, say );
	try {
		say( 'Measuring quick view and wishlist' );
		const { id } = await aProduct( site );
		const body = new URLSearchParams( {
			action: 'wopb_quickview',
			postid: String( id ),
			postList: String( id ),
			wpnonce: await nonceOf( site.url ),
		} );
		const view = await aboveEmpty( site.url, () =>
			sample( `${ site.url }/?wc-ajax=wopb_quickview`, {
				method: 'POST',
				body,
			} )
		);
		const [ page = '', ids = '' ] = String(
			await site.php(
				`return get_permalink( get_option( 'marketday_wishlist_page_id' ) ) . ' ' . implode( ',', get_posts( [ 'post_type' => 'product', 'numberposts' => ${ MANY }, 'fields' => 'ids' ] ) );`
			)
		).split( ' ' );
		const listOf = ( /** @type {number} */ count ) =>
			aboveEmpty(
				site.url,
				() =>
					sample( page, {
						headers: {
							cookie: `wopb_wishlist=${ encodeURIComponent(
								`[${ ids.split( ',' ).slice( 0, count ) }]`
							) }`,
						},
					} ),
				9
			);
		const few = await listOf( FEW );
		const many = await listOf( MANY );
		return [
			row(
				'quick view, whole call against an empty one',
				( view.empty + view.median ) / view.empty,
				'times',
				1.5
			),
			row( 'quick view, queries above an empty call', view.queries, '' ),
			row(
				`wishlist of ${ MANY }, time above an empty call`,
				many.median,
				'ms'
			),
			row(
				`wishlist of ${ MANY }, queries above those of ${ FEW }`,
				many.queries - few.queries,
				'',
				0
			),
		];
	} finally {
		await site.stop();
	}
}
