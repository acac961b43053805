// @features basket-reservation, checkout
// @also-on sqlite, woocommerce

import { placeOrder } from './checkout-form';
import { crowds } from './everywhere';
import { php, product, setOptions, setStock, stockOf } from './shop';
import { type ShopResponse, Shopper } from './shopper';

/** SQLite writes one after the other: fewer say the same there. */
const CROWDS =
	process.env.MARKETDAY_DB === 'sqlite'
		? [ 2, 6 ]
		: crowds( [ 2, 10 ], [ 50 ] );

const isDone = ( { status }: ShopResponse ) => status >= 200 && status < 300;

/** Nobody has reserved anything. */
function begin( minutes: number ): void {
	setOptions( { marketday_reservation_minutes: minutes } );
	php(
		`global $wpdb; Marketday\\Engine\\Contract\\StockHolds::install(); $wpdb->query( "DELETE FROM {$wpdb->prefix}marketday_stock_holds" ); return [];`
	);
}

async function crowd( count: number ): Promise< Shopper[] > {
	const shoppers = Array.from( { length: count } ).map( () => new Shopper() );
	for ( const shopper of shoppers ) {
		await shopper.cart();
	}
	return shoppers;
}

const addAll = ( shoppers: Shopper[], quantity = 1 ) =>
	Promise.all(
		shoppers.map( ( one ) => one.add( product( 'mug' ), quantity ) )
	);

describe( 'where baskets are reserved', () => {
	beforeEach( () => begin( 20 ) );
	afterEach( () => {
		begin( 0 );
		setOptions( { marketday_reservation_bounds: {} } );
		setStock( 'mug', 200 );
	} );

	it.each( CROWDS )(
		'%d shoppers who hold a piece each get it, all at once; one more gets none',
		async ( count ) => {
			setStock( 'mug', count );
			const shoppers = await crowd( count );
			const added = await addAll( shoppers );
			const late = new Shopper();
			await late.add( product( 'mug' ) );

			const responses = await Promise.all(
				shoppers.map( ( shopper ) => placeOrder( shopper ) )
			);

			expect( added.filter( isDone ) ).toHaveLength( count );
			expect(
				responses.filter( ( one ) => ! isDone( one ) ).map( outcomeOf )
			).toEqual( [] );
			expect( stockOf( 'mug' ) ).toBe( 0 );
			expect( isDone( await placeOrder( late ) ) ).toBe( false );
			expect( stockOf( 'mug' ) ).toBe( 0 );
		},
		180_000
	);

	it.each( CROWDS )(
		'of %d who add the last piece at once one alone is told that it is in the basket',
		async ( count ) => {
			setStock( 'mug', 1 );

			const added = await addAll( await crowd( count ) );

			expect( added.filter( isDone ) ).toHaveLength( 1 );
			const others = added.filter( ( one ) => ! isDone( one ) );
			expect(
				others
					.filter( ( { status } ) => status !== 400 )
					.map( outcomeOf )
			).toEqual( [] );
		},
		180_000
	);

	it( 'two who raise their quantity to the last piece at once: one gets it', async () => {
		setStock( 'mug', 3 );
		setOptions( { marketday_reservation_bounds: { share: 100 } } );
		const shoppers = await crowd( 2 );
		await addAll( shoppers );
		const keys: string[] = [];
		for ( const one of shoppers ) {
			keys.push( ( await one.cart() ).items[ 0 ].key );
		}

		const responses = await Promise.all(
			shoppers.map( ( one, at ) =>
				one.storeApi( 'POST', '/cart/update-item', {
					body: { key: keys[ at ], quantity: 2 },
				} )
			)
		);

		expect( responses.filter( isDone ) ).toHaveLength( 1 );
		const counts = [];
		for ( const one of shoppers ) {
			counts.push( ( await one.cart() ).items_count );
		}
		expect( counts.sort() ).toEqual( [ 1, 2 ] );
	} );

	it( 'one guest does not take a product off sale, nor the shop by many products', async () => {
		setStock( 'mug', 500 );
		const guest = new Shopper();
		await guest.add( product( 'mug' ), 500 );

		const another = new Shopper();
		const response = await another.add( product( 'mug' ), 400 );

		expect( isDone( response ) ).toBe( true );
		expect( Number( guest.cookies.get( TIMER ) ) % 1000 ).toBe( 1 );
		const small = new Shopper();
		await small.add( product( 'mug' ), 2 );
		expect( Number( small.cookies.get( TIMER ) ) % 1000 ).toBe( 0 );
	} );
} );

const TIMER = 'wopb_cart_reserved_timer';

const outcomeOf = ( { status, json }: ShopResponse ) =>
	`${ status } ${ json.code }`;
