// @features checkout, order-confirmation
// @also-on woocommerce

import { theirCheckout } from '../e2e/their-checkouts';
import { ANN, checkoutBody, placeOrder } from './checkout-form';
import { isWooCommerce, php, product, setStock, stockOf } from './shop';
import { Shopper } from './shopper';

const KEY = '1764270000000-0.4711';
const withKey = ( key = KEY ) => ( { extensions: { marketday: { key } } } );

async function withAMug(): Promise< Shopper > {
	const ann = new Shopper();
	await ann.add( product( 'mug' ) );
	return ann;
}

/** A browser with the cookies of another one as they are now. */
function asItIs( shopper: Shopper ): Shopper {
	const browser = new Shopper();
	shopper.cookies.forEach( ( value, name ) =>
		browser.cookies.set( name, value )
	);
	return browser;
}

const accountsOnCheckout = ( value: 'yes' | 'no' ) =>
	php(
		`update_option( 'woocommerce_enable_signup_and_login_from_checkout', '${ value }' ); update_option( 'woocommerce_registration_generate_password', 'no' ); return [];`
	);

describe( 'an order whose answer was lost, sent again with its key', () => {
	beforeEach( () => setStock( 'mug', 20 ) );
	afterAll( () => setStock( 'mug', 200 ) );

	it( 'is answered again and made once', async () => {
		const ann = await withAMug();
		const first = await placeOrder( ann, withKey() );

		const again = await placeOrder( ann, withKey() );

		expect( again.status ).toBe( 200 );
		expect( again.json ).toMatchObject( {
			order_id: first.json.order_id,
			order_key: first.json.order_key,
			payment_result: {
				payment_status: 'success',
				redirect_url: expect.stringContaining(
					String( first.json.order_key )
				),
			},
		} );
		expect( again.json ).toKeepShape( 'checkout' );
		expect( stockOf( 'mug' ) ).toBe( 19 );
	} );

	it( 'is one order where the second sending comes before the first has ended', async () => {
		const ann = await withAMug();
		await ann.cart();

		const responses = await Promise.all(
			[ 1, 2, 3 ].map( () => placeOrder( ann, withKey() ) )
		);

		expect( responses.map( ( { status } ) => status ) ).toEqual( [
			200, 200, 200,
		] );
		expect(
			new Set( responses.map( ( { json } ) => json.order_id ) ).size
		).toBe( 1 );
		expect( stockOf( 'mug' ) ).toBe( 19 );
	} );

	it( "is nobody else's, and no other one's", async () => {
		const ann = await withAMug();
		await placeOrder( ann, withKey() );

		const responses = [
			await placeOrder( new Shopper(), withKey() ),
			await placeOrder( ann, withKey( '1764270000000-0.4712' ) ),
			await placeOrder( ann ),
		];

		expect(
			responses.map( ( { status, json } ) => [ status, json.code ] )
		).toEqual(
			Array.from( { length: 3 } ).fill( [
				409,
				'woocommerce_rest_cart_empty',
			] )
		);
	} );

	it( 'is another order where there is something in the basket again', async () => {
		const ann = await withAMug();
		const first = await placeOrder( ann, withKey() );
		await ann.add( product( 'mug' ) );

		const second = await placeOrder( ann, withKey() );

		expect( second.status ).toBe( 200 );
		expect( second.json.order_id ).not.toBe( first.json.order_id );
		expect( stockOf( 'mug' ) ).toBe( 18 );
	} );

	it( 'is found by a browser that has not heard of the account it made', async () => {
		accountsOnCheckout( 'yes' );
		const ann = await withAMug();
		const deaf = asItIs( ann );
		const body = {
			...withKey(),
			billing_address: {
				...ANN,
				email: `lost-${ Date.now() }@example.com`,
			},
			create_account: true,
			customer_password: 'correct horse battery',
		};
		const first = await placeOrder( ann, body );

		const again = await placeOrder( deaf, body );

		accountsOnCheckout( 'no' );
		expect( [ first.status, again.status ] ).toEqual( [ 200, 200 ] );
		expect( again.json.order_id ).toBe( first.json.order_id );
	} );
} );

describe( 'the empty basket after an order', () => {
	it.each( [ '/cart/', '/checkout/' ] )(
		'leads to the order at %s, for its shopper until there is another basket',
		async ( path ) => {
			const ann = await withAMug();
			const { json } = await placeOrder( ann );
			const shown = async ( shopper: Shopper ) => {
				const response = await shopper.get( path );
				// WooCommerce sends an empty checkout to the basket.
				const { text } =
					response.status === 302
						? await shopper.get( '/cart/' )
						: response;
				return text.includes( String( json.order_key ) );
			};

			expect( await shown( ann ) ).toBe( true );
			expect( await shown( new Shopper() ) ).toBe( false );
			await ann.add( product( 'mug' ) );
			expect( await shown( ann ) ).toBe( false );
		}
	);
} );

( isWooCommerce ? describe : describe.skip )(
	"WooCommerce's classic checkout, sent again",
	() => {
		const FORM = {
			...Object.fromEntries(
				Object.entries( {
					...( checkoutBody().billing_address as object ),
				} ).map( ( [ name, value ] ) => [
					`billing_${ name }`,
					String( value ),
				] )
			),
			payment_method: 'cod',
			terms: '1',
			'terms-field': '1',
		};
		async function prepared() {
			const ann = await withAMug();
			const { url } = theirCheckout( 'classic' );
			const { pathname } = new URL( url );
			const { text } = await ann.get( pathname );
			const [ , nonce = '' ] =
				/name="woocommerce-process-checkout-nonce" value="([^"]+)"/.exec(
					text
				) ?? [];
			return {
				ann,
				pathname,
				fields: {
					...FORM,
					'woocommerce-process-checkout-nonce': nonce,
				},
			};
		}

		it( 'by its script leads to the order', async () => {
			const { ann, fields } = await prepared();
			const first = await ann.wcAjax( 'checkout', fields );
			const again = await ann.wcAjax( 'checkout', fields );

			expect( first.json ).toMatchObject( { result: 'success' } );
			expect( again.json ).toEqual( {
				result: 'success',
				redirect: first.json.redirect,
			} );
		} );

		it( 'without scripts leads to the order', async () => {
			const { ann, pathname, fields } = await prepared();
			const form = { ...fields, woocommerce_checkout_place_order: '1' };
			const first = await ann.post( pathname, form );
			const again = await ann.post( pathname, form );

			expect( first.headers.get( 'location' ) ).toContain(
				'order-received'
			);
			expect( again.headers.get( 'location' ) ).toBe(
				first.headers.get( 'location' )
			);
		} );
	}
);
