// @features checkout
// @also-on woocommerce

import { checkoutBody, placeOrder } from './checkout-form';
import { isWooCommerce, php, product, setStock, stockOf } from './shop';
import { type ShopResponse, Shopper } from './shopper';

async function shoppersWith( name: string, count: number ) {
	const shoppers = Array.from( { length: count } ).map( () => new Shopper() );
	for ( const shopper of shoppers ) {
		await shopper.add( product( name ) );
		await shopper.cart();
	}
	return shoppers;
}

const placed = ( responses: ShopResponse[] ) =>
	responses.filter( ( response ) => response.status === 200 );

function ordersWithKeys( keys: string[] ): number {
	return php< { count: number } >(
		`global $wpdb; $keys = json_decode( '${ JSON.stringify( keys ) }' );
		return [ 'count' => (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM {$wpdb->postmeta} WHERE meta_key = '_order_key' AND meta_value IN (" . implode( ',', array_fill( 0, count( $keys ), '%s' ) ) . ')', ...$keys ) ) ];`
	).count;
}

function countOrders(): number {
	return php< { count: number } >(
		`global $wpdb; return [ 'count' => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->posts} WHERE post_type = 'shop_order'" ) ];`
	).count;
}

describe( 'orders at the same moment', () => {
	afterEach( () => setStock( 'mug', 200 ) );

	it( 'sell the last piece once, to one of two shoppers', async () => {
		setStock( 'mug', 2 );
		const shoppers = await shoppersWith( 'mug', 2 );
		setStock( 'mug', 1 );

		const responses = await Promise.all(
			shoppers.map( ( shopper ) => placeOrder( shopper ) )
		);

		expect( placed( responses ) ).toHaveLength( 1 );
		expect( stockOf( 'mug' ) ).toBe( 0 );
	} );

	it( 'never sell more than there is: six shoppers, three pieces', async () => {
		setStock( 'mug', 10 );
		const shoppers = await shoppersWith( 'mug', 6 );
		setStock( 'mug', 3 );

		const responses = await Promise.all(
			shoppers.map( ( shopper ) => placeOrder( shopper ) )
		);

		expect( placed( responses ) ).toHaveLength( 3 );
		expect( stockOf( 'mug' ) ).toBe( 0 );
		const refused = responses.filter( ( { status } ) => status !== 200 );
		expect(
			refused.every( ( { status } ) =>
				[ 400, 403, 409 ].includes( status )
			)
		).toBe( true );
	} );

	it( 'are one order where one basket is sent several times at once', async () => {
		setStock( 'mug', 10 );
		const [ ann ] = await shoppersWith( 'mug', 1 );
		const before = countOrders();

		const responses = await Promise.all(
			Array.from( { length: 4 } ).map( () =>
				( ann as Shopper ).storeApi( 'POST', '/checkout', {
					body: checkoutBody(),
				} )
			)
		);

		const keys = placed( responses ).map(
			( { json } ) => json.order_key as string
		);
		expect( keys.length ).toBeGreaterThan( 0 );
		expect( new Set( keys ).size ).toBe( 1 );
		expect( ordersWithKeys( keys ) ).toBe( 1 );
		expect( countOrders() ).toBe( before + 1 );
		expect( stockOf( 'mug' ) ).toBe( 9 );
	} );

	( isWooCommerce ? it.skip : it )(
		'use the last use of a coupon once',
		async () => {
			setStock( 'mug', 10 );
			php(
				`$id = wp_insert_post( [ 'post_type' => 'shop_coupon', 'post_title' => 'contract-once-more', 'post_status' => 'publish' ] );
				foreach ( [ 'discount_type' => 'fixed_cart', 'coupon_amount' => '1', 'usage_limit' => '1', 'usage_count' => '0' ] as $key => $value ) { update_post_meta( $id, $key, $value ); } return [];`
			);
			const shoppers = await shoppersWith( 'mug', 3 );
			for ( const shopper of shoppers ) {
				await shopper.storeApi( 'POST', '/cart/apply-coupon', {
					body: { code: 'contract-once-more' },
				} );
			}

			const responses = await Promise.all(
				shoppers.map( ( shopper ) => placeOrder( shopper ) )
			);

			expect( placed( responses ) ).toHaveLength( 1 );
			const { count } = php< { count: string } >(
				`$post = get_posts( [ 'post_type' => 'shop_coupon', 'title' => 'contract-once-more' ] )[0]; $count = get_post_meta( $post->ID, 'usage_count', true ); wp_delete_post( $post->ID, true ); return [ 'count' => (string) $count ];`
			);
			expect( count ).toBe( '1' );
			expect( stockOf( 'mug' ) ).toBe( 9 );
		}
	);
} );
