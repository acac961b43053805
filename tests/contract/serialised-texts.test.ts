// @features checkout, account
// @also-on woocommerce

import { Administrator } from './administrator';
import {
	addressFields,
	ANN,
	checkoutBody,
	orderFields,
	placeOrder,
	sendForm,
} from './checkout-form';
import { addressOf, FREE, PAYLOADS } from './payloads';
import { isWooCommerce, php, product } from './shop';
import { Shopper } from './shopper';

const keep = ( text: string ) => Buffer.from( text ).toString( 'base64' );

/** What WordPress's own functions read of an order, a user or a review. */
const read = < T >( code: string ) =>
	php< { read: T } >( `return [ 'read' => ${ code } ];` ).read;

const LOGIN = `contract-texts-${ Date.now() }`;
const BOSS = { user: `${ LOGIN }-boss`, password: 'a long enough password' };

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

// WooCommerce's own account screens and checkout write past this plugin.
( isWooCommerce ? describe.skip : describe )(
	'a text that looks serialised',
	() => {
		beforeAll( () => {
			php(
				`wp_insert_user( [ 'user_login' => '${ LOGIN }', 'user_email' => '${ LOGIN }@example.com', 'user_pass' => 'a long enough password', 'role' => 'customer' ] );
			wp_insert_user( [ 'user_login' => '${ BOSS.user }', 'user_email' => '${ BOSS.user }@example.com', 'user_pass' => '${ BOSS.password }', 'role' => 'administrator' ] ); return [];`
			);
		} );

		describe.each( PAYLOADS )( '%s', ( text ) => {
			const expectOrder = ( id: number, kinds: string[] ) => {
				for ( const kind of kinds ) {
					expect(
						read< Record< string, string > >(
							`array_map( fn ( $name ) => get_post_meta( ${ id }, "_${ kind }_{$name}", true ), ${ JSON.stringify(
								FREE
							) } )`
						)
					).toEqual( FREE.map( () => text ) );
				}
			};

			it( 'is a text in an order by the Store API: addresses, note, browser, extensions, payment data', async () => {
				const ann = new Shopper();
				await ann.add( product( 'mug' ) );
				const address = addressOf( text );
				const body = checkoutBody( {
					billing_address: { ...address, email: 'ann@example.com' },
					shipping_address: address,
					customer_note: text,
					payment_data: [ { key: text, value: text } ],
					extensions: { contract: { text } },
				} );

				const response = await ann.storeApi( 'POST', '/checkout', {
					body,
					headers: { 'User-Agent': text },
				} );

				expect( response.status ).toBe( 200 );
				expect( response.json ).toMatchObject( {
					customer_note: text,
					billing_address: { first_name: text },
					shipping_address: { city: text },
				} );
				const id = response.json.order_id as number;
				expectOrder( id, [ 'billing', 'shipping' ] );
				expect(
					read(
						`get_post_meta( ${ id }, '_customer_user_agent', true )`
					)
				).toBe( text );
				expect( read( `get_post( ${ id } )->post_excerpt` ) ).toBe(
					text
				);
				expect(
					JSON.parse(
						read(
							`get_post_meta( ${ id }, '_marketday_checkout_extensions', true )`
						)
					)
				).toEqual( { contract: { text } } );
			} );

			it( 'is a text in an order by the form, and on its confirmation', async () => {
				const ann = new Shopper();
				await ann.add( product( 'mug' ) );
				const address = addressOf( text );

				const response = await sendForm( ann, '/checkout/', {
					...orderFields(),
					ship_to_different_address: '1',
					order_comments: text,
					...addressFields( 'billing', {
						...address,
						email: 'ann@example.com',
					} ),
					...addressFields( 'shipping', address ),
				} );

				expect( response.status ).toBe( 303 );
				const confirmation = new URL(
					response.headers.get( 'location' ) ?? ''
				);
				expectOrder(
					Number(
						/order-received\/(\d+)/.exec(
							confirmation.pathname
						)?.[ 1 ]
					),
					[ 'billing', 'shipping' ]
				);
				expect(
					(
						await ann.get(
							confirmation.pathname + confirmation.search
						)
					).status
				).toBe( 200 );
			} );

			it( "is refused as a coupon, as a customer's e-mail and as a way of delivery, each with a sentence", async () => {
				const ann = new Shopper();
				await ann.add( product( 'mug' ) );
				const call = ( path: string, body: unknown ) =>
					ann.storeApi( 'POST', path, { body } );

				expect(
					( await call( '/cart/apply-coupon', { code: text } ) )
						.status
				).toBe( 400 );
				expect(
					(
						await placeOrder( ann, {
							billing_address: { ...ANN, email: text },
						} )
					).status
				).toBe( 400 );
				expect(
					( await placeOrder( ann, { payment_method: text } ) ).status
				).toBe( 400 );
				expect( ( await ann.cart() ).items_count ).toBe( 1 );
			} );

			it( "is a text in an account's details and addresses, and in the basket they are used for", async () => {
				const ann = await customer();
				const address = addressOf( text );

				const details = await sendForm(
					ann,
					'/my-account/?section=details',
					{
						'marketday-action': 'save-details',
						account_first_name: text,
						account_last_name: text,
						account_display_name: text,
						account_email: `${ LOGIN }@example.com`,
					}
				);
				const saved = await sendForm(
					ann,
					'/my-account/?section=addresses&edit=billing',
					{
						'marketday-action': 'save-address',
						address: 'billing',
						...addressFields( 'billing', {
							...address,
							email: 'ann@example.com',
						} ),
					}
				);

				expect( [ details.status, saved.status ] ).toEqual( [
					303, 303,
				] );
				expect(
					read(
						`array_map( fn ( $name ) => get_user_meta( get_user_by( 'login', '${ LOGIN }' )->ID, $name, true ), ${ JSON.stringify(
							[
								'first_name',
								'last_name',
								...FREE.map( ( name ) => `billing_${ name }` ),
							]
						) } )`
					)
				).toEqual( [ text, text, ...FREE.map( () => text ) ] );
				expect( ( await ann.cart() ).billing_address ).toMatchObject( {
					first_name: text,
				} );
			} );

			it( 'is a text in a review', async () => {
				// WordPress takes one review of an address in 15 seconds.
				php(
					`global $wpdb; $wpdb->query( "UPDATE {$wpdb->comments} SET comment_date_gmt = '2020-01-01 00:00:00'" ); return [];`
				);
				const ann = await customer();
				const response = await ann.post( '/wp-comments-post.php', {
					comment_post_ID: product( 'mug' ),
					comment_parent: 0,
					rating: 5,
					comment: `${ text } ${ Date.now() }`,
				} );

				expect( response.status ).toBe( 302 );
				expect(
					read< string >(
						`get_comments( [ 'post_id' => ${ product(
							'mug'
						) }, 'status' => 'all', 'number' => 1 ] )[0]->comment_content`
					)
				).toContain( text );
			} );

			it( 'is a text in the option of a product that was chosen', async () => {
				const { shirt } = php< { shirt: number } >(
					`$text = base64_decode( '${ keep(
						text
					) }' ); $draft = fn ( array $more ) => $engine->writer()->save( new Marketday\\Engine\\Contract\\ProductDraft( ...$more ) );
				$size = fn ( array $values ) => [ new Marketday\\Engine\\Contract\\AttributeDraft( 'Size', $values, false, true, true ) ];
				$shirt = $draft( [ 'type' => Marketday\\Engine\\Contract\\ProductType::Variable, 'sku' => 'contract-text-' . md5( $text ), 'name' => 'Shirt', 'attributes' => $size( [ $text, 'L' ] ) ] );
				$draft( [ 'variationOf' => $shirt, 'sku' => 'contract-text-v-' . md5( $text ), 'regularPrice' => '20', 'attributes' => $size( [ $text ] ) ] );
				return [ 'shirt' => $shirt ];`
				);
				const ann = new Shopper();
				const added = await ann.add( shirt, 1, [
					{ attribute: 'Size', value: text },
				] );
				expect( added.json.items[ 0 ].variation ).toMatchObject( [
					{ value: text },
				] );

				const order = await placeOrder( ann );

				expect( order.status ).toBe( 200 );
				const { order_id: id, order_key: key } = order.json;
				expect(
					read(
						`$engine->orders()->find( ${ id }, '${ key }' )->contents->lines[0]->choices[0]['value']`
					)
				).toBe( text );
			} );
		} );

		it( 'is healed by the update where an order still holds it as it was typed', async () => {
			const [ text = '' ] = PAYLOADS;
			const ann = new Shopper();
			await ann.add( product( 'mug' ) );
			const id = ( await placeOrder( ann ) ).json.order_id as number;
			php(
				`global $wpdb; $wpdb->update( $wpdb->postmeta, [ 'meta_value' => base64_decode( '${ keep(
					text
				) }' ) ], [ 'post_id' => ${ id }, 'meta_key' => '_billing_company' ] );
			update_option( 'marketday_embedded_schema', '5' ); return [];`
			);

			await ann.get( '/' );

			expect(
				read( `get_post_meta( ${ id }, '_billing_company', true )` )
			).toBe( text );
		} );

		it( "neither breaks the shop's list of orders nor a customer's", async () => {
			const ann = await customer();
			for ( const text of PAYLOADS ) {
				await ann.add( product( 'mug' ) );
				const address = addressOf( text );
				expect(
					(
						await placeOrder( ann, {
							billing_address: {
								...address,
								email: 'ann@example.com',
							},
							shipping_address: address,
						} )
					).status
				).toBe( 200 );
			}
			const boss = new Administrator();
			await boss.logIn( BOSS );

			const list = await boss.screen(
				'/wp-admin/edit.php?post_type=shop_order'
			);
			const orders = await ann.get( '/my-account/?section=orders' );

			expect( [ list.status, orders.status ] ).toEqual( [ 200, 200 ] );
			for ( const text of PAYLOADS ) {
				expect( list.text ).toContain(
					`${ text } ${ text }`.replace( /"/g, '&quot;' )
				);
			}
			for ( const [ , id ] of list.text.matchAll( /id="post-(\d+)"/g ) ) {
				expect(
					(
						await boss.screen(
							`/wp-admin/post.php?post=${ id }&action=edit`
						)
					).status
				).toBe( 200 );
			}
		} );
	}
);
