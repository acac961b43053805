// @features paypal
// @also-on woocommerce

import { placeOrder } from './checkout-form';
import { isEverywhere } from './everywhere';
import { type Buyer, type PayPalState, orderOf, watch } from './paypal-fake';
import {
	aBuyer,
	approved,
	connectWebhooks,
	connectPayPal,
	fake,
	settled,
} from './paypal-scene';
import { php, product, setOptions, stockOf } from './shop';
import { Shopper } from './shopper';

connectPayPal();

/** Seconds for which a call is waited for here: a shop waits ten times as long. */
const PATIENCE = 0.8;

/** It answers after the shop has given up, and has done what it was asked for. */
const LATE = { wait: 1300, times: 9 };

beforeAll( () => setOptions( { marketday_site_patience: PATIENCE } ) );
afterAll( () => setOptions( { marketday_site_patience: 0 } ) );

const forgetToken = () =>
	php(
		`global $wpdb; foreach ( $wpdb->get_col( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE '_transient_marketday_paypal_token_%'" ) as $name ) { delete_transient( substr( $name, 11 ) ); } return [];`
	);

async function timed< T >(
	work: Promise< T >
): Promise< { result: T; seconds: number } > {
	const since = Date.now();
	const result = await work;
	return { result, seconds: ( Date.now() - since ) / 1000 };
}

/** What a second press on the button gets, as soon as PayPal is as quick as ever. */
async function isQuickAgain( buyer: Buyer ): Promise< boolean > {
	await fake.post( 'reset' );
	forgetToken();
	return ( await buyer.begin() ) !== '';
}

describe( 'a PayPal that is slow', () => {
	it.each( [
		[ 'when a payment begins', '/v2/checkout/orders' ],
		...( isEverywhere
			? [ [ 'when the shop logs in there', '/v1/oauth2/token' ] ]
			: [] ),
	] )(
		'%s: the shopper is told, and can press again',
		async ( _when, path ) => {
			const buyer = await aBuyer();
			forgetToken();
			await fake.fault( 'slow', path, LATE );

			const { result, seconds } = await timed(
				buyer.ppc( 'ppc-create-order', {
					context: 'cart',
					payment_method: 'marketday_paypal',
					funding_source: 'paypal',
				} )
			);

			const { success, data } = JSON.parse( result.text );
			expect( success ).toBe( false );
			expect( data.message ).toMatch( /try again|another payment/i );
			expect( seconds ).toBeLessThan( 10 * PATIENCE );
			expect( ( await buyer.cart() ).items_count ).toBe( 1 );
			expect( await isQuickAgain( buyer ) ).toBe( true );
		}
	);

	it( 'keeps nobody else waiting, and who presses twice meanwhile has one order', async () => {
		const buyer = await aBuyer();
		const id = await approved( buyer );
		await fake.fault( 'slow', '/capture', LATE );

		const presses = [ buyer.approve( id ), buyer.approve( id ) ];
		const bob = new Shopper();
		const bobs = await timed(
			bob.add( product( 'mug' ) ).then( () => placeOrder( bob ) )
		);
		await Promise.all( presses );
		watch( id );

		expect( bobs.result.status ).toBe( 200 );
		expect( bobs.seconds ).toBeLessThan( 4 );
		expect( await settled( id, 'processing' ) ).toMatchObject( {
			count: 1,
			status: 'processing',
		} );
		expect( ( await fake.state() ).captures ).toHaveLength( 1 );
		expect( stockOf( 'mug' ) ).toBe( 48 );
	} );

	it( 'when money goes back: who tries again gives it back once', async () => {
		const buyer = await aBuyer();
		const id = await approved( buyer );
		await buyer.approve( id );
		const refund = () =>
			php< { message: string } >(
				`$id = $engine->orders()->withData( 'paypal', 'order', '${ id }' ); $order = $engine->payments()->order( $id );
				try { $engine->payments()->refund( $id, new Marketday\\Engine\\Contract\\Money( 100, $order->contents->total->currency ), 'Broken' ); return [ 'message' => '' ]; }
				catch ( Marketday\\Engine\\Contract\\StoreError $refusal ) { return [ 'message' => $refusal->getMessage() ]; }`
			).message;
		await fake.fault( 'slow', '/refund', LATE );

		expect( refund() ).toContain( 'isn’t responding' );
		expect( orderOf( id ).refunded ).toBe( 0 );
		await fake.post( 'calm' );
		expect( refund() ).toBe( '' );

		expect( orderOf( id ).refunded ).toBe( 100 );
		expect( ( await fake.state() ).refunds ).toHaveLength( 1 );
	} );

	it( 'when a letter of its is checked: it is not taken, comes again and does its work once', async () => {
		connectWebhooks();
		const buyer = await aBuyer();
		const id = await approved( buyer );
		await fake.fault( 'slow', '/verify-webhook-signature', {
			...LATE,
			times: 1,
		} );
		await buyer.approve( id );

		const areTaken = ( { webhooks }: PayPalState ) =>
			webhooks.length > 0 &&
			webhooks.every( ( { status } ) => status === 200 );
		let state = await fake.state();
		for ( let looks = 0; looks < 40 && ! areTaken( state ); looks++ ) {
			await new Promise( ( resolve ) => setTimeout( resolve, 200 ) );
			state = await fake.state();
		}

		const { webhooks, captures } = state;
		expect( areTaken( state ) ).toBe( true );
		expect( webhooks.some( ( { tries } ) => tries > 1 ) ).toBe( true );
		expect( captures ).toHaveLength( 1 );
		expect( orderOf( id ) ).toMatchObject( {
			count: 1,
			status: 'processing',
		} );
	} );
} );
