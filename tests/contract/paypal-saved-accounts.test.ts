// @features paypal
// @also-on woocommerce

import { placeOrder, sendForm } from './checkout-form';
import { customer, keepAccount, keptBy, newCustomer } from './paypal-customers';
import { type Buyer } from './paypal-fake';
import { aBuyer, connectPayPal, fake } from './paypal-scene';
import { php, product, stockOf } from './shop';

connectPayPal();

const METHOD = 'marketday_paypal_kept';
const SECTION = '/my-account/?section=paypal';

beforeAll( () => newCustomer( 'kept-ben' ) );
beforeEach( () => {
	newCustomer( 'kept-ann' );
	fake.connect( { vaulting: true } );
} );

/** A customer whose account is kept, with a mug in the basket. */
async function ann() {
	const buyer = await customer( 'kept-ann' );
	const token = await keepAccount( buyer );
	await buyer.storeApi( 'DELETE', '/cart/items' );
	await buyer.add( product( 'mug' ) );
	return { buyer, token };
}
const pay = ( buyer: Buyer ) => placeOrder( buyer, { payment_method: METHOD } );
const orderOf = ( id: number ) =>
	php< { status: string; title: string; refunded: number; paypal: string } >(
		`$order = $engine->payments()->order( ${ id } );
		return [ 'status' => $order->status->value, 'title' => $order->payment->methodTitle, 'refunded' => $engine->payments()->refundedSum( ${ id } )->minor, 'paypal' => $engine->orders()->data( ${ id }, 'paypal' )['order'] ?? '' ];`
	);
const captures = async () => ( await fake.state() ).captures;
const methodsOf = async ( buyer: Buyer ) =>
	( await buyer.cart() ).payment_methods as unknown as string[];
const pathOf = ( address: string | null ) => {
	const { pathname, search } = new URL( address ?? '' );
	return pathname + search;
};

describe( 'the account that PayPal keeps', () => {
	it( 'pays an order at once, and goes back in part', async () => {
		const { buyer } = await ann();
		expect( await methodsOf( buyer ) ).toContain( METHOD );

		const { status, json } = await pay( buyer );

		const id = json.order_id as number;
		expect( status ).toBe( 200 );
		expect( json.payment_result ).toMatchObject( {
			payment_status: 'success',
			redirect_url: expect.stringContaining( 'order-received' ),
		} );
		expect( orderOf( id ) ).toMatchObject( {
			status: 'processing',
			title: 'PayPal: grace@example.com',
		} );
		expect( await captures() ).toMatchObject( [
			{ status: 'COMPLETED', custom_id: String( id ) },
		] );
		expect( stockOf( 'mug' ) ).toBe( 49 );

		php(
			`$order = $engine->payments()->order( ${ id } ); $engine->payments()->refund( ${ id }, new Marketday\\Engine\\Contract\\Money( 100, $order->contents->total->currency ), 'A chip' ); return [];`
		);
		expect( orderOf( id ).refunded ).toBe( 100 );
		expect( ( await fake.state() ).refunds ).toMatchObject( [
			{ amount: { value: '1.00' } },
		] );
	} );

	it( 'pays once, where the order is sent eight times at once', async () => {
		const { buyer } = await ann();
		await buyer.cart();

		await Promise.all( Array.from( { length: 8 }, () => pay( buyer ) ) );

		expect( await captures() ).toHaveLength( 1 );
		expect( stockOf( 'mug' ) ).toBe( 49 );
	}, 60_000 );

	it.each( [
		[ 'the job finishes it', 'static fn ( $salt ) => $salt' ],
		[
			'the job finishes it on another machine, which has other keys',
			"static fn ( $salt ) => 'other' . $salt",
		],
	] )(
		'pays once, where PayPal’s answer is lost: the order waits, and %s',
		async ( _what, salt ) => {
			const { buyer } = await ann();
			await fake.fault( 'lost', '/v2/checkout/orders', { times: 2 } );

			const { json } = await pay( buyer );

			const id = json.order_id as number;
			expect( orderOf( id ).status ).toBe( 'on-hold' );
			expect( await captures() ).toHaveLength( 1 );
			php(
				`$salt = ${ salt }; add_filter( 'salt', $salt );
			$order = $engine->payments()->order( ${ id } ); do_action( 'marketday_paypal_charge', "kept-{$order->id}-{$order->contents->total->minor}-0" );
			remove_filter( 'salt', $salt ); return [];`
			);
			expect( orderOf( id ).status ).toBe( 'processing' );
			expect( await captures() ).toHaveLength( 1 );
		},
		30_000
	);

	it( 'is declined by a sentence that says what to do, and may be tried again', async () => {
		const { buyer } = await ann();
		await fake.fault( 'decline', '/v2/checkout/orders' );

		const { status, json } = await pay( buyer );

		expect( status ).toBeGreaterThanOrEqual( 400 );
		expect( JSON.stringify( json ) ).toContain(
			'Choose a different payment method.'
		);
		expect( await captures() ).toHaveLength( 0 );
		const again = await pay( buyer );
		expect( again.status ).toBe( 200 );
		expect( await captures() ).toHaveLength( 1 );
	} );

	it( 'asks its owner where PayPal has doubts', async () => {
		const { buyer, token } = await ann();
		await fake.post( `doubt/${ token }` );

		const { json } = await pay( buyer );

		const url = json.payment_result.redirect_url;
		expect( url ).toContain( `${ fake.url }/checkoutnow` );
		const { headers } = await fetch( url, {
			method: 'POST',
			redirect: 'manual',
			body: new URLSearchParams( { answer: 'yes' } ),
		} );
		await buyer.get( pathOf( headers.get( 'location' ) ) );
		expect( orderOf( json.order_id as number ).status ).toBe(
			'processing'
		);
		expect( await captures() ).toHaveLength( 1 );
	} );

	it( 'is nobody else’s way to pay', async () => {
		await ann();
		const ben = await customer( 'kept-ben' );
		await ben.add( product( 'mug' ) );

		for ( const other of [ ben, await aBuyer() ] ) {
			expect( await methodsOf( other ) ).not.toContain( METHOD );
			expect( ( await pay( other ) ).status ).toBeGreaterThanOrEqual(
				400
			);
		}
		expect( await captures() ).toHaveLength( 0 );
	} );

	it( 'is no way to pay where the shop no longer keeps any', async () => {
		const { buyer } = await ann();
		fake.connect();

		expect( await methodsOf( buyer ) ).not.toContain( METHOD );
		expect( ( await pay( buyer ) ).status ).toBeGreaterThanOrEqual( 400 );
	} );
} );

describe( 'the section of the account', () => {
	const agree = async ( location: string, decision: 'yes' | 'no' ) => {
		const { headers } = await fetch( location, {
			method: 'POST',
			redirect: 'manual',
			body: new URLSearchParams( { answer: decision } ),
		} );
		return pathOf( headers.get( 'location' ) );
	};
	const begin = async ( buyer: Buyer ) => {
		const { status, headers } = await sendForm( buyer, SECTION, {
			'marketday-action': 'keep-paypal',
		} );
		expect( status ).toBeGreaterThanOrEqual( 302 );
		return headers.get( 'location' ) ?? '';
	};

	it( 'leads to PayPal and back, keeps the account, and takes it back', async () => {
		const buyer = await customer( 'kept-ann' );
		const to = await begin( buyer );
		expect( to ).toContain( `${ fake.url }/agreements/approve` );

		const back = await buyer.get( await agree( to, 'yes' ) );

		expect( back.headers.get( 'location' ) ).toContain( 'section=paypal' );
		const { text } = await buyer.get( SECTION );
		expect( text ).toContain( 'grace@example.com' );
		expect( text ).toContain( 'PayPal account saved.' );
		const [ token ] = Object.values( keptBy( 'kept-ann' ) );

		await sendForm( buyer, SECTION, {
			'marketday-action': 'forget-paypal',
		} );

		expect( ( await buyer.get( SECTION ) ).text ).not.toContain(
			'grace@example.com'
		);
		expect( keptBy( 'kept-ann' ) ).toEqual( {} );
		expect( ( await fake.state() ).asked ).toContainEqual(
			expect.objectContaining( {
				method: 'DELETE',
				path: `/v3/vault/payment-tokens/${ token }`,
			} )
		);
	} );

	it( 'keeps nothing of who says no, and of nobody else', async () => {
		const buyer = await customer( 'kept-ann' );
		await buyer.get( await agree( await begin( buyer ), 'no' ) );
		expect( keptBy( 'kept-ann' ) ).toEqual( {} );

		const back = await agree( await begin( buyer ), 'yes' );
		const ben = await customer( 'kept-ben' );
		expect( ( await ben.get( back ) ).status ).toBe( 403 );
		expect( keptBy( 'kept-ben' ) ).toEqual( {} );
	} );

	it( 'is not there where the shop keeps none', async () => {
		fake.connect();
		const { text } = await ( await customer( 'kept-ann' ) ).get( SECTION );

		expect( text ).not.toContain( 'Save a PayPal account' );
	} );
} );
