// @features product
// @also-on oldest-wordpress, woocommerce

import { placeOrder } from './checkout-form';
import { php, product, setOptions } from './shop';
import { Shopper, type ShopResponse } from './shopper';

// New in each run: what was bought before must not count.
const LOGIN = `contract-reviewer-${ Date.now() }`;

async function customer(): Promise< Shopper > {
	const ann = new Shopper();
	await ann.get( '/wp-login.php' );
	await ann.post( '/wp-login.php', {
		log: LOGIN,
		pwd: 'a long enough password',
		testcookie: 1,
	} );
	return ann;
}

const review = ( shopper: Shopper ): Promise< ShopResponse > =>
	shopper.post( '/wp-comments-post.php', {
		comment_post_ID: product( 'mug' ),
		comment_parent: 0,
		author: 'Ann',
		email: 'ann@example.com',
		rating: 5,
		comment: 'Keeps tea warm for hours.',
	} );

const reviewsKept = (): number =>
	php< { kept: number } >(
		`return [ 'kept' => (int) get_comments( [ 'post_id' => ${ product(
			'mug'
		) }, 'status' => 'all', 'count' => true ] ) ];`
	).kept;

describe( 'a shop that takes reviews of buyers only', () => {
	beforeAll( () => {
		setOptions( {
			woocommerce_review_rating_verification_required: 'yes',
		} );
		php(
			`if ( ! username_exists( '${ LOGIN }' ) ) { wp_insert_user( [ 'user_login' => '${ LOGIN }', 'user_email' => '${ LOGIN }@example.com', 'user_pass' => 'a long enough password', 'role' => 'customer' ] ); } return [];`
		);
	} );

	afterAll( () => {
		setOptions( { woocommerce_review_rating_verification_required: 'no' } );
		php(
			`foreach ( get_comments( [ 'post_id' => ${ product(
				'mug'
			) }, 'status' => 'all' ] ) as $one ) { wp_delete_comment( $one, true ); } return [];`
		);
	} );

	it( 'refuses a guest and a customer who has not bought the product', async () => {
		const before = reviewsKept();

		for ( const shopper of [ new Shopper(), await customer() ] ) {
			const { status, text } = await review( shopper );
			expect( status ).toBe( 403 );
			expect( text ).toContain(
				'Only customers who’ve bought this product can review it.'
			);
		}

		expect( reviewsKept() ).toBe( before );
	} );

	it( 'takes the review of a customer whose order of it was paid', async () => {
		const ann = await customer();
		await ann.storeApi( 'DELETE', '/cart/items' );
		await ann.add( product( 'mug' ) );
		const order = await placeOrder( ann, { payment_method: 'bacs' } );
		expect( ( await review( ann ) ).status ).toBe( 403 );
		php(
			`$engine->orders()->setStatus( ${ order.json.order_id }, \\Marketday\\Engine\\Contract\\OrderStatus::Completed ); return [];`
		);

		expect( ( await review( ann ) ).status ).toBe( 302 );
		expect(
			php< { verified: string } >(
				`return [ 'verified' => (string) get_comment_meta( (int) get_comments( [ 'post_id' => ${ product(
					'mug'
				) }, 'status' => 'all', 'fields' => 'ids', 'number' => 1 ] )[0], 'verified', true ) ];`
			).verified
		).toBe( '1' );
	} );
} );
