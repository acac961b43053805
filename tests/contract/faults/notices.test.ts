// @features kernel, store, checkout, account, product-filter, product-search
// @also-on woocommerce

import { copyFileSync, existsSync, readFileSync, rmSync } from 'fs';
import path from 'path';

import { orderFields, placeOrder } from '../checkout-form';
import { address as filterPage, nonce, place } from '../filter-page';
import { php, product, setStock } from '../shop';
import type { ShopResponse } from '../shopper';
import { factsOf, type SiteFacts } from '../site-facts';
import { Visitor } from '../visitor';

const SITE = process.env.MARKETDAY_SITE_DIR ?? '';
const PLUGIN = path.join(
	SITE,
	'wordpress/wp-content/mu-plugins/marketday-strict.php'
);
const THROWN = path.join( SITE, 'strict.txt' );

/** Someone whose requests end at the first notice that the plugin causes. */
class StrictVisitor extends Visitor {
	kind = 'yes';

	protected override send(
		method: string,
		url: string,
		options: Parameters< Visitor[ 'send' ] >[ 2 ]
	): Promise< ShopResponse > {
		return super.send( method, url, {
			...options,
			headers: {
				...options.headers,
				'X-Marketday-Strict': this.kind,
			},
		} );
	}

	call(
		address: string,
		body?: Record< string, unknown >
	): Promise< ShopResponse > {
		return this.send( body ? 'POST' : 'GET', address, {
			headers: { 'Content-Type': 'application/json' },
			body: body && JSON.stringify( body ),
		} );
	}
}

const thrown = () =>
	existsSync( THROWN )
		? [ ...new Set( readFileSync( THROWN, 'utf8' ).trim().split( '\n' ) ) ]
		: [];

describe( 'a site that throws at notices, warnings and deprecations', () => {
	let facts: SiteFacts;
	let ann: StrictVisitor;
	let searchPage: number;
	beforeAll( () => {
		facts = factsOf( php );
		setStock( 'mug', 200 );
		searchPage = php< { id: number } >(
			`return [ 'id' => wp_insert_post( [ 'post_type' => 'page', 'post_title' => 'Strict search', 'post_status' => 'publish', 'post_content' => '<!-- wp:marketday/product-search {"blockId":"search"} /-->' ] ) ];`
		).id;
		copyFileSync( path.join( __dirname, 'strict-plugin.php' ), PLUGIN );
	} );
	beforeEach( () => {
		ann = new StrictVisitor( facts );
		rmSync( THROWN, { force: true } );
	} );
	afterAll( () => {
		php( `wp_delete_post( ${ searchPage }, true ); return [];` );
		rmSync( PLUGIN, { force: true } );
		rmSync( THROWN, { force: true } );
	} );

	it( 'ends a request that causes one', async () => {
		ann.kind = 'planted';
		const { status } = await ann.open( `${ facts.home }/` );

		expect( status ).toBe( 500 );
		expect( thrown() ).toEqual( [ expect.stringMatching( /^planted/ ) ] );
	} );

	it( 'shows every page', async () => {
		const tee = php< { url: string } >(
			`return [ 'url' => get_permalink( ${ product( 'tee' ) } ) ];`
		).url;
		const statuses = [];
		for ( const url of [
			`${ facts.home }/`,
			`${ facts.home }/?s=mug&post_type=product`,
			`${ facts.home }/?s=nothing-like-it`,
			`${ facts.home }/feed/`,
			tee,
			...Object.values( facts.pages ),
		] ) {
			statuses.push( [ ( await ann.open( url ) ).status, url ] );
		}

		expect( thrown() ).toEqual( [] );
		expect(
			statuses.filter( ( [ status ] ) => Number( status ) >= 500 )
		).toEqual( [] );
	} );

	it( 'answers the calls of filter, search and suggestions', async () => {
		const statuses = [
			await ann.call( `${ facts.rest }wopb/product-filter`, {
				post_id: place.page,
				block_name: 'product-blocks_product-grid',
				current_url: filterPage,
				wpnonce: nonce,
				product_filters: {},
			} ),
			await ann.call( `${ facts.rest }wopb/product-search`, {
				search: 'mug',
				category: '',
				blockId: 'search',
				blockName: 'product-blocks_product-search',
				postId: searchPage,
				widgetBlockId: '',
				wpnonce: nonce,
			} ),
			await ann.call( `${ facts.rest }wc/store/v1/products?search=mug` ),
			await ann.call(
				`${ facts.rest }wc/store/v1/products/collection-data?calculate_price_range=true`
			),
			await ann.call(
				`${ facts.home }/?wc-ajax=get_refreshed_fragments`
			),
			await ann.call( `${ facts.home }/wp-cron.php` ),
		].map( ( { status } ) => status );

		expect( thrown() ).toEqual( [] );
		expect( statuses.filter( ( status ) => status >= 400 ) ).toEqual( [] );
	} );

	it( 'takes additions, orders by form and by call, and a new account', async () => {
		await ann.open( `${ facts.home }/?add-to-cart=${ facts.mug }` );
		await ann.submit( facts.pages.mug, {
			'add-to-cart': String( facts.mug ),
		} );
		await ann.wcAjax( 'add_to_cart', { product_id: facts.mug } );
		await ann.open( facts.pages.basket );
		const checkout = await ann.open( facts.pages.checkout );
		const [ , formNonce = '' ] =
			/name="marketday-nonce" value="([^"]+)"/.exec( checkout.text ) ??
			[];
		const thanks = await ann.submit( checkout.url, {
			...orderFields(),
			'marketday-nonce': formNonce,
		} );
		await ann.add( facts.mug );
		const { status } = await placeOrder( ann, {
			create_account: true,
			billing_address: {
				...( Object.fromEntries(
					Object.entries( orderFields() )
						.filter( ( [ name ] ) => name.startsWith( 'billing_' ) )
						.map( ( [ name, value ] ) => [
							name.replace( 'billing_', '' ),
							value,
						] )
				) as Record< string, string > ),
				email: `strict-${ Date.now() }@example.com`,
			},
		} );
		const account = await ann.open( facts.pages.account );

		expect( thrown() ).toEqual( [] );
		expect( thanks.url ).toContain( 'order-received' );
		expect( status ).toBe( 200 );
		expect( account.status ).toBe( 200 );
	} );
} );
