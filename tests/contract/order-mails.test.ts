// @features checkout
// @also-on woocommerce

import { checkoutBody, placeOrder } from './checkout-form';
import { php, product, setStock } from './shop';
import { Shopper } from './shopper';
import { SmtpSink } from './smtp-sink';

describe( 'mails about an order', () => {
	it( 'let nobody wait for a slow mail server: a job has time for it', async () => {
		setStock( 'mug', 200 );
		const sink = await SmtpSink.start( 'slow.example.com', {
			pause: 20_000,
		} );
		const email = sink.address( `ann-${ Date.now() }` );
		const ann = new Shopper();
		await ann.add( product( 'mug' ) );
		const body = checkoutBody();
		const since = Date.now();
		const { status, json } = await placeOrder( ann, {
			...body,
			billing_address: { ...( body.billing_address as object ), email },
		} );

		expect( status ).toBe( 200 );
		expect( Date.now() - since ).toBeLessThan( 12_000 );
		expect(
			php< { waiting: number } >(
				`global $wpdb; return [ 'waiting' => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}marketday_outbox WHERE order_id = ${ Number(
					json.order_id
				) }" ) ];`
			).waiting
		).toBe( 1 );
		await sink.stop();
	}, 60_000 );
} );
