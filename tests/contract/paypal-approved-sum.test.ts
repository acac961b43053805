// @features paypal
// @also-on woocommerce

import { ANN, placeOrder } from './checkout-form';
import { orderOf } from './paypal-fake';
import { aBuyer, approved, connectPayPal, fake } from './paypal-scene';
import { isWooCommerce, php, product } from './shop';
import type { ShopResponse } from './shopper';

connectPayPal();

const CHANGED = 'Please approve the new total.';

const pathOf = ( address: string ) => {
	const { pathname, search } = new URL( address );
	return pathname + search;
};

const order = ( buyer: Parameters< typeof placeOrder >[ 0 ] ) =>
	placeOrder( buyer, {
		payment_method: 'marketday_paypal',
		shipping_address: ANN,
	} );

const expectAskedAnew = ( { status, json, text }: ShopResponse ) => {
	expect( status ).toBeGreaterThanOrEqual( 400 );
	expect( text ).toContain( CHANGED );
	// WooCommerce has one code for all that a way of paying refuses.
	expect( json.code ).toBe(
		isWooCommerce
			? 'woocommerce_rest_checkout_process_payment_error'
			: 'marketday_paypal_amount_changed'
	);
};

/** The sum at PayPal that the shopper says yes to. */
const approvedSum = async ( token: string ) =>
	( await fake.state() ).orders.find( ( { id } ) => id === token )
		?.purchase_units[ 0 ]?.amount.value;

const notesOf = ( id: number ) =>
	php< { notes: string } >(
		`global $wpdb;
		return [ 'notes' => implode( ' | ', $wpdb->get_col( "SELECT comment_content FROM {$wpdb->comments} WHERE comment_post_ID = ${ id }" ) ) ];`
	).notes;

describe( 'PayPal takes what was approved', () => {
	it( 'and nothing where more came into the basket: the shopper approves anew', async () => {
		const buyer = await aBuyer();
		const { json } = await buyer.ppc( 'ppc-create-order', {
			context: 'checkout',
			funding_source: 'paypal',
		} );
		const { id } = json.data as unknown as { id: string };
		await fake.approve( id );
		await buyer.approve( id, { should_create_wc_order: false } );
		await buyer.add( product( 'mug' ), 9 );

		expectAskedAnew( await order( buyer ) );

		expect( ( await fake.state() ).captures ).toEqual( [] );
		expect( ( await buyer.cart() ).items_count ).toBe( 10 );

		const again = await order( buyer );
		const page = again.json.payment_result.redirect_url as string;
		const token = new URL( page ).searchParams.get( 'token' ) ?? '';
		expect( again.status ).toBe( 200 );
		expect( token ).not.toBe( id );
		const total = php< { total: string } >(
			`return [ 'total' => $engine->payments()->order( ${ again.json.order_id } )->contents->total->decimal() ];`
		).total;
		expect( await approvedSum( token ) ).toBe( total );
	} );

	it( 'nor where it became less', async () => {
		const buyer = await aBuyer();
		await buyer.add( product( 'mug' ), 4 );
		const { json } = await buyer.ppc( 'ppc-create-order', {
			context: 'checkout',
			funding_source: 'paypal',
		} );
		const { id } = json.data as unknown as { id: string };
		await fake.approve( id );
		await buyer.approve( id, { should_create_wc_order: false } );
		const [ line ] = ( await buyer.cart() ).items;
		await buyer.storeApi( 'POST', '/cart/update-item', {
			body: { key: line.key, quantity: 1 },
		} );

		expectAskedAnew( await order( buyer ) );

		expect( ( await fake.state() ).captures ).toEqual( [] );
	} );

	it( 'from the basket too: the checkout shows the new sum, with its buttons', async () => {
		const buyer = await aBuyer();
		const id = await approved( buyer );
		await buyer.add( product( 'mug' ), 9 );

		const { json } = await buyer.approve( id );

		expect( json ).toEqual( { success: true, data: {} } );
		expect( orderOf( id ).count ).toBe( 0 );
		expect( ( await fake.state() ).captures ).toEqual( [] );
		const { text } = await buyer.get( '/checkout/' );
		expect( text ).toContain( CHANGED );
		expect( text ).not.toContain( 'marketday-paypal--continuation' );
	} );

	it( 'and changes no sum that was approved', async () => {
		const buyer = await aBuyer();
		const id = await approved( buyer );
		const before = await approvedSum( id );
		await buyer.add( product( 'mug' ), 9 );

		const { json } = await buyer.ppc( 'ppc-update-shipping', {
			order_id: id,
		} );

		expect( json ).toMatchObject( {
			success: false,
			data: { name: 'marketday_paypal_approved' },
		} );
		expect( await approvedSum( id ) ).toBe( before );
	} );

	it( 'at the return from its page, where the order was changed meanwhile', async () => {
		const buyer = await aBuyer();
		const { json } = await order( buyer );
		const token =
			new URL( json.payment_result.redirect_url ).searchParams.get(
				'token'
			) ?? '';
		const response = await fetch(
			`${ fake.url }/checkoutnow?token=${ token }`,
			{
				method: 'POST',
				redirect: 'manual',
				body: new URLSearchParams( { answer: 'yes' } ),
			}
		);
		php(
			`$id = ${ json.order_id };
			if ( function_exists( 'wc_get_order' ) ) {
				$order = wc_get_order( $id );
				$order->set_total( '505.00' );
				$order->save();
			} else {
				update_post_meta( $id, '_order_total', '505.00' );
			}
			return [];`
		);

		const back = await buyer.get(
			pathOf( response.headers.get( 'location' ) ?? '' )
		);

		expect( back.headers.get( 'location' ) ).toMatch( /\/checkout\/$/ );
		expect( ( await fake.state() ).captures ).toEqual( [] );
		expect( orderOf( token ).status ).toBe( 'cancelled' );
		expect( notesOf( json.order_id ) ).toContain( '505.00 GBP' );
		expect( ( await buyer.get( '/checkout/' ) ).text ).toContain( CHANGED );
	} );
} );
