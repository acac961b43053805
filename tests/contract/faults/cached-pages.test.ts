// @features basket
// @also-on woocommerce

import { isWooCommerce, php, product } from '../shop';
import { Shopper } from '../shopper';

/** Pages a cache may keep for 30 days and give to everybody. */
function cacheablePages(): string[] {
	const found = php< string[] >(
		`return array_map( fn ( $url ) => (string) wp_make_link_relative( $url ), array_filter( [ home_url( '/' ), $engine->settings()->pageUrl( Marketday\\Engine\\Contract\\Page::Shop ),
		get_term_link( 'kitchen', 'product_cat' ), get_permalink( ${ product(
			'mug'
		) } ), get_permalink( ${ product(
			'tee'
		) } ), get_permalink( ${ product( 'soldout' ) } ) ], 'is_string' ) );`
	);
	return Object.values( found );
}

/** Actions whose nonces a shop's pages could carry. */
const ACTIONS = [
	'wc_store_api',
	'wp_rest',
	'apply-coupon',
	'remove-coupon',
	'update-shipping-method',
	'woocommerce-cart',
	'woocommerce-process_checkout',
	'add-to-cart',
	'marketday',
];

function guestNonces(): string[] {
	return php< string[] >(
		`wp_set_current_user( 0 ); unset( $_COOKIE[ LOGGED_IN_COOKIE ] );
		return array_map( 'wp_create_nonce', json_decode( '${ JSON.stringify(
			ACTIONS
		) }' ) );`
	);
}

async function visitorWithBasket(): Promise< Shopper > {
	const ann = new Shopper();
	await ann.wcAjax( 'add_to_cart', { product_id: product( 'mug' ) } );
	await ann.cart();
	return ann;
}

( isWooCommerce ? describe.skip : describe )(
	'a page that a cache keeps for 30 days',
	() => {
		let pages: string[];

		beforeAll( () => {
			pages = cacheablePages();
			expect( pages.length ).toBeGreaterThan( 4 );
		} );

		it( 'is the same for everybody, byte for byte', async () => {
			for ( const page of pages ) {
				const first = await new Shopper().get( page );
				const again = await new Shopper().get( page );
				const withBasket = await (
					await visitorWithBasket()
				).get( page );
				expect( first.status ).toBe( 200 );
				expect( again.text ).toBe( first.text );
				expect( withBasket.text ).toBe( first.text );
			}
		} );

		it( 'holds no nonce', async () => {
			const nonces = guestNonces();
			for ( const page of pages ) {
				const { text } = await new Shopper().get( page );
				expect(
					nonces.filter( ( nonce ) => text.includes( nonce ) )
				).toEqual( [] );
				expect( text ).not.toMatch(
					/nonce["']?\s*[:=]\s*["'][0-9a-f]{10}["']/i
				);
			}
		} );

		it( 'begins no session and may be kept', async () => {
			for ( const page of pages ) {
				const { cookies, headers } = await new Shopper().get( page );
				expect( cookies ).toEqual( [] );
				expect( headers.get( 'cache-control' ) ?? '' ).not.toMatch(
					/no-store|private/
				);
			}
		} );

		it( 'lets a shopper of a later day buy: its links and buttons need nothing that grows old', async () => {
			const shopPage = pages[ 1 ] ?? '';
			const { text } = await new Shopper().get( shopPage );
			const id = /data-product_id="(\d+)"/.exec( text )?.[ 1 ];
			const link = /href="([^"]*[?&](?:#038;)?add-to-cart=\d+)"/.exec(
				text
			)?.[ 1 ];
			expect( Number( id ) ).toBeGreaterThan( 0 );
			expect( link ).toBeDefined();

			const ann = new Shopper();
			const added = await ann.wcAjax( 'add_to_cart', {
				product_id: id ?? '',
			} );
			expect( added.json.fragments ).toBeDefined();

			const bob = new Shopper();
			const target = new URL(
				( link ?? '' ).replace( /&#038;/g, '&' ),
				`${ process.env.MARKETDAY_URL }${ shopPage }`
			);
			const followed = await bob.get( target.pathname + target.search );
			expect( [ 200, 302, 303 ] ).toContain( followed.status );
			expect( ( await bob.cart() ).items_count ).toBeGreaterThan( 0 );
		} );

		it( 'gets a fresh nonce on intent, where one that has grown old is refused with a new one', async () => {
			const ann = new Shopper();
			const stale = await ann.storeApi( 'POST', '/cart/add-item', {
				body: { id: product( 'mug' ), quantity: 1 },
				nonce: '0123456789',
			} );
			expect( stale.status ).toBeGreaterThan( 399 );
			expect( stale.json.code ).toBe( 'woocommerce_rest_invalid_nonce' );
			ann.nonce = '';
			const fresh = await ann.add( product( 'mug' ) );
			expect( fresh.status ).toBe( 201 );
		} );
	}
);

( isWooCommerce ? describe.skip : describe )( "a visitor's own page", () => {
	it.each( [ '/cart/', '/checkout/', '/my-account/' ] )(
		'%s is kept by no cache',
		async ( page ) => {
			const { headers } = await ( await visitorWithBasket() ).get( page );
			expect( headers.get( 'cache-control' ) ).toMatch( /no-store/ );
		}
	);
} );
