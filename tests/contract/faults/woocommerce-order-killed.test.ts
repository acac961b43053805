// @features checkout
// @also-on woocommerce

import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'fs';
import path from 'path';

import { theirCheckout } from '../../e2e/their-checkouts';
import {
	addressFields,
	ANN,
	checkoutBody,
	orderFields,
	placeOrder,
} from '../checkout-form';
import { isWooCommerce, php, product, setStock, stockOf } from '../shop';
import { Shopper } from '../shopper';
import { loseResponse } from './dying-server';
import { allowFaults, endingAt, forbidFaults } from './fault';

const SITE = process.env.MARKETDAY_SITE_DIR ?? '';
const PLUGIN = path.join(
	SITE,
	'wordpress/wp-content/mu-plugins/marketday-queue.php'
);
const NOTES = path.join( SITE, 'queue.txt' );

/** Where WooCommerce is when its process ends: a hook and a priority of its. */
const MOMENTS: Record< string, [ string, number ] > = {
	'once the draft of the order is stored': [ 'woocommerce_new_order', 1 ],
	'before the payment': [
		'woocommerce_store_api_checkout_order_processed',
		99,
	],
	'when the order is stored, before its stock is taken': [
		'woocommerce_order_status_processing',
		0,
	],
	'once the stock is taken': [ 'woocommerce_reduce_order_stock', 99 ],
	'once the basket is empty, before the session is stored': [
		'woocommerce_cart_emptied',
		99,
	],
	'before the answer': [ 'shutdown', 0 ],
};

/** Orders that the shop has to see to, and the reserved pieces of others. */
const placed = () =>
	php< { ids: number[] } >(
		`wp_cache_flush(); return [ 'ids' => wc_get_orders( [ 'status' => [ 'processing', 'on-hold', 'completed' ], 'limit' => -1, 'return' => 'ids' ] ) ];`
	).ids;

const emailsTo = ( address: string ) =>
	( existsSync( NOTES ) ? readFileSync( NOTES, 'utf8' ) : '' )
		.split( '\n' )
		.filter( ( line ) => line === `mail ${ address }` ).length;

const later = () =>
	php(
		`wp_cache_flush(); global $wpdb;
		foreach ( [ 1, 2 ] as $time ) { $wpdb->query( "UPDATE {$wpdb->prefix}marketday_outbox SET due_at = 1 WHERE due_at IS NOT NULL" ); do_action( 'marketday_outbox' ); }
		return [];`
	);

/** WooCommerce takes a reservation that is made anew within a second for one that failed. */
const nextSecond = () =>
	new Promise( ( go ) => setTimeout( go, 1010 - ( Date.now() % 1000 ) ) );

/** One order was made since, with what follows from it, and the basket is empty. */
async function expectOne(
	shopper: Shopper,
	before: number[],
	order: number
): Promise< void > {
	expect( placed().filter( ( id ) => ! before.includes( id ) ) ).toEqual( [
		order,
	] );
	expect( stockOf( 'mug' ) ).toBe( 0 );
	expect( emailsTo( 'ann@example.com' ) ).toBe( 1 );
	expect( ( await shopper.cart() ).items_count ).toBe( 0 );
}

( isWooCommerce ? describe : describe.skip )(
	'when the worker is killed during a checkout of WooCommerce',
	() => {
		beforeAll( () => {
			allowFaults( SITE );
			mkdirSync( path.dirname( PLUGIN ), { recursive: true } );
			copyFileSync( path.join( __dirname, 'queue-plugin.php' ), PLUGIN );
		} );
		beforeEach( () => {
			// No more than is ordered: what the dead one has reserved is its shopper's.
			setStock( 'mug', 2 );
			php(
				`( new Marketday\\Engine\\Contract\\Outbox\\OutboxRows() )->install(); global $wpdb; $wpdb->query( "DELETE FROM {$wpdb->prefix}marketday_outbox" ); return [];`
			);
			rmSync( NOTES, { force: true } );
		} );
		afterAll( () => {
			forbidFaults( SITE );
			rmSync( PLUGIN, { force: true } );
			rmSync( NOTES, { force: true } );
			setStock( 'mug', 200 );
		} );

		it.each( Object.entries( MOMENTS ) )(
			'%s: who presses again has one order, its stock taken once and one mail',
			async ( _moment, [ hook, priority ] ) => {
				const ann = new Shopper();
				await ann.add( product( 'mug' ), 2 );
				const before = placed();

				await loseResponse(
					ann,
					endingAt( hook, priority ),
					'/wp-json/wc/store/v1/checkout',
					checkoutBody()
				);
				await nextSecond();
				const again = await placeOrder( ann );
				later();

				expect( [
					again.status,
					again.json.payment_result?.redirect_url,
				] ).toEqual( [
					200,
					expect.stringContaining( 'order-received' ),
				] );
				await expectOne( ann, before, again.json.order_id );
			}
		);

		it.each( [
			[
				'before the payment',
				'woocommerce_checkout_order_processed',
				99,
			],
			[ 'once the stock is taken', 'woocommerce_reduce_order_stock', 99 ],
		] as const )(
			'%s: so has who presses again in the classic one',
			async ( _moment, hook, priority ) => {
				const ann = new Shopper();
				await ann.add( product( 'mug' ), 2 );
				const before = placed();
				const { pathname } = new URL( theirCheckout( 'classic' ).url );
				const [ , nonce = '' ] =
					/name="woocommerce-process-checkout-nonce" value="([^"]+)"/.exec(
						( await ann.get( pathname ) ).text
					) ?? [];
				const form = {
					...addressFields( 'billing', {
						...ANN,
						email: 'ann@example.com',
					} ),
					payment_method: 'cod',
					terms: '1',
					'terms-field': '1',
					'woocommerce-process-checkout-nonce': nonce,
				};

				await loseResponse(
					ann,
					endingAt( hook, priority ),
					'/?wc-ajax=checkout',
					new URLSearchParams( form )
				);
				await nextSecond();
				const { json } = await ann.wcAjax( 'checkout', form );
				later();

				expect( json ).toMatchObject( {
					result: 'success',
					redirect: expect.stringContaining( 'order-received' ),
				} );
				const [ , order ] =
					/order-received\/(\d+)/.exec( json.redirect ) ?? [];
				await expectOne( ann, before, Number( order ) );
			}
		);

		it( 'once the stock is taken: so has who sends our form again', async () => {
			const ann = new Shopper();
			await ann.add( product( 'mug' ), 2 );
			const before = placed();
			const [ , nonce = '' ] =
				/name="marketday-nonce" value="([^"]+)"/.exec(
					( await ann.get( '/checkout/' ) ).text
				) ?? [];
			const form = { ...orderFields(), 'marketday-nonce': nonce };

			await loseResponse(
				ann,
				endingAt( 'woocommerce_reduce_order_stock', 99 ),
				'/checkout/',
				new URLSearchParams( form )
			);
			const { headers } = await ann.post( '/checkout/', form );
			later();

			const [ , order ] =
				/order-received\/(\d+)/.exec(
					headers.get( 'location' ) ?? ''
				) ?? [];
			await expectOne( ann, before, Number( order ) );
		} );
	}
);
