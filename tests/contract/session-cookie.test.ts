// @features basket
// @also-on oldest-wordpress, woocommerce

import { placeOrder } from './checkout-form';
import { shop, product } from './shop';
import { Shopper } from './shopper';

const SESSION = `wp_woocommerce_session_${ shop.cookieHash }`;
const HOUR = 3600 * 1000;

async function cookieOf( name: string ) {
	const ann = new Shopper();
	const { cookies } = await ann.wcAjax( 'add_to_cart', {
		product_id: product( 'mug' ),
	} );
	return {
		ann,
		cookie:
			cookies
				.filter( ( cookie ) => cookie.startsWith( `${ name }=` ) )
				.pop() ?? '',
	};
}

describe( "a guest's session", () => {
	it( 'is a cookie of 48 hours that scripts cannot read', async () => {
		const { cookie } = await cookieOf( SESSION );
		const life =
			Date.parse( /expires=([^;]+)/i.exec( cookie )?.[ 1 ] ?? '' ) -
			Date.now();
		expect( life ).toBeGreaterThan( 47.9 * HOUR );
		expect( life ).toBeLessThan( 48.1 * HOUR );
		expect( cookie ).toMatch( /; ?HttpOnly/i );
		expect( cookie ).toMatch( /; ?path=\//i );
	} );

	it( 'begins with the first product and not before', async () => {
		const ann = new Shopper();
		const front = await ann.get( '/' );
		expect( front.cookies ).toEqual( [] );
		await ann.add( product( 'mug' ) );
		expect( [ ...ann.cookies.keys() ] ).toContain( SESSION );
	} );

	it( 'tells page caches that there is a basket', async () => {
		const { ann, cookie } = await cookieOf( 'woocommerce_items_in_cart' );
		expect( cookie ).toMatch( /^woocommerce_items_in_cart=1/ );
		expect( ann.cookies.get( 'woocommerce_cart_hash' ) ).toMatch(
			/^[0-9a-f]{32}$/
		);
	} );

	it( 'takes those marks away with the last product', async () => {
		const { ann } = await cookieOf( SESSION );
		const [ line ] = ( await ann.cart() ).items;
		await ann.wcAjax( 'remove_from_cart', { cart_item_key: line.key } );
		expect( ann.cookies.has( 'woocommerce_items_in_cart' ) ).toBe( false );
		expect( ann.cookies.has( 'woocommerce_cart_hash' ) ).toBe( false );
	} );

	it( 'takes those marks away with the order', async () => {
		const { ann } = await cookieOf( SESSION );
		expect( ann.cookies.has( 'woocommerce_items_in_cart' ) ).toBe( true );

		const { status, cookies } = await placeOrder( ann );

		expect( status ).toBe( 200 );
		for ( const name of [
			'woocommerce_items_in_cart',
			'woocommerce_cart_hash',
		] ) {
			const last = cookies
				.filter( ( cookie ) => cookie.startsWith( `${ name }=` ) )
				.pop();
			const expires = /expires=([^;]+)/i.exec( last ?? '' )?.[ 1 ] ?? '';
			expect( Date.parse( expires ) ).toBeLessThan( Date.now() );
		}
	} );

	it.each( [
		[
			'a forged one',
			( value: string ) =>
				value.replace(
					/^t_|^[^%|]+/,
					't_0123456789abcdef0123456789abcd'
				),
		],
		[ 'nonsense', () => 'nonsense' ],
		[ 'markup', () => '%3Cscript%3E' ],
	] )(
		'is ignored when the cookie is %s',
		async ( _what, spoil: ( value: string ) => string ) => {
			const { ann } = await cookieOf( SESSION );
			ann.cookies.set(
				SESSION,
				spoil( ann.cookies.get( SESSION ) ?? '' )
			);
			const { status, json } = await ann.storeApi( 'GET', '/cart' );
			expect( status ).toBe( 200 );
			expect( json.items ).toEqual( [] );
		}
	);
} );
