// @ts-check
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { aProduct, activateWooCommerce, benchSite } from './bench-site.mjs';
import { row } from './rows.mjs';
import { aboveEmpty } from './timing.mjs';
import { timeAdd, timeCheckout, Visitor } from './visitor.mjs';

/** Few: what a basket costs does not depend on the shelves. */
const PRODUCTS = 200;

const TIMES = 31;

/** WooCommerce's own checkouts, and ours where the shop has it. */
const CLASSIC = '/bench-checkout-classic/';
const BLOCK = '/bench-checkout-block/';
const OURS = '/checkout/';

const PAYPAL = fileURLToPath(
	new URL( '../../tests/fakes/paypal/server.mjs', import.meta.url )
);

/** @typedef {import('../site/index.mjs').StartedSite} Site */
/** @typedef {import('./timing.mjs').Timing} Timing */

/**
 * @param {string} site
 * @param {number} product
 * @param {string} path
 */
const timePage = ( site, product, path ) =>
	aboveEmpty(
		site,
		async () => {
			const visitor = new Visitor( site );
			await visitor.fillBasket( product );
			return visitor.time( path, {} );
		},
		TIMES
	);

/**
 * @param {string} site
 * @param {number} product
 */
const timeCalls = async ( site, product ) => ( {
	add: await aboveEmpty( site, () => timeAdd( site, product ), TIMES ),
	order: await aboveEmpty( site, () => timeCheckout( site, product ), TIMES ),
} );

/** What a visitor waits for: the call with all that WordPress and plugins do before it. @param {Timing} timing */
const whole = ( timing ) => timing.empty + timing.median;

/**
 * @param {string}      name
 * @param {Timing}      ours
 * @param {Timing|null} theirs
 * @param {number}      most   Times theirs.
 */
function beside( name, ours, theirs, most ) {
	const rows = [
		row( name, whole( ours ), 'ms', null, theirs && whole( theirs ) ),
		row(
			`${ name }: above an empty call`,
			ours.median,
			'ms',
			null,
			theirs && theirs.median
		),
	];
	return theirs
		? [
				...rows,
				row(
					`${ name }, over WooCommerce’s own`,
					whole( ours ) / whole( theirs ),
					'times',
					most
				),
		  ]
		: rows;
}

/** @param {Site} site */
async function addTheirPages( site ) {
	for ( const [ path, content ] of [
		[ CLASSIC, '[woocommerce_checkout]' ],
		[
			BLOCK,
			'<!-- wp:woocommerce/checkout --><div class="wp-block-woocommerce-checkout"></div><!-- /wp:woocommerce/checkout -->',
		],
	] ) {
		await site.php(
			`return wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_name' => trim( '${ path }', '/' ), 'post_title' => 'Checkout', 'post_content' => '${ content }' ] );`
		);
	}
}

/** @param {Site} site */
const withoutMarketday = ( site ) =>
	site.php(
		"require_once ABSPATH . 'wp-admin/includes/plugin.php'; deactivate_plugins( array_values( array_filter( (array) get_option( 'active_plugins' ), static fn ( $name ) => str_contains( $name, 'marketday' ) ) ) ); return true;"
	);

/**
 * A visitor begins a payment by PayPal: our own time, as the provider stands beside it and answers at once.
 *
 * @param {Site}   site
 * @param {number} product
 */
async function timeCreate( site, product ) {
	const child = spawn(
		process.execPath,
		[ PAYPAL, '0', '127.0.0.1', '--attached' ],
		{ stdio: [ 'pipe', 'pipe', 'inherit' ] }
	);
	try {
		const line = await new Promise( ( resolve ) =>
			createInterface( { input: child.stdout } ).once( 'line', resolve )
		);
		await site.php(
			`update_option( 'marketday_paypal_address', '${
				JSON.parse( line ).url
			}' ); update_option( 'marketday_paypal', [ 'sandbox' => [ 'id' => 'client', 'secret' => 'secret' ] ] ); return true;`
		);
		return await aboveEmpty(
			site.url,
			async () => {
				const visitor = new Visitor( site.url );
				await visitor.fillBasket( product );
				const { data } = await visitor.read(
					'/?wc-ajax=ppc-cart-script-params&context=cart'
				);
				return visitor.time( '/?wc-ajax=ppc-create-order', {
					method: 'POST',
					headers: { 'Content-Type': 'application/json' },
					body: JSON.stringify( {
						nonce: data.ajax[ 'ppc-create-order' ].nonce,
						context: 'cart',
						payment_method: 'marketday_paypal',
						funding_source: 'paypal',
					} ),
				} );
			},
			15
		);
	} finally {
		child.stdin.end();
	}
}

/**
 * Adding, the checkout's page, ordering: ours beside WooCommerce's own, on either engine; and a payment's beginning.
 *
 * @param {'sqlite' | 'mariadb'}     db
 * @param {string}                   woocommerce Its folder, '' for none.
 * @param {( line: string ) => void} say
 * @return {Promise<import('./rows.mjs').Row[]>}
 */
export async function buyingRows( db, woocommerce, say ) {
	const site = await benchSite( PRODUCTS, db, say );
	try {
		const { id } = await aProduct( site );
		say( 'Measuring how the embedded store sells' );
		const embedded = {
			...( await timeCalls( site.url, id ) ),
			page: await timePage( site.url, id, OURS ),
		};
		const create = await timeCreate( site, id );
		const paypal = row(
			'PayPal, a payment’s beginning over adding to the basket twice',
			create.median / ( 2 * embedded.add.median ),
			'times',
			1
		);
		if ( ! woocommerce ) {
			return [
				...beside( 'add to basket', embedded.add, null, 1 ),
				...beside( 'checkout page', embedded.page, null, 1 ),
				...beside( 'place order', embedded.order, null, 1 ),
				paypal,
			];
		}
		say( 'Measuring how we sell on WooCommerce' );
		await site.php(
			"delete_option( 'marketday_paypal' ); return delete_option( 'marketday_paypal_address' );"
		);
		await activateWooCommerce( site, woocommerce );
		await addTheirPages( site );
		const ours = {
			...( await timeCalls( site.url, id ) ),
			page: await timePage( site.url, id, OURS ),
		};
		say( 'Measuring how WooCommerce sells alone' );
		await withoutMarketday( site );
		const alone = await timeCalls( site.url, id );
		const classic = await timePage( site.url, id, CLASSIC );
		const block = await timePage( site.url, id, BLOCK );
		const on = ( /** @type {string} */ what ) =>
			`${ what }, on WooCommerce`;
		const at = ( /** @type {string} */ what ) =>
			`${ what }, embedded store`;
		return [
			...beside( at( 'add to basket' ), embedded.add, alone.add, 0.5 ),
			...beside( at( 'checkout page' ), embedded.page, block, 0.5 ),
			...beside( at( 'place order' ), embedded.order, alone.order, 0.5 ),
			...beside( on( 'add to basket' ), ours.add, alone.add, 1 ),
			...beside( on( 'checkout page' ), ours.page, block, 1 ),
			...beside(
				`${ on( 'checkout page' ) }, beside the classic one`,
				ours.page,
				classic,
				1
			),
			...beside( on( 'place order' ), ours.order, alone.order, 1 ),
			paypal,
		];
	} finally {
		await site.stop();
	}
}
