// @features paypal
// @also-on woocommerce

import { php } from './shop';
import { connectPayPal, fake } from './paypal-scene';

const SETTINGS = '/marketday/v1/paypal/settings';

/** Asks as an administrator would from the screen. */
const ask = ( path: string, body: unknown = {}, user = 1 ) =>
	php< { status: number; body: Record< string, unknown > } >(
		`wp_set_current_user( ${ user } ); $request = new WP_REST_Request( 'POST', '${ path }' ); $request->set_header( 'Content-Type', 'application/json' ); $request->set_body( base64_decode( '${ Buffer.from(
			JSON.stringify( body )
		).toString( 'base64' ) }' ) );
		$answer = rest_do_request( $request ); return [ 'status' => $answer->get_status(), 'body' => $answer->get_data() ];`
	);
const kept = () =>
	php< Record< string, unknown > >(
		`return (array) get_option( 'marketday_paypal' );`
	);

connectPayPal();

describe( "PayPal's settings", () => {
	it( 'are saved, and the secret never comes back', () => {
		const { status, body } = ask( SETTINGS, {
			mode: 'sandbox',
			intent: 'authorize',
			color: 'blue',
			places: [ 'cart', 'moon' ],
			statement: 'FELL AND FORD',
			accounts: { sandbox: { id: 'another', secret: 'hush-hush' } },
		} );

		expect( status ).toBe( 200 );
		expect( JSON.stringify( body ) ).not.toContain( 'hush-hush' );
		expect( body.accounts ).toMatchObject( {
			sandbox: { id: 'another', hasSecret: true, hasWebhook: false },
		} );
		expect( kept() ).toMatchObject( {
			intent: 'authorize',
			color: 'blue',
			places: [ 'cart' ],
			statement: 'FELL AND FORD',
			sandbox: { id: 'another', secret: 'hush-hush' },
		} );
	} );

	it( 'keep the secret where none is typed, and forget it with another account', () => {
		ask( SETTINGS, {
			accounts: { sandbox: { id: 'client', secret: '' } },
		} );
		expect( kept() ).toMatchObject( {
			sandbox: { id: 'client', secret: 'secret' },
		} );

		ask( SETTINGS, {
			accounts: { sandbox: { id: 'stranger', secret: '' } },
		} );
		expect( kept() ).toMatchObject( {
			sandbox: { id: 'stranger', secret: '' },
		} );
	} );

	it( 'refuse a choice that is none, and keep nothing then', () => {
		const { status, body } = ask( SETTINGS, {
			color: 'pink',
			statement: 'kept?',
		} );

		expect( status ).toBe( 400 );
		expect( JSON.stringify( body ) ).toContain( 'color' );
		expect( kept() ).not.toHaveProperty( 'statement' );
	} );

	it( 'are tested with one press, which has PayPal write to this site', async () => {
		const { status, body } = ask( '/marketday/v1/paypal/connection' );

		expect( status ).toBe( 200 );
		expect( body.accounts ).toMatchObject( {
			sandbox: { hasWebhook: true },
		} );
		expect( ( await fake.state() ).hooks ).toHaveLength( 1 );
	} );

	it( 'are nobody else’s to see or change', () => {
		for ( const path of [ SETTINGS, '/marketday/v1/paypal/connection' ] ) {
			expect( ask( path, {}, 0 ).status ).toBe( 401 );
		}
	} );
} );
