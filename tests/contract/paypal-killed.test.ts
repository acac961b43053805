// @features paypal
// @also-on woocommerce

import { ANN, placeOrder } from './checkout-form';
import { isEverywhere } from './everywhere';
import { KILLED, placeAndDie } from './faults/place-and-die';
import { Buyer, orderOf, watch } from './paypal-fake';
import { aBuyer, approved, connectPayPal, fake } from './paypal-scene';
import { isWooCommerce, php, product, setOptions } from './shop';
import { inSiteAlone } from './site';

connectPayPal();

/** Orders the basket in a process that is ended when it has had PayPal take the money. */
const orderAndDie = ( buyer: Buyer, paypalId: string ) =>
	placeAndDie(
		buyer,
		`add_action( 'http_api_debug', static fn ( $answer, $what, $by, $asked, $url ) => str_ends_with( $url, '/capture' ) ? $die() : null, 10, 5 );`,
		'marketday_paypal',
		{ paypal_order_id: paypalId }
	);

const letGo = ( id: string ) =>
	php(
		`global $wpdb; $wpdb->update( $wpdb->prefix . 'marketday_paypal_payments', [ 'lease' => 0 ], [ 'paypal_id' => '${ id }' ] ); return [];`
	);

const seconds = async ( work: () => Promise< unknown > ): Promise< number > => {
	const begun = Date.now();
	await work();
	return ( Date.now() - begun ) / 1000;
};

/** A payment at the checkout, approved, whose order's process was killed at the capture. */
async function killed() {
	const buyer = new Buyer();
	await buyer.add( product( 'voucher' ) );
	const id = await buyer.begin( 'checkout' );
	await fake.approve( id );
	await buyer.approve( id );
	orderAndDie( buyer, id );
	return { buyer, id };
}

const pressAgain = ( buyer: Buyer, id: string ) =>
	placeOrder( buyer, {
		payment_method: 'marketday_paypal',
		shipping_address: ANN,
		payment_data: [ { key: 'paypal_order_id', value: id } ],
	} );

describe( 'a process that is killed when PayPal has taken the money', () => {
	it( 'leaves its shopper an order, which the job finishes once', async () => {
		const { buyer, id } = await killed();
		expect( orderOf( id ).status ).toBe( 'pending' );

		const { status, json } = await pressAgain( buyer, id );

		// The embedded store has no basket any more; the page that has the key is led to the order.
		expect(
			status === 200
				? json.payment_result.redirect_url
				: ( await buyer.get( '/cart/' ) ).text
		).toContain( 'order-received' );
		letGo( id );
		watch( id );
		watch( id );
		expect( orderOf( id ) ).toMatchObject( {
			count: 1,
			status: 'processing',
		} );
		expect( ( await fake.state() ).captures ).toHaveLength( 1 );
	} );

	it( 'keeps nobody waiting who comes back from PayPal', async () => {
		const buyer = await aBuyer();
		const { json } = await placeOrder( buyer, {
			payment_method: 'marketday_paypal',
			shipping_address: ANN,
		} );
		const page = new URL( json.payment_result.redirect_url );
		const token = page.searchParams.get( 'token' ) ?? '';
		const { headers } = await fetch(
			`${ fake.url }/checkoutnow?token=${ token }`,
			{
				method: 'POST',
				redirect: 'manual',
				body: new URLSearchParams( { answer: 'yes' } ),
			}
		);
		const back = new URL( headers.get( 'location' ) ?? '' );
		// As the killed one leaves it.
		php(
			`global $wpdb; $wpdb->update( $wpdb->prefix . 'marketday_paypal_payments', [ 'lease' => time() + 45, 'holder' => 'dead' ], [ 'paypal_id' => '${ token }' ] ); return [];`
		);
		let location = '';

		const waited = await seconds( async () => {
			const response = await buyer.get( back.pathname + back.search );
			location = response.headers.get( 'location' ) ?? '';
		} );

		expect( location ).toContain( 'order-received' );
		expect( waited ).toBeLessThan( 20 );
		letGo( token );
		watch( token );
		expect( orderOf( token ).status ).toBe( 'processing' );
	} );
} );

describe( 'a refund whose process is killed', () => {
	const refund = ( id: string ) =>
		`$id = $engine->orders()->withData( 'paypal', 'order', '${ id }' ); $order = $engine->payments()->order( $id );
		try { $engine->payments()->refund( $id, new Marketday\\Engine\\Contract\\Money( 100, $order->contents->total->currency ), 'Broken' ); return [ 'message' => '' ]; }
		catch ( Marketday\\Engine\\Contract\\StoreError $refusal ) { return [ 'message' => $refusal->getMessage() ]; }`;
	const killedBy = async ( dies: string ) => {
		const buyer = await aBuyer();
		const id = await approved( buyer );
		await buyer.approve( id );
		expect( () =>
			inSiteAlone(
				`$die = static fn () => posix_kill( posix_getpid(), SIGKILL ); $engine = $GLOBALS['marketday_engine']; ${ dies } ${ refund(
					id
				) }`
			)
		).toThrow( KILLED );
		return id;
	};
	const IS_GIVEN = `add_action( 'http_api_debug', static fn ( $answer, $what, $by, $asked, $url ) => str_ends_with( $url, '/refund' ) ? $die() : null, 10, 5 );`;
	/** WooCommerce writes a refund down before it is asked for. */
	const itIsLost = isWooCommerce ? it.skip : it;
	const IS_KEPT = `add_filter( 'wp_insert_post_data', static fn ( $data ) => 'shop_order_refund' === $data['post_type'] ? $die() : $data );`;

	it( 'when PayPal has given it: who tries again gives it once', async () => {
		const id = await killedBy( IS_GIVEN );
		letGo( id );

		php( refund( id ) );

		expect( ( await fake.state() ).refunds ).toHaveLength( 1 );
		expect( orderOf( id ).refunded ).toBe( isWooCommerce ? 200 : 100 );
	} );

	itIsLost(
		'before the order has it: the job writes it down, once',
		async () => {
			const id = await killedBy( IS_KEPT );

			for ( let time = 0; time < 2; time++ ) {
				php(
					`global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}marketday_outbox SET due_at = 1 WHERE due_at IS NOT NULL" ); do_action( 'marketday_outbox' ); return [];`
				);
			}

			expect( ( await fake.state() ).refunds ).toHaveLength( 1 );
			expect( orderOf( id ).refunded ).toBe( 100 );
		}
	);

	itIsLost(
		'before the order has it: who tries again is told, and none is given twice',
		async () => {
			const id = await killedBy( IS_KEPT );

			const { message } = php< { message: string } >( refund( id ) );

			expect( message ).toContain( '1.00' );
			expect( ( await fake.state() ).refunds ).toHaveLength( 1 );
			expect( orderOf( id ).refunded ).toBe( 100 );
		}
	);
} );

/** At night a shop waits as long as it does; else its seconds are as many times fewer as PayPal's. */
const HASTE = isEverywhere ? 1 : 10;
const PATIENCE = 15;

describe( 'a PayPal that answers late', () => {
	beforeAll( () =>
		setOptions( {
			marketday_site_patience: HASTE === 1 ? 0 : PATIENCE / HASTE,
		} )
	);
	afterAll( () => setOptions( { marketday_site_patience: 0 } ) );

	it( 'is waited for no longer than a minute; the order waits, and nothing is taken twice', async () => {
		const buyer = await aBuyer();
		const id = await approved( buyer );
		await fake.fault( 'slow', '/capture', {
			wait: 40_000 / HASTE,
			times: 3,
		} );
		let url = '';

		const waited = await seconds( async () => {
			const { text } = await buyer.approve( id );
			url = JSON.parse( text ).data.order_received_url;
		} );

		expect( url ).toContain( 'order-received' );
		expect( waited ).toBeLessThan( HASTE === 1 ? 60 : 20 );
		expect( [ 'on-hold', 'processing' ] ).toContain( orderOf( id ).status );

		watch( id );
		expect( orderOf( id ) ).toMatchObject( {
			count: 1,
			status: 'processing',
		} );
		expect( ( await fake.state() ).captures ).toHaveLength( 1 );
	}, 120_000 );

	it( 'has one note for an outage, however often it is asked', async () => {
		const buyer = await aBuyer();
		const id = await approved( buyer );
		await fake.fault( 'status', '/capture', { status: 503, times: 99 } );
		await buyer.approve( id );
		watch( id );
		watch( id );

		const { notes } = php< { notes: string[] } >(
			`$id = $engine->orders()->withData( 'paypal', 'order', '${ id }' );
			return [ 'notes' => function_exists( 'wc_get_order_notes' ) ? array_column( wc_get_order_notes( [ 'order_id' => $id ] ), 'content' ) : array_column( get_comments( [ 'post_id' => $id, 'type' => 'order_note' ] ), 'comment_content' ) ];`
		);
		expect(
			notes.filter( ( note ) => note.includes( 'PayPal didn’t respond' ) )
		).toHaveLength( 1 );
	} );
} );
