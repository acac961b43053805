// @features basket, checkout
// @also-on woocommerce

import { placeOrder } from './checkout-form';
import { isWooCommerce, php, product } from './shop';
import { Shopper, type ShopResponse } from './shopper';

/** A headless shopper: no cookies, no nonce, only the Cart-Token of the first answer. */
class Headless {
	private readonly visitor = new Shopper();

	token = '';

	async begin(): Promise< this > {
		await this.visitor.cart();
		this.token = this.visitor.cartToken;
		return this;
	}

	call(
		method: string,
		path: string,
		body?: unknown
	): Promise< ShopResponse > {
		const bare = new Shopper();
		return bare.storeApi( method, path, {
			nonce: false,
			headers: { 'Cart-Token': this.token },
			...( body === undefined ? {} : { body } ),
		} );
	}
}

/** A customer with an address, who has just logged in. */
async function customer( name: string ): Promise< Shopper > {
	php(
		`wp_insert_user( [ 'user_login' => '${ name }', 'user_pass' => 'long enough 1', 'user_email' => '${ name }@example.com', 'role' => 'customer' ] ); return [];`
	);
	const shopper = new Shopper();
	await shopper.post( '/wp-login.php', {
		log: name,
		pwd: 'long enough 1',
	} );
	await shopper.add( product( 'mug' ) );
	return shopper;
}

describe( 'the Cart-Token of an account', () => {
	// WooCommerce's outlives a password.
	( isWooCommerce ? it.skip : it ).each( [
		[
			'log-out',
			( name: string ) =>
				`WP_Session_Tokens::get_instance( username_exists( '${ name }' ) )->destroy_all(); return [];`,
		],
		[
			'a new password',
			( name: string ) =>
				`wp_set_password( 'another one 2', username_exists( '${ name }' ) ); return [];`,
		],
	] )( 'ends with %s', async ( what, end ) => {
		const name = `token-${ what.replaceAll( ' ', '-' ) }`;
		const token = ( await customer( name ) ).cartToken;
		const ask = ( given: string ) =>
			new Shopper().storeApi( 'GET', '/cart', {
				headers: { 'Cart-Token': given },
			} );
		const before = await ask( token );
		expect( before.json.items_count ).toBe( 1 );
		const renewed = before.headers.get( 'cart-token' ) ?? '';
		expect( ( await ask( renewed ) ).json.items_count ).toBe( 1 );

		php( end( name ) );

		for ( const old of [ token, renewed ] ) {
			expect( ( await ask( old ) ).json.items_count ).toBe( 0 );
		}
	} );
} );

describe( 'Cart-Token', () => {
	it( 'stands for the nonce and the cookie', async () => {
		const ann = await new Headless().begin();
		const added = await ann.call( 'POST', '/cart/add-item', {
			id: product( 'mug' ),
			quantity: 2,
		} );
		expect( added.status ).toBe( 201 );
		expect( ( await ann.call( 'GET', '/cart' ) ).json.items_count ).toBe(
			2
		);
	} );

	it( 'is a JSON Web Token of 48 hours', async () => {
		const { token } = await new Headless().begin();
		const claims = JSON.parse(
			Buffer.from( token.split( '.' )[ 1 ] ?? '', 'base64url' ).toString()
		);
		expect( Object.keys( claims ).sort() ).toEqual( [
			'exp',
			'iat',
			'iss',
			'user_id',
		] );
		expect( claims.iss ).toBe( 'store-api' );
		expect( claims.exp - Date.now() / 1000 ).toBeGreaterThan( 47.9 * 3600 );
		expect( claims.exp - Date.now() / 1000 ).toBeLessThan( 48.1 * 3600 );
	} );

	it( 'stays the same basket from answer to answer', async () => {
		const ann = await new Headless().begin();
		const one = await ann.call( 'POST', '/cart/add-item', {
			id: product( 'mug' ),
			quantity: 1,
		} );
		ann.token = one.headers.get( 'cart-token' ) ?? '';
		expect( ( await ann.call( 'GET', '/cart' ) ).json.items_count ).toBe(
			1
		);
	} );

	it( 'lets an order be placed', async () => {
		const ann = await new Headless().begin();
		await ann.call( 'POST', '/cart/add-item', {
			id: product( 'mug' ),
			quantity: 1,
		} );
		const bare = new Shopper();
		const placed = await placeOrderWith( bare, ann.token );
		expect( placed.status ).toBe( 200 );
		expect( placed.json.status ).toBe( 'processing' );
	} );

	it.each( [
		[
			'changed',
			( token: string ) =>
				token.replace(
					/\.[^.]+\./,
					`.${ Buffer.from(
						'{"user_id":"t_x","exp":9999999999,"iss":"store-api"}'
					).toString( 'base64url' ) }.`
				),
		],
		[
			'without signature',
			( token: string ) =>
				token.split( '.' ).slice( 0, 2 ).join( '.' ) + '.',
		],
		[ 'nonsense', () => 'nonsense' ],
	] )(
		'is not believed when it is %s',
		async ( _what, spoil: ( token: string ) => string ) => {
			const ann = await new Headless().begin();
			await ann.call( 'POST', '/cart/add-item', {
				id: product( 'mug' ),
				quantity: 1,
			} );
			ann.token = spoil( ann.token );
			expect(
				( await ann.call( 'GET', '/cart' ) ).json.items_count
			).toBe( 0 );
			const refused = await ann.call( 'POST', '/cart/add-item', {
				id: product( 'mug' ),
				quantity: 1,
			} );
			expect( {
				status: refused.status,
				code: refused.json.code,
			} ).toEqual( {
				status: 401,
				code: 'woocommerce_rest_missing_nonce',
			} );
		}
	);
} );

async function placeOrderWith(
	bare: Shopper,
	token: string
): Promise< ShopResponse > {
	const original = bare.storeApi.bind( bare );
	bare.storeApi = ( method, path, options = {} ) =>
		original( method, path, {
			...options,
			nonce: false,
			headers: { 'Cart-Token': token },
		} );
	return placeOrder( bare );
}
