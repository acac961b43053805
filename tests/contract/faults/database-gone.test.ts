import { checkoutBody, placeOrder } from '../checkout-form';
import { isWooCommerce, php, product, setStock, stockOf } from '../shop';
import { Shopper } from '../shopper';
import { allowFaults, fault, forbidFaults } from './fault';

const SITE = process.env.MARKETDAY_SITE_DIR ?? '';

function countOrders(): number {
	return php< { count: number } >(
		`global $wpdb; return [ 'count' => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->posts} WHERE post_type = 'shop_order'" ) ];`
	).count;
}

const orderWith = ( shopper: Shopper, moment: number | 'commit' ) =>
	shopper.storeApi( 'POST', '/checkout', {
		body: checkoutBody(),
		headers: fault( 'gone', moment ),
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
			const before = countOrders();
			let happened = 0;

			for ( let statement = 1; statement < 400; statement += 2 ) {
				const answer = await orderWith( ann, statement );
				if ( answer.headers.get( 'x-marketday-fault' ) === null ) {
					// The transaction has fewer statements: this one was the order.
					expect( answer.status ).toBe( 200 );
					break;
				}
				happened++;
				expect( answer.status ).toBe( 500 );
				expect( answer.json.code ).toBe(
					'woocommerce_rest_unknown_server_error'
				);
				expect( answer.text ).not.toMatch( /SQL|mysqli|SQLSTATE|wp_/ );
				expect( countOrders() ).toBe( before );
				expect( stockOf( 'mug' ) ).toBe( 50 );
			}

			expect( happened ).toBeGreaterThan( 5 );
			expect( countOrders() ).toBe( before + 1 );
			expect( stockOf( 'mug' ) ).toBe( 48 );
		}, 240_000 );

		it( 'nothing is left when it happens at the very end', async () => {
			const ann = new Shopper();
			await ann.add( product( 'mug' ) );
			const before = countOrders();

			const answer = await orderWith( ann, 'commit' );

			expect( answer.status ).toBe( 500 );
			expect( countOrders() ).toBe( before );
			expect( stockOf( 'mug' ) ).toBe( 50 );
			expect( ( await ann.cart() ).items_count ).toBe( 1 );
			expect( ( await placeOrder( ann ) ).status ).toBe( 200 );
			expect( stockOf( 'mug' ) ).toBe( 49 );
		} );

		it( 'after the order was stored, it stays one order with its stock taken once', async () => {
			const ann = new Shopper();
			await ann.add( product( 'mug' ) );
			const before = countOrders();

			await ann.storeApi( 'POST', '/checkout', {
				body: checkoutBody(),
				headers: fault( 'gone', 'committed' ),
			} );
			await placeOrder( ann );

			expect( countOrders() ).toBe( before + 1 );
			expect( stockOf( 'mug' ) ).toBe( 49 );
		} );

		it( 'adding to the basket is refused and the basket is as it was', async () => {
			const ann = new Shopper();
			await ann.add( product( 'mug' ) );

			const answer = await ann.storeApi( 'POST', '/cart/add-item', {
				body: { id: product( 'sale' ), quantity: 1 },
				headers: fault( 'gone', 1 ),
			} );

			expect( answer.status ).toBe( 500 );
			expect( ( await ann.cart() ).items ).toHaveLength( 1 );
		} );
	}
);
