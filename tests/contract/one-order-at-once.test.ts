// @features checkout
// @also-on sqlite, woocommerce

import {
	checkoutBody,
	orderFields,
	pageForm,
	placeOrder,
} from './checkout-form';
import { crowds } from './everywhere';
import { isWooCommerce, php, product, setStock, stockOf } from './shop';
import { Shopper, type ShopResponse } from './shopper';

/** The form, whose sendings are all answered, races at every number; the others, which take turns in the same way, at fewer. */
const TIMES = crowds( [ 2, 10 ], [ 4, 20, 50 ] );
const FEWER_TIMES = crowds( [ 10 ], [ 4, 20 ] );

/** New in each run: its orders are those of this test. */
let number = 0;
const newEmail = () => `race-${ Date.now() }-${ ++number }@example.com`;

/** How many orders the shop has of an e-mail address; drafts are none. */
const ordersOf = ( email: string ): number =>
	php< { orders: number } >(
		isWooCommerce
			? `return [ 'orders' => count( wc_get_orders( [ 'billing_email' => '${ email }', 'limit' => -1, 'return' => 'ids', 'status' => [ 'pending', 'on-hold', 'processing', 'completed', 'failed', 'cancelled' ] ] ) ) ];`
			: `global $wpdb; return [ 'orders' => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->postmeta} WHERE meta_key = '_billing_email' AND meta_value = '${ email }'" ) ];`
	).orders;

async function withAMug(): Promise< Shopper > {
	const ann = new Shopper();
	await ann.add( product( 'mug' ) );
	return ann;
}

const atOnce = ( times: number, send: () => Promise< ShopResponse > ) =>
	Promise.all( Array.from( { length: times } ).map( send ) );

/** Who comes when the order is made finds the basket empty, as on WooCommerce: nobody hears of a second order. */
const expectOneAnswer = ( responses: ShopResponse[] ): void => {
	const outcomes = responses.map( ( { status, json } ) =>
		status === 200
			? `order ${ json.order_id }`
			: `${ status } ${ json.code }`
	);
	const orders = outcomes.filter( ( text ) => text.startsWith( 'order' ) );
	expect( new Set( orders ).size ).toBe( 1 );
	expect( new Set( outcomes ) ).toEqual(
		new Set( [
			...orders,
			...( orders.length < outcomes.length
				? [ '409 woocommerce_rest_cart_empty' ]
				: [] ),
		] )
	);
};

const bodyOf = ( email: string ) => {
	const body = checkoutBody();
	return {
		...body,
		billing_address: { ...( body.billing_address as object ), email },
	};
};

describe( 'an order sent many times at once', () => {
	beforeEach( () => setStock( 'mug', 200 ) );

	it.each( TIMES )(
		'by the form, %i times, is one order, to which every sending is led',
		async ( times ) => {
			const ann = await withAMug();
			const email = newEmail();
			const send = await pageForm(
				ann,
				'/checkout/',
				orderFields( email )
			);

			const responses = await atOnce( times, send );

			expect( ordersOf( email ) ).toBe( 1 );
			expect( stockOf( 'mug' ) ).toBe( 199 );
			expect( responses.map( ( { status } ) => status ) ).toEqual(
				Array.from( { length: times } ).fill( 303 )
			);
			expect(
				new Set(
					responses.map( ( { headers } ) =>
						headers.get( 'location' )
					)
				).size
			).toBe( 1 );
			expect( ( await ann.cart() ).items_count ).toBe( 0 );
		},
		300_000
	);

	it.each( FEWER_TIMES )(
		'by the Store API, %i times, is one order, and no sending hears of another',
		async ( times ) => {
			const ann = await withAMug();
			const email = newEmail();

			const responses = await atOnce( times, () =>
				placeOrder( ann, bodyOf( email ) )
			);

			expect( ordersOf( email ) ).toBe( 1 );
			expect( stockOf( 'mug' ) ).toBe( 199 );
			expectOneAnswer( responses );
			expect( ( await ann.cart() ).items_count ).toBe( 0 );
		},
		300_000
	);

	it.each( FEWER_TIMES )(
		'by the Store API with a Cart-Token alone, %i times, is one order, and no sending hears of another',
		async ( times ) => {
			const ann = await withAMug();
			const email = newEmail();
			const send = () => {
				const browser = new Shopper();
				return browser.storeApi( 'POST', '/checkout', {
					nonce: false,
					headers: { 'Cart-Token': ann.cartToken },
					body: bodyOf( email ),
				} );
			};

			const responses = await atOnce( times, send );

			expect( ordersOf( email ) ).toBe( 1 );
			expect( stockOf( 'mug' ) ).toBe( 199 );
			expectOneAnswer( responses );
		},
		300_000
	);

	// The embedded store has no links to pay by.
	( isWooCommerce ? it : it.skip ).each( FEWER_TIMES )(
		'by the link to pay, %i times, stays one order, paid once',
		async ( times ) => {
			const email = newEmail();
			const { path, id } = php< { path: string; id: number } >(
				`$order = wc_create_order(); $order->add_product( wc_get_product( ${ product(
					'voucher'
				) } ) ); $order->set_billing_email( '${ email }' ); $order->calculate_totals(); $order->save();
				return [ 'path' => wp_make_link_relative( $order->get_checkout_payment_url() ), 'id' => $order->get_id() ];`
			);
			const guest = new Shopper();
			const { text } = await guest.get( path );
			const [ , nonce = '' ] =
				/name="woocommerce-pay-nonce" value="([^"]+)"/.exec( text ) ??
				[];

			const responses = await atOnce( times, () =>
				guest.post( path, {
					woocommerce_pay: 1,
					'woocommerce-pay-nonce': nonce,
					payment_method: 'bacs',
					terms: 1,
					'terms-field': 1,
				} )
			);

			expect( responses.some( ( { status } ) => status === 302 ) ).toBe(
				true
			);
			expect( ordersOf( email ) ).toBe( 1 );
			const { turns } = php< { turns: number } >(
				`return [ 'turns' => count( array_filter( wc_get_order_notes( [ 'order_id' => ${ id } ] ), fn ( $note ) => str_contains( $note->content, 'On hold' ) || str_contains( $note->content, 'on hold' ) ) ) ];`
			);
			expect( turns ).toBe( 1 );
		},
		300_000
	);
} );
