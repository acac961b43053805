// @features account
// @also-on woocommerce

import { placeOrder } from './checkout-form';
import { isWooCommerce, php, product, setStock, stockOf } from './shop';
import { type ShopResponse, Shopper } from './shopper';

interface Placed {
	id: number;
	key: string;
}

/** An account of this file's own, and what it has ordered. */
async function aCustomer(): Promise< { ann: Shopper; order: Placed } > {
	const login = `orders-${ Date.now() }`;
	php(
		`wp_insert_user( [ 'user_login' => '${ login }', 'user_email' => '${ login }@example.com', 'user_pass' => 'a long enough password', 'role' => 'customer' ] ); return [];`
	);
	const ann = new Shopper();
	await ann.get( '/wp-login.php' );
	await ann.post( '/wp-login.php', {
		log: login,
		pwd: 'a long enough password',
		testcookie: 1,
	} );
	ann.nonce = '';
	await ann.add( product( 'mug' ), 2 );
	const { json } = await placeOrder( ann );
	return { ann, order: { id: json.order_id, key: json.order_key } };
}

const setStatus = ( { id }: Placed, status: string ) =>
	php(
		`$engine->orders()->setStatus( ${ id }, Marketday\\Engine\\Contract\\OrderStatus::from( '${ status }' ) ); return [];`
	);

const statusOf = ( { id }: Placed ) =>
	php< { status: string } >(
		`return [ 'status' => $engine->payments()->order( ${ id } )->status->value ];`
	).status;

const payUrlOf = ( { id }: Placed ) =>
	php< { url: string } >(
		`return [ 'url' => $engine->payments()->payUrl( $engine->payments()->order( ${ id } ) ) ];`
	).url;

/** A form of the page with the account's block, which on WooCommerce is a page of its own. */
const PAGE = php< { path: string } >(
	`$id = (int) ( get_page_by_path( 'our-account' )->ID ?? 0 ) ?: wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Our account', 'post_name' => 'our-account', 'post_content' => '<!-- wp:marketday/account /-->' ] );
	return [ 'path' => (string) wp_parse_url( get_permalink( $id ), PHP_URL_PATH ) ];`
).path;

async function send(
	shopper: Shopper,
	action: string,
	{ id }: Placed
): Promise< ShopResponse > {
	const { text } = await shopper.get( PAGE );
	const [ , nonce = '' ] =
		/name="marketday-nonce" value="([^"]+)"/.exec( text ) ?? [];
	return shopper.post( PAGE, {
		'marketday-action': action,
		'marketday-nonce': nonce,
		order: String( id ),
	} );
}

beforeEach( () => setStock( 'mug', 50 ) );
afterAll( () => setStock( 'mug', 200 ) );

describe( 'an order in the account', () => {
	it( 'is ordered again, at the prices of today', async () => {
		const { ann, order } = await aCustomer();
		setStatus( order, 'completed' );

		const { status } = await send( ann, 'order-again', order );

		expect( status ).toBe( 303 );
		expect( ( await ann.cart() ).items ).toMatchObject( [
			{ id: product( 'mug' ), quantity: 2 },
		] );
		await ann.storeApi( 'DELETE', '/cart/items' );
	} );

	it( 'brings the same variation', async () => {
		const { ann } = await aCustomer();
		const variation = product( 'tee-blue-s' );
		await ann.add( variation );
		const { json } = await placeOrder( ann );
		const order = { id: json.order_id, key: json.order_key };
		setStatus( order, 'completed' );

		await send( ann, 'order-again', order );

		expect( ( await ann.cart() ).items ).toMatchObject( [
			{ id: variation, quantity: 1 },
		] );
		await ann.storeApi( 'DELETE', '/cart/items' );
	} );

	it( 'is cancelled before it is paid, and its goods go back', async () => {
		const { ann, order } = await aCustomer();
		const before = stockOf( 'mug' ) ?? 0;
		setStatus( order, 'on-hold' );
		setStatus( order, 'pending' );
		// WooCommerce gives them back as soon as an order waits for its payment.
		const waiting = stockOf( 'mug' ) ?? 0;

		const { status } = await send( ann, 'cancel-order', order );

		expect( status ).toBe( 303 );
		expect( statusOf( order ) ).toBe( 'cancelled' );
		expect( waiting ).toBe( isWooCommerce ? before + 2 : before );
		expect( stockOf( 'mug' ) ).toBe( before + 2 );
	} );

	it( 'is not cancelled once it is paid', async () => {
		const { ann, order } = await aCustomer();

		await send( ann, 'cancel-order', order );

		expect( statusOf( order ) ).toBe( 'processing' );
		expect( ( await ann.get( PAGE ) ).text ).toContain(
			'This order can no longer be cancelled.'
		);
	} );

	it( "is nobody else's to cancel or repeat", async () => {
		const { order } = await aCustomer();
		const { ann: eve } = await aCustomer();
		setStatus( order, 'on-hold' );
		setStatus( order, 'pending' );

		await send( eve, 'cancel-order', order );
		await send( eve, 'order-again', order );

		expect( statusOf( order ) ).toBe( 'pending' );
		expect( ( await eve.cart() ).items ).toEqual( [] );
	} );
} );

// WooCommerce has a page and a form of its own for it.
( isWooCommerce ? describe.skip : describe )(
	'the page to pay for an order',
	() => {
		async function anUnpaidOrder() {
			const { ann, order } = await aCustomer();
			setStatus( order, 'on-hold' );
			setStatus( order, 'pending' );
			const url = new URL( payUrlOf( order ) );
			return { ann, order, path: url.pathname + url.search };
		}

		async function pay(
			shopper: Shopper,
			path: string,
			method: string
		): Promise< ShopResponse > {
			const { text } = await shopper.get( path );
			const [ , nonce = '' ] =
				/name="marketday-nonce" value="([^"]+)"/.exec( text ) ?? [];
			return shopper.post( path, {
				'marketday-action': 'pay-order',
				'marketday-nonce': nonce,
				payment_method: method,
			} );
		}

		it( 'takes the way to pay, and leads to the confirmation', async () => {
			const { ann, order, path } = await anUnpaidOrder();

			const { status, headers } = await pay( ann, path, 'bacs' );

			expect( status ).toBe( 303 );
			expect( headers.get( 'location' ) ).toContain(
				`/order-received/${ order.id }/`
			);
			expect( statusOf( order ) ).toBe( 'on-hold' );
			expect( payUrlOf( order ) ).toBe( '' );
		} );

		it( 'takes the goods of a failed order again', async () => {
			const { ann, order, path } = await anUnpaidOrder();
			setStatus( order, 'failed' );
			const before = stockOf( 'mug' ) ?? 0;

			await pay( ann, path, 'cod' );

			expect( statusOf( order ) ).toBe( 'processing' );
			expect( stockOf( 'mug' ) ).toBe( before - 2 );
		} );

		it( 'sells nothing that has gone meanwhile', async () => {
			const { ann, order, path } = await anUnpaidOrder();
			setStatus( order, 'failed' );
			setStock( 'mug', 1 );

			const { status, text } = await pay( ann, path, 'cod' );

			expect( status ).toBe( 200 );
			expect( text ).toContain( 'marketday-notice--error' );
			expect( statusOf( order ) ).toBe( 'failed' );
		} );

		it( "shows a customer's order to nobody else, and an order that is paid to nobody", async () => {
			const { ann, path } = await anUnpaidOrder();
			const page = await new Shopper().get( path );
			expect( page.text ).toContain(
				'You can’t pay for this order here.'
			);
			expect( page.text ).not.toContain( 'Payment method' );
			expect( page.headers.get( 'referrer-policy' ) ).toBe(
				'no-referrer'
			);
			expect( ( await ann.get( path ) ).text ).toContain(
				'Pay for order'
			);

			await pay( ann, path, 'cod' );
			expect( ( await ann.get( path ) ).text ).toContain(
				'You can’t pay for this order here.'
			);
		} );

		it( 'refuses a way to pay that is not offered', async () => {
			const { ann, order, path } = await anUnpaidOrder();

			const { text } = await pay( ann, path, 'gold-coins' );

			expect( text ).toContain(
				'This payment method isn’t available for this order.'
			);
			expect( statusOf( order ) ).toBe( 'pending' );
		} );
	}
);
