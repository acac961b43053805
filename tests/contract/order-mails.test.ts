// @features checkout
// @also-on sqlite, woocommerce

import { checkoutBody, placeOrder } from './checkout-form';
import { php, product, setStock } from './shop';
import { Shopper } from './shopper';
import { SmtpSink } from './smtp-sink';

/** The time for what is still to be done has come, and a job comes by. */
const work = () =>
	php(
		'global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}marketday_outbox SET due_at = 1 WHERE due_at IS NOT NULL" ); do_action( \'marketday_outbox\' ); return [];'
	);

async function orderFor( email: string ): Promise< number > {
	const ann = new Shopper();
	await ann.add( product( 'mug' ) );
	const body = checkoutBody();
	const since = Date.now();
	const { status } = await placeOrder( ann, {
		...body,
		billing_address: { ...( body.billing_address as object ), email },
	} );
	expect( status ).toBe( 200 );
	return Date.now() - since;
}

describe( 'mails about an order', () => {
	beforeEach( () => setStock( 'mug', 200 ) );

	it( 'let nobody wait for a slow mail server, and come once when it has time', async () => {
		const manners = { pause: 20_000 };
		const sink = await SmtpSink.start( 'slow.example.com', manners );
		const email = sink.address( `ann-${ Date.now() }` );

		expect( await orderFor( email ) ).toBeLessThan( 12_000 );
		expect( await sink.to( email, 0 ) ).toHaveLength( 0 );

		manners.pause = 0;
		work();
		work();
		expect( await sink.to( email ) ).toHaveLength( 1 );
		await sink.stop();
	}, 120_000 );

	it( 'come once where the server refuses them at first', async () => {
		const sink = await SmtpSink.start( 'stubborn.example.com', {
			refusals: 2,
		} );
		const email = sink.address( `ann-${ Date.now() }` );

		await orderFor( email );
		work();
		expect( await sink.to( email, 0 ) ).toHaveLength( 0 );
		work();
		work();
		expect( await sink.to( email ) ).toHaveLength( 1 );
		await sink.stop();
	}, 60_000 );
} );
