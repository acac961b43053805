import { spawn, type ChildProcess } from 'child_process';
import path from 'path';
import { createInterface } from 'readline';

import { php, setOptions } from './shop';
import { Shopper, type ShopResponse } from './shopper';
import type { Json } from './wire';

interface Money {
	currency_code: string;
	value: string;
}

interface Movement {
	id: string;
	status: string;
	amount: Money;
	invoice_id?: string;
	custom_id?: string;
}

/** What the fake knows. */
export interface PayPalState {
	orders: Array< {
		id: string;
		status: string;
		purchase_units: Array< {
			amount: Money & { breakdown?: Record< string, Money > };
			items?: Array< {
				name: string;
				quantity: string;
				unit_amount: Money;
			} >;
			shipping?: { options?: Array< { id: string; selected: boolean } > };
			custom_id?: string;
			invoice_id?: string;
		} >;
	} >;
	captures: Movement[];
	authorizations: Movement[];
	refunds: Movement[];
	webhooks: Array< { type: string; status: number; tries: number } >;
	hooks: Array< { id: string; url: string } >;
	asked: Array< { method: string; path: string; key: string } >;
}

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
		const response = await fetch( `${ this.url }/fake/${ name }`, {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify( body ),
		} );
		return response.json() as Promise< Json >;
	}

	async state(): Promise< PayPalState > {
		const response = await fetch( `${ this.url }/fake/state` );
		return response.json() as Promise< PayPalState >;
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
	private calls: Record< string, { nonce: string } > | undefined;

	/** One of the contract's payment calls, with its nonce. */
	async ppc(
		name: string,
		body: Record< string, unknown > = {}
	): Promise< ShopResponse > {
		this.calls ??= (
			JSON.parse(
				(
					await this.get(
						'/?wc-ajax=ppc-cart-script-params&context=cart'
					)
				).text
			) as { data: { ajax: Record< string, { nonce: string } > } }
		 ).data.ajax;
		return this.send( 'POST', `${ this.site }/?wc-ajax=${ name }`, {
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify( {
				nonce: this.calls[ name ]?.nonce,
				...body,
			} ),
		} );
	}

	/** Begins a payment of the basket. */
	async begin( context = 'cart' ): Promise< string > {
		const { text } = await this.ppc( 'ppc-create-order', {
			context,
			payment_method: 'marketday_paypal',
			funding_source: 'paypal',
		} );
		const { data } = JSON.parse( text ) as { data: { id?: string } };
		if ( ! data.id ) {
			throw new Error( text );
		}
		return data.id;
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
		$count = (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM {$wpdb->prefix}" . ( class_exists( 'WooCommerce' ) && Automattic\\WooCommerce\\Utilities\\OrderUtil::custom_orders_table_usage_is_enabled() ? 'wc_orders_meta' : 'postmeta' ) . " WHERE meta_key = '_marketday_paypal-order' AND meta_value = %s", '${ id }' ) );
		return [ 'count' => $count, 'status' => $order->status->value ?? '', 'total' => $order->contents->total->minor ?? 0,
			'transaction' => null === $found ? '' : (string) ( $engine->orders()->data( $found, 'paypal' )['capture'] ?? '' ),
			'refunded' => null === $found ? 0 : $engine->payments()->refundedSum( $found )->minor,
			'notes' => null === $found ? '' : implode( ' | ', array_column( get_comments( [ 'post_id' => $found, 'type' => 'order_note' ] ), 'comment_content' ) ) ];`
	);

/** Runs the job that asks after a payment. */
export const watch = ( id: string ): void => {
	php( `do_action( 'marketday_paypal_watch', '${ id }' ); return [];` );
};
