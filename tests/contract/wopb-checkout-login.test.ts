// @features checkout
// @also-on oldest-wordpress, woocommerce

import { sendForm } from './checkout-form';
import { php, product } from './shop';
import { type ShopResponse, type Json, Shopper } from './shopper';

const LOGIN = 'checkout-shopper';
const PASSWORD = "a long 'enough\\' password";

async function nonceOf( shopper: Shopper ): Promise< string > {
	const { json } = await shopper.get(
		'/wp-admin/admin-ajax.php?action=wopb_get_nonce'
	);
	return json.data.nonce;
}

async function logIn(
	shopper: Shopper,
	fields: Record< string, string > = {}
): Promise< ShopResponse > {
	return shopper.post( '/wp-admin/admin-ajax.php', {
		action: 'wopb_checkout_login',
		wpnonce: await nonceOf( shopper ),
		username: LOGIN,
		password: PASSWORD,
		...fields,
	} );
}

/** What WordPress's log-in cookie says of how long it lives. */
const lasting = ( { cookies }: ShopResponse ) =>
	cookies.some(
		( cookie ) =>
			cookie.startsWith( 'wordpress_logged_in_' ) &&
			/expires=/i.test( cookie )
	);

beforeAll( () => {
	php(
		`$id = username_exists( '${ LOGIN }' ); if ( ! $id ) { $id = wp_insert_user( [ 'user_login' => '${ LOGIN }', 'user_email' => '${ LOGIN }@example.com', 'user_pass' => wp_slash( "a long 'enough\\\\' password" ), 'role' => 'customer' ] ); } return [ $id ];`
	);
} );

/** POST admin-ajax, action wopb_checkout_login (sections 7 and 8). */
describe( 'wopb_checkout_login', () => {
	it( 'logs a shopper in, by name or by e-mail address, who keeps the basket', async () => {
		for ( const username of [ LOGIN, `${ LOGIN }@example.com` ] ) {
			const ann = new Shopper();
			await ann.add( product( 'mug' ) );

			const response = await logIn( ann, { username } );

			expect( [ response.status, response.json ] ).toEqual( [
				200,
				{ success: true, data: { success: true } },
			] );
			expect( lasting( response ) ).toBe( false );
			ann.nonce = '';
			const { headers, json } = await ann.storeApi( 'GET', '/cart' );
			expect( Number( headers.get( 'user-id' ) ) ).toBeGreaterThan( 0 );
			expect( json.items.map( ( { id }: Json ) => id ) ).toEqual( [
				product( 'mug' ),
			] );
			await ann.storeApi( 'DELETE', '/cart/items' );
		}
	} );

	it( 'remembers who wants it', async () => {
		expect(
			lasting( await logIn( new Shopper(), { rememberme: '1' } ) )
		).toBe( true );
	} );

	it.each( [
		[ { username: ' ' }, { username: 'Username or Email is required.' } ],
		[ { password: '' }, { password: 'Password is required.' } ],
		[
			{ username: '', password: '' },
			{
				username: 'Username or Email is required.',
				password: 'Password is required.',
			},
		],
	] )( 'says what is missing of %j', async ( fields, errors ) => {
		const response = await logIn( new Shopper(), fields );

		expect( [ response.status, response.json ] ).toEqual( [ 422, errors ] );
		expect( response.cookies ).toEqual( [] );
	} );

	it( 'answers alike for a wrong password and an unknown name', async () => {
		const wrong = await logIn( new Shopper(), { password: 'wrong' } );
		const unknown = await logIn( new Shopper(), { username: 'nobody' } );

		expect( wrong.status ).toBe( 422 );
		expect( wrong.json ).toEqual( { default: expect.any( String ) } );
		expect( [ unknown.status, unknown.json ] ).toEqual( [
			wrong.status,
			wrong.json,
		] );
	} );

	it( 'refuses without its nonce', async () => {
		const response = await logIn( new Shopper(), { wpnonce: 'wrong' } );

		expect( response.status ).toBe( 403 );
		expect( response.cookies ).toEqual( [] );
	} );
} );

describe( 'the log-in of the checkout without scripts', () => {
	const send = ( shopper: Shopper, password: string ) =>
		sendForm( shopper, '/checkout/', {
			'marketday-action': 'checkout-log-in',
			username: LOGIN,
			password,
		} );

	it( 'comes back to the checkout with the basket', async () => {
		const ann = new Shopper();
		await ann.add( product( 'mug' ) );

		const response = await send( ann, PASSWORD );

		expect( response.status ).toBe( 303 );
		expect( response.headers.get( 'location' ) ).toMatch( /\/checkout\/$/ );
		const { text } = await ann.get( '/checkout/' );
		expect( text ).not.toContain( 'value="checkout-log-in"' );
		expect( text ).toContain( 'value="place-order"' );
		ann.nonce = '';
		await ann.storeApi( 'DELETE', '/cart/items' );
	} );

	it( 'shows the form again with what is wrong, and without the password', async () => {
		const ann = new Shopper();
		await ann.add( product( 'mug' ) );

		const { status, text } = await send( ann, 'wrong password' );

		expect( status ).toBe( 200 );
		expect( text ).toMatch( /wopb-form-error" role="alert"/ );
		expect( text ).toMatch(
			new RegExp( `id="username"[^>]*value="${ LOGIN }"` )
		);
		expect( text ).not.toContain( 'wrong password' );
	} );
} );
