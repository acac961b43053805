// @features checkout
// @also-on woocommerce

import { checkoutBody, placeOrder } from './checkout-form';
import { allowFaults, answeringFirst, forbidFaults } from './faults/fault';
import { isWooCommerce, php, product, setOptions, setStock } from './shop';
import { Shopper } from './shopper';
import { SmtpSink } from './smtp-sink';

const SITE = process.env.MARKETDAY_SITE_DIR ?? '';

const forgetSlowness = () =>
	php( `delete_transient( 'marketday_slow_mails' ); return [];` );

/** A whole order of somebody's. */
function orderOf( email: string ): Record< string, unknown > {
	const body = checkoutBody();
	return {
		...body,
		billing_address: { ...( body.billing_address as object ), email },
	};
}

/** What the outbox has still to send about an order. */
const waiting = ( orderId: unknown ) =>
	php< { rows: number } >(
		`global $wpdb; return [ 'rows' => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}marketday_outbox WHERE order_id = ${ Number(
			orderId
		) }" ) ];`
	).rows;

/** Orders a mug, and measures how long the answer takes. */
async function orderAMug(
	email: string
): Promise< { seconds: number; orderId: unknown } > {
	const ann = new Shopper();
	await ann.add( product( 'mug' ) );
	const since = Date.now();
	const { status, json } = await placeOrder( ann, orderOf( email ) );
	expect( status ).toBe( 200 );
	return {
		seconds: ( Date.now() - since ) / 1000,
		orderId: json.order_id,
	};
}

describe( 'mails about an order', () => {
	beforeEach( () => {
		setStock( 'mug', 200 );
		forgetSlowness();
	} );
	afterAll( () => {
		forgetSlowness();
		php(
			`global $wpdb; $wpdb->query( "DELETE FROM {$wpdb->prefix}marketday_outbox" ); return [];`
		);
	} );

	( isWooCommerce ? it.skip : it )(
		'are HTML and plain text that say the same, from order to returns',
		async () => {
			const sink = await SmtpSink.start( 'looks.example.com' );
			const email = sink.address( `ann-${ Date.now() }` );

			const { orderId } = await orderAMug( email );
			const [ message ] = await sink.to( email );
			await sink.stop();

			expect( message?.headers.get( 'content-type' )?.[ 0 ] ).toMatch(
				/^multipart\/alternative/
			);
			for ( const words of [
				`#${ String( orderId ) }`,
				`/order-received/${ String( orderId ) }/`,
				'within 14 days of receiving your goods',
				'Cancellation form',
			] ) {
				expect( message?.html ).toContain( words );
				expect( message?.plain ).toContain( words );
			}
		},
		30_000
	);

	it.each( [
		[ 'says nothing for long', 20_000 ],
		[ 'takes its time for each of its answers', 3000 ],
	] )(
		'let nobody wait for a mail server that %s: a job has time for it',
		async ( _how, pause ) => {
			const sink = await SmtpSink.start( 'slow.example.com', { pause } );
			const email = sink.address( `ann-${ Date.now() }` );

			const first = await orderAMug( email );
			const second = await orderAMug( email );
			await sink.stop();

			// Five of them are for the mail server.
			expect( first.seconds ).toBeLessThan( 9 );
			expect( waiting( first.orderId ) ).toBe( 1 );
			// For some minutes nobody waits for it at all.
			expect( second.seconds ).toBeLessThan( 4 );
			expect( waiting( second.orderId ) ).toBeGreaterThan( 0 );
		},
		60_000
	);

	it( 'are tried again where a mail server refuses them, and the order says so once', async () => {
		const refusing = await SmtpSink.start( 'refuses.example.com', {
			refuses: true,
		} );
		const email = refusing.address( `ann-${ Date.now() }` );
		const { seconds, orderId } = await orderAMug( email );
		await refusing.stop();
		const isWaiting = waiting( orderId );
		// The server takes mails again: they go where those of other tests go.
		const { sent, notes } = php< { sent: string[]; notes: string[] } >(
			`$sent = []; add_filter( 'pre_wp_mail', static function ( $done, $mail ) use ( &$sent ) { $sent[] = $mail['to']; return true; }, PHP_INT_MAX, 2 );
			global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}marketday_outbox SET due_at = 1 WHERE due_at IS NOT NULL" ); do_action( 'marketday_outbox' ); do_action( 'marketday_outbox' );
			return [ 'sent' => $sent, 'notes' => $wpdb->get_col( "SELECT comment_content FROM {$wpdb->comments} WHERE comment_type = 'order_note' AND comment_post_ID = ${ Number(
				orderId
			) }" ) ];`
		);

		expect( seconds ).toBeLessThan( 9 );
		expect( isWaiting ).toBeGreaterThan( 0 );
		expect( sent.filter( ( one ) => one === email ) ).toHaveLength( 1 );
		expect( waiting( orderId ) ).toBe( 0 );
		expect(
			notes.filter( ( note ) =>
				/keep trying|stopped trying/.test( note )
			)
		).toHaveLength( 1 );
	}, 30_000 );

	it( 'go out after the answer where the server can give that first', async () => {
		allowFaults( SITE );
		php( `update_option( 'marketday_test_order', [] ); return [];` );
		const email = `late-${ Date.now() }@example.com`;
		const ann = new Shopper();
		await ann.add( product( 'mug' ) );

		const { status, json } = await ann.storeApi( 'POST', '/checkout', {
			body: orderOf( email ),
			headers: answeringFirst,
		} );

		forbidFaults( SITE );
		expect( status ).toBe( 200 );
		const wentOut = php< string[] >(
			`wp_cache_flush(); $order = get_option( 'marketday_test_order' ); delete_option( 'marketday_test_order' ); return $order;`
		);
		expect( wentOut[ 0 ] ).toBe( 'answer' );
		expect( wentOut.filter( ( one ) => one === email ) ).toHaveLength( 1 );
		expect( wentOut.length ).toBeGreaterThanOrEqual( 3 );
		expect( waiting( json.order_id ) ).toBe( 0 );
	} );

	( isWooCommerce ? it : it.skip )(
		'go out, and the order stands, where they cannot be written down before',
		async () => {
			const rename = ( from: string, to: string ) =>
				php(
					`global $wpdb; $wpdb->query( "ALTER TABLE {$wpdb->prefix}marketday_outbox RENAME COLUMN ${ from } TO ${ to }" ); return [];`
				);
			const sink = await SmtpSink.start( 'written.example.com' );
			const email = sink.address( `ann-${ Date.now() }` );
			rename( 'arguments', 'lost' );

			await orderAMug( email ).finally( () =>
				rename( 'lost', 'arguments' )
			);

			expect( await sink.to( email ) ).toHaveLength( 1 );
			await sink.stop();
		},
		30_000
	);

	( isWooCommerce ? it : it.skip )(
		'let nobody wait for one to the shop about its stock',
		async () => {
			const sink = await SmtpSink.start( 'stock.example.com', {
				pause: 20_000,
			} );
			setOptions( {
				woocommerce_stock_email_recipient: sink.address( 'shop' ),
				woocommerce_notify_no_stock: 'yes',
			} );
			setStock( 'mug', 1 );

			const { seconds } = await orderAMug( 'ann@example.com' );

			setOptions( {
				woocommerce_stock_email_recipient: 'shop@example.com',
			} );
			setStock( 'mug', 200 );
			expect( seconds ).toBeLessThan( 4 );
			expect(
				php< { kinds: string[] } >(
					`global $wpdb; return [ 'kinds' => $wpdb->get_col( "SELECT kind FROM {$wpdb->prefix}marketday_outbox WHERE kind = 'woocommerce_stock_mail'" ) ];`
				).kinds
			).toHaveLength( 1 );
			await sink.stop();
		},
		60_000
	);
} );
