// @ts-check
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { row } from './rows.mjs';
import { EMPTY_CALL, inTurns, whole } from './timing.mjs';
import { timeAdd, Visitor } from './visitor.mjs';

const PAYPAL = fileURLToPath(
	new URL( '../../tests/fakes/paypal/server.mjs', import.meta.url )
);

/**
 * A visitor begins a payment by PayPal, in turns with adding: our own time, as the provider stands beside it and answers at once.
 *
 * @param {import('./bench-site.mjs').BenchShop} shop
 * @return {Promise<import('./rows.mjs').Row>}
 */
export async function payPalRow( { site, product: { id } } ) {
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
					once: () => beginPayment( site.url, id ),
				},
				{
					site: site.url,
					empty: EMPTY_CALL,
					once: () => timeAdd( site.url, id ),
				},
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
