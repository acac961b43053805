import { checkoutBody, placeOrder } from '../checkout-form';
import { isWooCommerce } from '../shop';
import { Shopper } from '../shopper';
import { fillSite, inSite } from '../site';
import { startTemporarySite, type TemporarySite } from '../temporary-site';
import { allowFaults, fault } from './fault';

interface State {
	stock: number;
	orders: number;
}

let site: TemporarySite;
let mug: number;

/** What the database says, beside the web server. */
function state(): State {
	return inSite(
		`global $wpdb; wp_cache_flush(); return [ 'stock' => (int) get_post_meta( ${ mug }, '_stock', true ),
		'orders' => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->posts} WHERE post_type = 'shop_order'" ) ];`,
		site.dir
	) as State;
}

async function orderAndDie(
	shopper: Shopper,
	moment: number | 'commit' | 'committed'
): Promise< void > {
	const dead = shopper.storeApi( 'POST', '/checkout', {
		body: checkoutBody(),
		headers: fault( 'killed', moment ),
	} );
	await expect( dead ).rejects.toThrow( /fetch failed/ );
}

/** The site has six workers, and each test here ends one. */
( isWooCommerce ? describe.skip : describe )(
	'when the worker is killed during the checkout',
	() => {
		beforeAll( async () => {
			site = await startTemporarySite(
				'embedded',
				process.env.MARKETDAY_DB === 'mariadb' ? 'mariadb' : 'sqlite'
			);
			allowFaults( site.dir );
			const { ids } = fillSite( site.dir ) as {
				ids: Record< string, number >;
			};
			mug = ids[ 'contract-mug' ] ?? 0;
		}, 120_000 );
		afterAll( () => site?.stop() );

		it.each( [
			[ 'in the first statements', 3 ],
			[ 'between the stock and the end', 16 ],
			[ 'just before the commit', 'commit' ],
		] as const )(
			'%s: no order, no stock taken, and the next try makes both',
			async ( _when, moment ) => {
				const ann = new Shopper( site.url );
				await ann.add( mug, 2 );
				const before = state();

				await orderAndDie( ann, moment );

				expect( state() ).toEqual( before );
				expect( ( await placeOrder( ann ) ).status ).toBe( 200 );
				expect( state() ).toEqual( {
					stock: before.stock - 2,
					orders: before.orders + 1,
				} );
			},
			60_000
		);

		it( 'after the commit: the order is there, and sending it again makes no second one', async () => {
			const ann = new Shopper( site.url );
			await ann.add( mug, 1 );
			const before = state();

			await orderAndDie( ann, 'committed' );

			const made = {
				stock: before.stock - 1,
				orders: before.orders + 1,
			};
			expect( state() ).toEqual( made );
			await placeOrder( ann );
			expect( state() ).toEqual( made );
		}, 60_000 );
	}
);
