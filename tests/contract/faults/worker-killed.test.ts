// @features checkout
// @also-on sqlite, woocommerce

import { placeOrder } from '../checkout-form';
import { isWooCommerce, php, product, setStock } from '../shop';
import { Shopper } from '../shopper';
import { allowFaults, forbidFaults, type Moment } from './fault';
import { placeAndDie } from './place-and-die';

const SITE = process.env.MARKETDAY_SITE_DIR ?? '';

interface State {
	stock: number;
	orders: number;
}

/** What the database says. */
function state(): State {
	return php< State >(
		`global $wpdb; return [ 'stock' => (int) get_post_meta( ${ product(
			'mug'
		) }, '_stock', true ),
		'orders' => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->posts} WHERE post_type = 'shop_order'" ) ];`
	);
}

/** Orders the basket in a process that is ended at that moment of its transaction. */
const orderAndDie = ( shopper: Shopper, moment: Moment ) =>
	placeAndDie( shopper, `marketday_fault( 'killed', '${ moment }' );` );

( isWooCommerce ? describe.skip : describe )(
	'when the worker is killed during the checkout',
	() => {
		beforeAll( () => allowFaults( SITE ) );
		beforeEach( () => setStock( 'mug', 50 ) );
		afterAll( () => {
			forbidFaults( SITE );
			setStock( 'mug', 200 );
		} );

		it.each( [
			[ 'in the first statements', 3 ],
			[ 'between the stock and the end', 16 ],
			[ 'just before the commit', 'commit' ],
		] as const )(
			'%s: no order, no stock taken, and the next try makes both',
			async ( _when, moment ) => {
				const ann = new Shopper();
				await ann.add( product( 'mug' ), 2 );
				const before = state();

				orderAndDie( ann, moment );

				expect( state() ).toEqual( before );
				expect( ( await placeOrder( ann ) ).status ).toBe( 200 );
				expect( state() ).toEqual( {
					stock: before.stock - 2,
					orders: before.orders + 1,
				} );
			}
		);

		it( 'after the commit: the order is there, and sending it again makes no second one', async () => {
			const ann = new Shopper();
			await ann.add( product( 'mug' ), 1 );
			const before = state();

			orderAndDie( ann, 'committed' );

			const made = {
				stock: before.stock - 1,
				orders: before.orders + 1,
			};
			expect( state() ).toEqual( made );
			await placeOrder( ann );
			expect( state() ).toEqual( made );
		} );
	}
);
