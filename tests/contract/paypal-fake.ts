import { spawn, type ChildProcess } from 'child_process';
import path from 'path';
import { createInterface } from 'readline';

import { php, setOptions } from './shop';
import { Shopper, type Answer } from './shopper';
import type { Json } from './wire';

/** A PayPal of this test file's own, and the shop connected to it. */
export class PayPalFake {
	private constructor(
		private readonly child: ChildProcess,
		readonly url: string
	) {}

	static async start(
		settings: Record< string, unknown > = {}
	): Promise< PayPalFake > {
		const child = spawn(
			process.execPath,
			[
				path.join( __dirname, '../fakes/paypal/server.mjs' ),
				'0',
				'127.0.0.1',
				'--attached',
			],
			{ stdio: [ 'pipe', 'pipe', 'inherit' ] }
		);
		const line = await new Promise< string >( ( resolve ) =>
			createInterface( {
				input: child.stdout as NodeJS.ReadableStream,
			} ).once( 'line', resolve )
		);
		const fake = new PayPalFake( child, JSON.parse( line ).url );
		fake.connect( settings );
		return fake;
	}

	/** The shop's settings; without a change those of a shop just connected. */
	connect( settings: Record< string, unknown > = {} ): void {
		setOptions( {
			marketday_paypal_address: this.url,
			marketday_paypal: {
				sandbox: { id: 'client', secret: 'secret' },
				...settings,
			},
		} );
	}

	async stop(): Promise< void > {
		setOptions( { marketday_paypal: {}, marketday_paypal_address: '' } );
		await new Promise( ( resolve ) => {
			this.child.once( 'exit', resolve );
			this.child.stdin?.end();
		} );
	}

	/** What a shopper or PayPal's people would do, and faults. */
	async post( name: string, body: unknown = {} ): Promise< Json > {
		const answer = await fetch( `${ this.url }/fake/${ name }`, {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify( body ),
		} );
		return answer.json() as Promise< Json >;
	}

	async state(): Promise< Json > {
		return (
			await fetch( `${ this.url }/fake/state` )
		).json() as Promise< Json >;
	}

	approve( id: string, choice: unknown = {} ): Promise< Json > {
		return this.post( `approve/${ id }`, choice );
	}

	fault(
		kind: string,
		at: string,
		more: Record< string, unknown > = {}
	): Promise< Json > {
		return this.post( 'faults', [ { kind, path: at, times: 1, ...more } ] );
	}
}

/** A shopper whose browser has the button's script. */
export class Buyer extends Shopper {
	private params: Json | undefined;

	/** One of the contract's payment calls, with its nonce. */
	async ppc(
		name: string,
		body: Record< string, unknown > = {}
	): Promise< Answer > {
		this.params ??= (
			await this.get( '/?wc-ajax=ppc-cart-script-params&context=cart' )
		).json.data;
		return this.send( 'POST', `${ this.site }/?wc-ajax=${ name }`, {
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify( {
				nonce: this.params?.ajax[ name ].nonce,
				...body,
			} ),
		} );
	}

	/** Begins a payment of the basket. */
	async begin( context = 'cart' ): Promise< string > {
		const { json } = await this.ppc( 'ppc-create-order', {
			context,
			payment_method: 'marketday_paypal',
			funding_source: 'paypal',
		} );
		if ( ! json.data?.id ) {
			throw new Error( JSON.stringify( json ) );
		}
		return json.data.id;
	}

	approve( id: string, more: Record< string, unknown > = {} ) {
		return this.ppc( 'ppc-approve-order', {
			order_id: id,
			funding_source: 'paypal',
			should_create_wc_order: true,
			...more,
		} );
	}
}

export interface Kept {
	count: number;
	status: string;
	transaction: string;
	refunded: number;
	total: number;
	notes: string;
}

/** The orders that a payment has, and the newest one's state. */
export const orderOf = ( id: string ): Kept =>
	php< Kept >(
		`global $wpdb;
		$found = $engine->orders()->withData( 'paypal', 'order', '${ id }' );
		$order = null === $found ? null : $engine->payments()->order( $found );
		$count = (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM {$wpdb->prefix}" . ( class_exists( 'WooCommerce' ) ? 'wc_orders_meta' : 'postmeta' ) . " WHERE meta_key = '_marketday_paypal-order' AND meta_value = %s", '${ id }' ) );
		return [ 'count' => $count, 'status' => $order->status->value ?? '', 'total' => $order->total->minor ?? 0,
			'transaction' => null === $found ? '' : (string) ( $engine->orders()->data( $found, 'paypal' )['capture'] ?? '' ),
			'refunded' => null === $found ? 0 : $engine->payments()->refunded( $found )->minor,
			'notes' => null === $found ? '' : implode( ' | ', array_column( get_comments( [ 'post_id' => $found, 'type' => 'order_note' ] ), 'comment_content' ) ) ];`
	);

/** Runs the job that asks after a payment. */
export const watch = ( id: string ): void => {
	php( `do_action( 'marketday_paypal_watch', '${ id }' ); return [];` );
};
