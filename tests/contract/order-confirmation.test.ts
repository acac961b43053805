// @features order-confirmation
// @also-on woocommerce

import { placeOrder } from './checkout-form';
import { isWooCommerce, php, product } from './shop';
import { Shopper, type Json } from './shopper';

interface Placed {
	id: number;
	key: string;
	path: string;
}

async function anOrder( shopper: Shopper ): Promise< Placed > {
	await shopper.add( product( 'mug' ) );
	const { json } = await placeOrder( shopper );
	const { order_id: id, order_key: key, payment_result: result } = json;
	const url = new URL( ( result as Json ).redirect_url as string );
	return { id, key, path: url.pathname + url.search };
}

/** As if it had been placed an hour ago. */
function age( { id }: Placed ): void {
	php(
		isWooCommerce
			? `$order = wc_get_order( ${ id } ); $order->set_date_created( time() - 3600 ); $order->save(); return [];`
			: `global $wpdb; $wpdb->update( $wpdb->posts, [ 'post_date' => wp_date( 'Y-m-d H:i:s', time() - 3600 ), 'post_date_gmt' => gmdate( 'Y-m-d H:i:s', time() - 3600 ) ], [ 'ID' => ${ id } ] ); clean_post_cache( ${ id } ); return [];`
	);
}

describe( 'the page of an order just made', () => {
	it( 'is stored nowhere, and tells no other site its address', async () => {
		const { path } = await anOrder( new Shopper() );
		const { headers, text } = await new Shopper().get( path );
		expect( text ).toContain( '1 High Street' );
		expect( headers.get( 'cache-control' ) ).toContain( 'no-store' );
		expect( headers.get( 'referrer-policy' ) ).toBe( 'no-referrer' );
	} );
} );

describe( 'the page of an order made an hour ago', () => {
	it( 'tells nothing of it to who has the link alone', async () => {
		const placed = await anOrder( new Shopper() );
		age( placed );
		const { text } = await new Shopper().get( placed.path );
		expect( text ).not.toContain( '1 High Street' );
		expect( text ).not.toContain( 'ann@example.com' );
	} );

	// In a block theme WooCommerce draws the page itself.
	( isWooCommerce ? it.skip : it )(
		'asks for the e-mail address, and shows the order to who knows it',
		async () => {
			const placed = await anOrder( new Shopper() );
			age( placed );
			const finder = new Shopper();
			const asked = await finder.get( placed.path );
			expect( asked.text ).toContain( 'name="billing_email"' );

			const [ , nonce = '' ] =
				/name="marketday-nonce" value="([^"]+)"/.exec( asked.text ) ??
				[];
			const send = ( email: string ) =>
				finder.post( placed.path, {
					'marketday-action': 'show-order',
					'marketday-nonce': nonce,
					billing_email: email,
				} );
			const wrong = await send( 'sam@example.com' );
			expect( wrong.text ).toContain( 'That’s not the email address' );
			expect( wrong.text ).not.toContain( '1 High Street' );
			expect( ( await send( 'ann@example.com' ) ).text ).toContain(
				'1 High Street'
			);
		}
	);

	it( 'is answered by the Store API only with key and address', async () => {
		const placed = await anOrder( new Shopper() );
		age( placed );
		const ask = ( query: string ) =>
			new Shopper().storeApi( 'GET', `/order/${ placed.id }${ query }` );

		for ( const query of [
			'',
			`?key=${ placed.key }`,
			`?key=${ placed.key }&billing_email=sam@example.com`,
			'?key=wc_order_x&billing_email=ann@example.com',
		] ) {
			const { status, text } = await ask( query );
			expect( [ 401, 403 ] ).toContain( status );
			expect( text ).not.toContain( '1 High Street' );
		}
		const shown = await ask(
			`?key=${ placed.key }&billing_email=ann@example.com`
		);
		expect( shown.status ).toBe( 200 );
		expect( shown.text ).toContain( '1 High Street' );
	} );
} );
