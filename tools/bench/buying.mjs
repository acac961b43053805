// @ts-check
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { aProduct, activateWooCommerce, benchSite } from './bench-site.mjs';
import { row } from './rows.mjs';
import { inTurns } from './timing.mjs';
import { timeAdd, timeAddAndRead, timeCheckout, Visitor } from './visitor.mjs';

/** Few: what a basket costs does not depend on the shelves. */
const PRODUCTS = 200;

const TIMES = 31;

/** WooCommerce's own checkouts, and ours where the shop has it. */
const CLASSIC = '/bench-checkout-classic/';
const BLOCK = '/bench-checkout-block/';
const OURS = '/checkout/';
/** A drawer that asks for the basket which it shows. */
const ASKS = 'asks';

const PAYPAL = fileURLToPath(
	new URL( '../../tests/fakes/paypal/server.mjs', import.meta.url )
);

/** What takes as long as the site itself, by the same way in. */
const EMPTY_PAGE = '/bench-empty/';
const EMPTY_CALL = '/?wc-ajax=marketday_bench_empty';

/** @typedef {import('../site/index.mjs').StartedSite} Site */
/** @typedef {import('./timing.mjs').Timing} Timing */

/** @param {Site} site @param {number} product @param {string} path */
const page = ( site, product, path ) => ( {
	site: site.url,
	empty: EMPTY_PAGE,
	once: async () => {
		const visitor = new Visitor( site.url );
		await visitor.fillBasket( product );
		return visitor.time( path, {} );
	},
} );

/** @param {Site} site @param {number} product */
const add = ( site, product ) => ( {
	site: site.url,
	empty: EMPTY_CALL,
	once: () => timeAdd( site.url, product ),
} );

/** Our answer to adding has the basket; WooCommerce's is asked for. @param {Site} site @param {number} product @param {string} path */
const show = ( site, product, path ) => ( {
	site: site.url,
	empty: EMPTY_CALL,
	once: () =>
		( path === ASKS ? timeAddAndRead : timeAdd )( site.url, product ),
} );

/** @param {Site} site @param {number} product */
const order = ( site, product ) => ( {
	site: site.url,
	once: () => timeCheckout( site.url, product ),
} );

/** What a visitor waits for: the request with all that WordPress and plugins do before it. @param {Timing} timing */
const whole = ( timing ) => timing.empty + timing.median;

/**
 * What a budget can be for is above an empty request: WordPress alone takes more than half of the whole, on either engine.
 *
 * @param {string}      name
 * @param {Timing}      ours
 * @param {Timing|null} theirs
 * @param {number}      most   Times theirs.
 */
function beside( name, ours, theirs, most ) {
	const rows = [
		row( name, whole( ours ), 'ms', null, theirs && whole( theirs ) ),
		row(
			`${ name }: above an empty request`,
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
					'times'
				),
				row(
					`${ name }, over WooCommerce’s own: above an empty request`,
					ours.median / theirs.median,
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
 * A visitor begins a payment by PayPal, in turns with adding: our own time, as the provider stands beside it and answers at once.
 *
 * @param {{ site: Site, product: number }} shop
 */
async function timePayPal( { site, product } ) {
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
		const [ create, adding ] = await inTurns(
			[
				{
					site: site.url,
					once: () => beginPayment( site.url, product ),
				},
				add( site, product ),
			],
			15
		);
		return row(
			'PayPal, a payment’s beginning over adding to the basket twice',
			whole( create ) / ( 2 * whole( adding ) ),
			'times',
			1
		);
	} finally {
		child.stdin.end();
		await site.php(
			"delete_option( 'marketday_paypal' ); return delete_option( 'marketday_paypal_address' );"
		);
	}
}

/** @param {string} site @param {number} product */
async function beginPayment( site, product ) {
	const visitor = new Visitor( site );
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
	/** @type {Site[]} */
	const sites = [];
	try {
		const embedded = await aShop( db, say, sites );
		const paypal = await timePayPal( embedded );
		if ( ! woocommerce ) {
			say( 'Measuring how the embedded store sells' );
			const { site, product } = embedded;
			const [ adding, drawing, ordering ] = await inTurns(
				[
					add( site, product ),
					page( site, product, OURS ),
					order( site, product ),
				],
				TIMES
			);
			return [
				...beside( 'add to basket', adding, null, 1 ),
				...beside( 'checkout page', drawing, null, 1 ),
				...beside( 'place order', ordering, null, 1 ),
				paypal,
			];
		}
		const ours = await aShop( db, say, sites );
		await activateWooCommerce( ours.site, woocommerce );
		const alone = await aShop( db, say, sites );
		await activateWooCommerce( alone.site, woocommerce );
		await addTheirPages( alone.site );
		await withoutMarketday( alone.site );
		const rows = [];
		for ( const [ name, request, theirs ] of /** @type {const} */ ( [
			[ 'add to basket', add, '' ],
			[ 'add to basket and have it to show', show, ASKS ],
			[ 'checkout page', page, BLOCK ],
			[ 'checkout page, beside the classic one', page, CLASSIC ],
			[ 'place order', order, '' ],
		] ) ) {
			say( `Measuring in turns: ${ name }` );
			const [ small, both, their ] = await inTurns(
				[
					request( embedded.site, embedded.product, OURS ),
					request( ours.site, ours.product, OURS ),
					request( alone.site, alone.product, theirs ),
				],
				TIMES
			);
			rows.push(
				...beside( `${ name }, embedded store`, small, their, 0.5 ),
				...beside( `${ name }, on WooCommerce`, both, their, 1 )
			);
		}
		return [ ...rows, paypal ];
	} finally {
		for ( const site of sites ) {
			await site.stop();
		}
	}
}

/**
 * @param {'sqlite' | 'mariadb'}     db
 * @param {( line: string ) => void} say
 * @param {Site[]}                   sites Takes the site, to be stopped.
 */
async function aShop( db, say, sites ) {
	const site = await benchSite( PRODUCTS, db, say );
	sites.push( site );
	return { site, product: ( await aProduct( site ) ).id };
}
