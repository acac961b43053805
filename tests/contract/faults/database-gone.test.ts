// @features store
// @also-on sqlite, woocommerce

import { checkoutBody, placeOrder } from '../checkout-form';
import { isWooCommerce, php, product, setStock } from '../shop';
import { Shopper } from '../shopper';
import {
	allowFaults,
	forbidFaults,
	losingDatabase,
	type Moment,
} from './fault';

const SITE = process.env.MARKETDAY_SITE_DIR ?? '';

interface State {
	orders: number;
	stock: number;
}

/** Orders in the shop and pieces left, as the database says. */
function state(): State {
	return php< State >(
		`global $wpdb; return [ 'orders' => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->posts} WHERE post_type = 'shop_order'" ),
		'stock' => (int) get_post_meta( ${ product( 'mug' ) }, '_stock', true ) ];`
	);
}

const after = ( before: State, pieces: number ): State => ( {
	orders: before.orders + 1,
	stock: before.stock - pieces,
} );

const orderWith = ( shopper: Shopper, moment: Moment ) =>
	shopper.storeApi( 'POST', '/checkout', {
		body: checkoutBody(),
		headers: losingDatabase( moment ),
	} );

( isWooCommerce ? describe.skip : describe )(
	'when the database goes away during the checkout',
	() => {
		beforeAll( () => allowFaults( SITE ) );
		beforeEach( () => setStock( 'mug', 50 ) );
		afterAll( () => {
			forbidFaults( SITE );
			setStock( 'mug', 200 );
		} );

		it( 'nothing of the order is left, at whatever statement it happens, and the next try makes it', async () => {
			const ann = new Shopper();
			await ann.add( product( 'mug' ), 2 );
			const before = state();
			let happened = 0;

			for ( let statement = 1; statement < 400; statement += 3 ) {
				const response = await orderWith( ann, statement );
				if ( response.headers.get( 'x-marketday-fault' ) === null ) {
					// The transaction has fewer statements: this one was the order.
					expect( response.status ).toBe( 200 );
					break;
				}
				happened++;
				expect( response.status ).toBe( 500 );
				// WordPress itself answers `wp_die` where the connection is lost.
				expect( [
					'woocommerce_rest_unknown_server_error',
					'wp_die',
				] ).toContain( response.json.code );
				expect( response.text ).not.toMatch(
					/SQLSTATE|mysqli|INSERT|UPDATE|SELECT|wp_posts/
				);
				expect( state() ).toEqual( before );
			}

			expect( happened ).toBeGreaterThan( 5 );
			expect( state() ).toEqual( after( before, 2 ) );
		}, 240_000 );

		it( 'nothing is left when it happens at the very end', async () => {
			const ann = new Shopper();
			await ann.add( product( 'mug' ) );
			const before = state();

			const response = await orderWith( ann, 'commit' );

			expect( response.status ).toBe( 500 );
			expect( state() ).toEqual( before );
			expect( ( await ann.cart() ).items_count ).toBe( 1 );
			expect( ( await placeOrder( ann ) ).status ).toBe( 200 );
			expect( state() ).toEqual( after( before, 1 ) );
		} );

		it( 'after the order was stored, it stays one order with its stock taken once', async () => {
			const ann = new Shopper();
			await ann.add( product( 'mug' ) );
			const before = state();

			await ann.storeApi( 'POST', '/checkout', {
				body: checkoutBody(),
				headers: losingDatabase( 'committed' ),
			} );
			await placeOrder( ann );

			expect( state() ).toEqual( after( before, 1 ) );
		} );

		it( 'adding to the basket is refused and the basket is as it was', async () => {
			const ann = new Shopper();
			await ann.add( product( 'mug' ) );

			const response = await ann.storeApi( 'POST', '/cart/add-item', {
				body: { id: product( 'sale' ), quantity: 1 },
				headers: losingDatabase( 1 ),
			} );

			expect( response.status ).toBe( 500 );
			expect( ( await ann.cart() ).items ).toHaveLength( 1 );
		} );
	}
);
