// @features account, basket
// @also-on oldest-wordpress, woocommerce

import { php, product } from './shop';
import { Shopper } from './shopper';

const LOGIN = 'contract-shopper';

async function loggedIn( shopper = new Shopper() ): Promise< Shopper > {
	await shopper.get( '/wp-login.php' );
	await shopper.post( '/wp-login.php', {
		log: LOGIN,
		pwd: 'a long enough password',
		testcookie: 1,
	} );
	shopper.nonce = '';
	return shopper;
}

/** By the link on WordPress's own question. */
async function logOut( shopper: Shopper ): Promise< void > {
	const { text } = await shopper.get( '/wp-login.php?action=logout' );
	const [ , nonce = '' ] =
		/action=logout[^"']*?_wpnonce=([0-9a-f]+)/.exec( text ) ?? [];
	await shopper.get( `/wp-login.php?action=logout&_wpnonce=${ nonce }` );
}

beforeAll( () => {
	php(
		`$id = username_exists( '${ LOGIN }' ); if ( ! $id ) { $id = wp_insert_user( [ 'user_login' => '${ LOGIN }', 'user_email' => '${ LOGIN }@example.com', 'user_pass' => 'a long enough password', 'role' => 'customer' ] ); } return [ $id ];`
	);
} );

describe( "a customer's basket", () => {
	it( 'names the customer in the User-ID header', async () => {
		const ann = await loggedIn();
		const { headers } = await ann.storeApi( 'GET', '/cart' );
		expect( Number( headers.get( 'user-id' ) ) ).toBeGreaterThan( 0 );
	} );

	it( 'holds after logging in what the guest had put into it', async () => {
		const ann = new Shopper();
		await ann.add( product( 'voucher' ) );
		await loggedIn( ann );
		const { items } = await ann.cart();
		expect( items.map( ( { id }: { id: number } ) => id ) ).toContain(
			product( 'voucher' )
		);
		await ann.storeApi( 'DELETE', '/cart/items' );
	} );

	it( 'follows the customer to another browser', async () => {
		const phone = await loggedIn();
		await phone.storeApi( 'DELETE', '/cart/items' );
		await phone.add( product( 'mug' ), 2 );
		const desk = await loggedIn();
		expect( ( await desk.cart() ).items ).toMatchObject( [
			{ id: product( 'mug' ), quantity: 2 },
		] );
		await desk.storeApi( 'DELETE', '/cart/items' );
	} );

	it( 'is told to scripts and page caches after logging in, and no more after logging out', async () => {
		const phone = new Shopper();
		await phone.add( product( 'mug' ), 2 );
		await loggedIn( phone );
		const desk = await loggedIn();
		for ( const browser of [ phone, desk ] ) {
			// WooCommerce tells it with the first page, the embedded store with the log-in.
			await browser.get( '/' );
			expect( browser.cookies.get( 'woocommerce_items_in_cart' ) ).toBe(
				'1'
			);
			expect( browser.cookies.get( 'woocommerce_cart_hash' ) ).toMatch(
				/^[0-9a-f]{32}$/
			);
		}

		await desk.storeApi( 'DELETE', '/cart/items' );
		await logOut( phone );

		expect( phone.cookies.has( 'woocommerce_items_in_cart' ) ).toBe(
			false
		);
		expect( phone.cookies.has( 'woocommerce_cart_hash' ) ).toBe( false );
	} );

	it( "refuses a guest's nonce", async () => {
		const guest = new Shopper();
		await guest.cart();
		const ann = await loggedIn();
		const { status, json } = await ann.storeApi( 'POST', '/cart/add-item', {
			nonce: guest.nonce,
			body: { id: product( 'mug' ), quantity: 1 },
		} );
		expect( { status, code: json.code } ).toEqual( {
			status: 403,
			code: 'woocommerce_rest_invalid_nonce',
		} );
	} );
} );
