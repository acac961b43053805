// @features checkout
// @also-on sqlite, woocommerce

import { Administrator } from './administrator';
import { checkoutBody, placeOrder } from './checkout-form';
import { crowds } from './everywhere';
import { isWooCommerce, php, product, setStock } from './shop';
import { Shopper, type ShopResponse } from './shopper';

const TIMES = crowds( [ 10 ], [ 4, 20 ] );
const BOSS = {
	user: `contract-coupons-${ Date.now() }`,
	password: 'a long enough password',
};

/** A coupon of a pound, new for each test. */
let number = 0;
function aCoupon( limits: Record< string, number > ): string {
	const code = `contract-race-${ Date.now() }-${ ++number }`;
	php(
		`$id = wp_insert_post( [ 'post_type' => 'shop_coupon', 'post_title' => '${ code }', 'post_status' => 'publish' ] );
		foreach ( [ 'discount_type' => 'fixed_cart', 'coupon_amount' => '1' ] + json_decode( '${ JSON.stringify(
			limits
		) }', true ) as $key => $value ) { update_post_meta( $id, $key, (string) $value ); } return [];`
	);
	return code;
}

const usesOf = ( code: string ) =>
	php< { count: number; by: string[] } >(
		`$id = get_posts( [ 'post_type' => 'shop_coupon', 'title' => '${ code }', 'fields' => 'ids' ] )[0];
		return [ 'count' => (int) get_post_meta( $id, 'usage_count', true ), 'by' => get_post_meta( $id, '_used_by' ) ];`
	);

async function shoppersWith( code: string, count: number ) {
	const shoppers = Array.from( { length: count } ).map( () => new Shopper() );
	await Promise.all(
		shoppers.map( async ( shopper ) => {
			await shopper.add( product( 'mug' ) );
			await shopper.storeApi( 'POST', '/cart/apply-coupon', {
				body: { code },
			} );
		} )
	);
	return shoppers;
}

const orderAs = (
	shopper: Shopper,
	email: string
): Promise< ShopResponse > => {
	const body = checkoutBody();
	return placeOrder( shopper, {
		billing_address: { ...( body.billing_address as object ), email },
	} );
};

const made = ( responses: ShopResponse[] ) =>
	responses.filter( ( { status } ) => status === 200 );

// WooCommerce holds coupons in its own way.
( isWooCommerce ? describe.skip : describe )(
	'a coupon that may be used once',
	() => {
		beforeAll( () => {
			setStock( 'mug', 500 );
			php(
				`wp_insert_user( [ 'user_login' => '${ BOSS.user }', 'user_email' => '${ BOSS.user }@example.com', 'user_pass' => '${ BOSS.password }', 'role' => 'administrator' ] ); return [];`
			);
		} );
		afterAll( () => setStock( 'mug', 200 ) );

		it.each( TIMES )(
			'by each customer, is used once where one orders from %i browsers at once',
			async ( times ) => {
				const code = aCoupon( { usage_limit_per_user: 1 } );
				const shoppers = await shoppersWith( code, times );

				const responses = await Promise.all(
					shoppers.map( ( shopper ) =>
						orderAs( shopper, 'ann@example.com' )
					)
				);

				expect( usesOf( code ) ).toEqual( {
					count: 1,
					by: [ 'ann@example.com' ],
				} );
				expect( made( responses ) ).toHaveLength( 1 );
			},
			300_000
		);

		it.each( TIMES )(
			'in all, is used once where %i shoppers order at once',
			async ( times ) => {
				const code = aCoupon( { usage_limit: 1 } );
				const shoppers = await shoppersWith( code, times );

				const responses = await Promise.all(
					shoppers.map( ( shopper, index ) =>
						orderAs( shopper, `ann-${ index }@example.com` )
					)
				);

				expect( usesOf( code ).count ).toBe( 1 );
				expect( made( responses ) ).toHaveLength( 1 );
			},
			300_000
		);

		it.each( crowds( [ 4 ], [ 2 ] ) )(
			'in all, is taken again by one of %i orders that are revived at once',
			async ( times ) => {
				const code = aCoupon( {} );
				const shoppers = await shoppersWith( code, times );
				const ids: number[] = [];
				for ( const shopper of shoppers ) {
					const { json } = await orderAs(
						shopper,
						'ann@example.com'
					);
					ids.push( json.order_id as number );
				}
				php(
					`foreach ( [ ${ ids.join() } ] as $id ) { $engine->orders()->setStatus( $id, Marketday\\Engine\\Contract\\OrderStatus::Cancelled ); }
					update_post_meta( get_posts( [ 'post_type' => 'shop_coupon', 'title' => '${ code }', 'fields' => 'ids' ] )[0], 'usage_limit', '1' ); return [];`
				);
				expect( usesOf( code ) ).toEqual( { count: 0, by: [] } );
				const boss = new Administrator();
				await boss.logIn( BOSS );
				const { text } = await boss.screen(
					`/wp-admin/post.php?post=${ ids[ 0 ] }&action=edit`
				);
				const [ , nonce = '' ] =
					/form="marketday-order-state-form"[^>]*name="_wpnonce"[^>]*value="([^"]+)"/.exec(
						text
					) ?? [];

				await Promise.all(
					ids.map( ( order ) =>
						boss.post( '/wp-admin/admin-post.php', {
							action: 'marketday_order_state',
							_wpnonce: nonce,
							order,
							state: 'processing',
						} )
					)
				);

				const { revived } = php< { revived: number } >(
					`return [ 'revived' => count( array_filter( [ ${ ids.join() } ], fn ( $id ) => 'wc-processing' === get_post_status( $id ) ) ) ];`
				);
				expect( revived ).toBe( 1 );
				expect( usesOf( code ).count ).toBe( 1 );
			},
			120_000
		);
	}
);
