// @features basket
// @also-on woocommerce

import { placeOrder } from '../checkout-form';
import { isWooCommerce, php, product, shop } from '../shop';
import { Shopper } from '../shopper';

const SESSION = `wp_woocommerce_session_${ shop.cookieHash }`;

/** What browsers, proxies and curious people have been seen to send. */
const COOKIES: [ string, Record< string, string > ][] = [
	[ 'nonsense', { [ SESSION ]: 'nonsense' } ],
	[ 'nothing', { [ SESSION ]: '' } ],
	[ 'only separators', { [ SESSION ]: '%7C%7C%7C%7C%7C%7C' } ],
	[
		'numbers beyond counting',
		{ [ SESSION ]: `1%7C${ '9'.repeat( 40 ) }%7C-1%7Cx` },
	],
	[ 'four kilobytes', { [ SESSION ]: 'a'.repeat( 4000 ) } ],
	[
		'bytes that are no text',
		{ [ SESSION ]: 't_%FF%FE%00%7C9999999999%7C9999999999%7Cx' },
	],
	[
		'a query',
		{ [ SESSION ]: "t_x'%20OR%201=1--%7C9999999999%7C9999999999%7Cx" },
	],
	[ 'markup', { [ SESSION ]: '%3Cscript%3Ealert(1)%3C/script%3E' } ],
	[
		'a serialised object',
		{ [ SESSION ]: encodeURIComponent( 'O:8:"stdClass":0:{}' ) },
	],
	[
		"an administrator's id",
		{
			[ SESSION ]:
				'1%7C9999999999%7C9999999999%7C00000000000000000000000000000000',
		},
	],
	[
		'marks of a basket that is none',
		{ woocommerce_items_in_cart: '-7', woocommerce_cart_hash: '%00<x>' },
	],
];

/** PHP takes the first of two cookies of a name: while the browser sends a list, no basket can be kept for it. */
const LIST = { [ `${ SESSION }[]` ]: 'a', [ `${ SESSION }[x][y]` ]: 'b' };

const PAGES = [ '/', '/shop/', '/cart/', '/checkout/' ];

function visitorWith( cookies: Record< string, string > ): Shopper {
	const ann = new Shopper();
	Object.entries( cookies ).forEach( ( [ name, value ] ) =>
		ann.cookies.set( name, value )
	);
	return ann;
}

describe.each( [ ...COOKIES, [ 'a list', LIST ] as const ] )(
	'a basket cookie of %s',
	( _what, cookies ) => {
		it( 'breaks no page, and is not repeated on any', async () => {
			for ( const page of PAGES ) {
				const { status, text } =
					await visitorWith( cookies ).get( page );
				expect( [ 200, 302, 303 ] ).toContain( status );
				expect( text ).not.toMatch(
					/Fatal error|Warning<|critical error|alert\(1\)/
				);
			}
		} );
	}
);

describe.each( COOKIES )( 'a basket cookie of %s', ( _what, cookies ) => {
	it( 'is an empty basket, which can be filled and ordered', async () => {
		const ann = visitorWith( cookies );
		expect( ( await ann.cart() ).items ).toEqual( [] );
		const added = await ann.wcAjax( 'add_to_cart', {
			product_id: product( 'sale' ),
		} );
		expect( added.json.cart_hash ).toMatch( /^[0-9a-f]{32}$/ );
		expect( ( await ann.cart() ).items_count ).toBe( 1 );
		expect( ( await placeOrder( ann ) ).status ).toBe( 200 );
	} );
} );

( isWooCommerce ? describe.skip : describe )(
	'a session spoilt in the database',
	() => {
		it.each( [
			[ 'cut off', 'a:1:{s:4:"cart";a:1:{s:32' ],
			[ 'an object', 'O:21:"Requests_Not_Existing":1:{s:1:"a";i:1;}' ],
			[ 'a number', '7' ],
			[ 'JSON of another shape', '{"items":"many","coupons":[[]]}' ],
			[ 'nothing', '' ],
		] )( 'is an empty basket when it is %s', async ( _what, value ) => {
			const ann = new Shopper();
			await ann.add( product( 'mug' ) );
			const encoded = Buffer.from( value ).toString( 'base64' );
			const id = decodeURIComponent(
				ann.cookies.get( SESSION ) ?? ''
			).split( '|' )[ 0 ];
			const { changed } = php< { changed: number } >(
				`global $wpdb; return [ 'changed' => (int) $wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->prefix}marketday_sessions SET value = %s WHERE session_key = %s", base64_decode( '${ encoded }' ), '${ id }' ) ) ];`
			);
			expect( changed ).toBe( 1 );
			const { status, json } = await ann.storeApi( 'GET', '/cart' );
			expect( status ).toBe( 200 );
			expect( json.items ).toEqual( [] );
			expect(
				( await ann.add( product( 'sale' ) ) ).json.items_count
			).toBe( 1 );
		} );
	}
);
