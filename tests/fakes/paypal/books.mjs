// @ts-check
import { randomBytes } from 'node:crypto';
import { minor, unitFaults } from './units.mjs';

/** What the fake PayPal knows: orders, captures, authorisations, refunds, and who the merchant is. */

export const MERCHANT = {
	merchant_id: 'MERCHANTFAKE1',
	email_address: 'shop@example.com',
};

export const PAYER = {
	payer_id: 'PAYERFAKE0001',
	email_address: 'grace@example.com',
	name: { given_name: 'Grace', surname: 'Hopper' },
	address: { country_code: 'GB' },
};

export const DELIVERY = {
	name: { full_name: 'Grace Hopper' },
	address: {
		address_line_1: '12 Harbour Road',
		admin_area_2: 'Leeds',
		postal_code: 'LS1 4AP',
		country_code: 'GB',
	},
};

/** An answer that is an error, as PayPal words it. */
export class Refusal extends Error {
	/**
	 * @param {number}   status
	 * @param {string}   name
	 * @param {object[]} [details]
	 */
	constructor( status, name, details = [] ) {
		super( name );
		this.status = status;
		this.body = {
			name,
			message: `The request was refused: ${ name }.`,
			debug_id: id( 13 ).toLowerCase(),
			details,
			links: [],
		};
	}
}

/** @param {string} issue */
export const unprocessable = ( issue ) =>
	new Refusal( 422, 'UNPROCESSABLE_ENTITY', [
		{ issue, description: issue.toLowerCase().replaceAll( '_', ' ' ) },
	] );

const ALPHABET = '0123456789ABCDEFGHJKLMNPRSTUVWXY';

/** @param {number} [length] */
export const id = ( length = 17 ) =>
	[ ...randomBytes( length ) ]
		.map( ( byte ) => ALPHABET[ byte % 32 ] )
		.join( '' );

const now = () => new Date().toISOString().replace( /\.\d+/, '' );

/** @param {number} value @param {string} currency */
const money = ( value, currency ) => ( {
	currency_code: currency,
	value: [ 'HUF', 'JPY', 'TWD' ].includes( currency )
		? String( value )
		: ( value / 100 ).toFixed( 2 ),
} );

/** @typedef {Record<string, any>} Thing */

export class Books {
	/** @type {Map<string, Thing>} */
	orders = new Map();
	/** @type {Map<string, Thing>} */
	captures = new Map();
	/** @type {Map<string, Thing>} */
	authorizations = new Map();
	/** @type {Map<string, Thing>} */
	refunds = new Map();

	/** @param {( type: string, kind: string, resource: Thing ) => void} notify Of an event. */
	constructor( notify ) {
		this.tell = notify;
	}

	/** @param {Thing} body @param {string} base @param {string} [outcome] Of a payment that is taken without asking. */
	create( body, base, outcome ) {
		const [ unit ] = body.purchase_units ?? [];
		if ( ! [ 'CAPTURE', 'AUTHORIZE' ].includes( body.intent ) || ! unit ) {
			throw new Refusal( 400, 'INVALID_REQUEST' );
		}
		this.check( unit, body );
		const key = id();
		const context =
			Object.values( body.payment_source ?? {} )[ 0 ]
				?.experience_context ??
			body.application_context ??
			{};
		const order = {
			id: key,
			intent: body.intent,
			status:
				body.payment_source && ! body.payment_source.card
					? 'PAYER_ACTION_REQUIRED'
					: 'CREATED',
			payment_source: body.payment_source,
			purchase_units: [
				{ reference_id: 'default', payee: MERCHANT, ...unit },
			],
			create_time: now(),
			links: [
				{
					href: `${ base }/v2/checkout/orders/${ key }`,
					rel: 'self',
					method: 'GET',
				},
				{
					href: `${ base }/checkoutnow?token=${ key }`,
					rel: body.payment_source ? 'payer-action' : 'approve',
					method: 'GET',
				},
			],
		};
		Object.defineProperty( order, 'context', { value: context } );
		this.orders.set( key, order );
		if ( outcome ) {
			order.status = 'APPROVED';
			order.payer = PAYER;
			if ( body.intent === 'CAPTURE' ) {
				this.capture( key, outcome );
			} else {
				this.authorize( key );
			}
		}
		return order;
	}

	/** @param {string} key */
	order( key ) {
		return this.orders.get( key ) ?? refuseUnknown();
	}

	/** @param {string} key @param {Thing[]} changes */
	patch( key, changes ) {
		const order = this.order( key );
		if (
			! [ 'CREATED', 'PAYER_ACTION_REQUIRED', 'APPROVED' ].includes(
				order.status
			)
		) {
			throw unprocessable( 'ORDER_ALREADY_COMPLETED' );
		}
		const unit = structuredClone( order.purchase_units[ 0 ] );
		for ( const { op, path, value } of changes ) {
			const [ , name ] =
				/^\/purchase_units\/@reference_id=='default'(?:\/([\w/]+))?$/.exec(
					path
				) ?? [];
			if (
				! [ 'add', 'replace', 'remove' ].includes( op ) ||
				( name === undefined && ! path.endsWith( "'" ) )
			) {
				throw unprocessable( 'INVALID_PATCH_OPERATION' );
			}
			if ( name === undefined ) {
				Object.assign(
					unit,
					{ items: undefined, shipping: unit.shipping },
					value
				);
			} else if ( name === 'shipping/options' ) {
				unit.shipping = { ...unit.shipping, options: value };
			} else {
				unit[ name ] = op === 'remove' ? undefined : value;
			}
		}
		this.check( unit, order, key );
		order.purchase_units[ 0 ] = unit;
	}

	/** @param {Thing} unit @param {Thing} order @param {string} [key] */
	check( unit, order, key ) {
		const faults = unitFaults( unit );
		if ( faults.length ) {
			throw new Refusal( 422, 'UNPROCESSABLE_ENTITY', faults );
		}
		const taken = [ ...this.orders.values() ].some(
			( other ) =>
				other.id !== key &&
				unit.invoice_id &&
				other.status === 'COMPLETED' &&
				other.purchase_units[ 0 ].invoice_id === unit.invoice_id
		);
		if ( taken ) {
			throw unprocessable( 'DUPLICATE_INVOICE_ID' );
		}
	}

	/** The shopper says yes. @param {string} key @param {Thing} [choice] */
	approve( key, { payer = PAYER, shipping, source = 'paypal' } = {} ) {
		const order = this.order( key );
		const unit = order.purchase_units[ 0 ];
		const preference = order.context.shipping_preference ?? 'GET_FROM_FILE';
		order.status = 'APPROVED';
		order.payer = payer;
		order.payment_source = {
			[ source ]: {
				email_address: payer.email_address,
				account_id: payer.payer_id,
				name: payer.name,
			},
		};
		if ( preference === 'GET_FROM_FILE' ) {
			unit.shipping = {
				...unit.shipping,
				...( shipping ?? order.chosen ?? DELIVERY ),
			};
		}
		this.tell( 'CHECKOUT.ORDER.APPROVED', 'checkout-order', order );
		return order;
	}

	/** A card is given in the page's fields; the bank of one whose number ends so refuses. @param {string} key @param {Thing} typed */
	card( key, typed ) {
		const order = this.order( key );
		const number = String( typed.number ?? '' ).replace( /\D/g, '' );
		order.payment_source = {
			card: {
				last_digits: number.slice( -4 ),
				brand: 'VISA',
				authentication_result: number.endsWith( '0002' )
					? {
							liability_shift: 'NO',
							three_d_secure: {
								enrollment_status: 'Y',
								authentication_status: 'R',
							},
					  }
					: { liability_shift: 'POSSIBLE' },
			},
		};
		return order;
	}

	/** @param {Thing} order */
	isGiven( order ) {
		return (
			order.status === 'APPROVED' ||
			Boolean( order.payment_source?.card?.last_digits )
		);
	}

	/** @param {string} key @param {string} [outcome] */
	capture( key, outcome = 'COMPLETED' ) {
		const order = this.order( key );
		if ( order.status === 'COMPLETED' ) {
			throw unprocessable( 'ORDER_ALREADY_CAPTURED' );
		}
		if ( order.intent !== 'CAPTURE' ) {
			throw unprocessable( 'ACTION_DOES_NOT_MATCH_INTENT' );
		}
		if ( ! this.isGiven( order ) ) {
			throw unprocessable( 'ORDER_NOT_APPROVED' );
		}
		const [ unit ] = order.purchase_units;
		const capture = this.take( order, order.paid ?? unit.amount, outcome );
		unit.payments = { captures: [ capture ] };
		order.status = 'COMPLETED';
		return order;
	}

	/** @param {string} key */
	authorize( key ) {
		const order = this.order( key );
		if ( order.status === 'COMPLETED' ) {
			throw unprocessable( 'ORDER_ALREADY_AUTHORIZED' );
		}
		if ( ! this.isGiven( order ) || order.intent !== 'AUTHORIZE' ) {
			throw unprocessable(
				order.intent === 'AUTHORIZE'
					? 'ORDER_NOT_APPROVED'
					: 'ACTION_DOES_NOT_MATCH_INTENT'
			);
		}
		const [ unit ] = order.purchase_units;
		const held = {
			id: id(),
			status: 'CREATED',
			...this.marks( order, unit ),
			amount: amountOf( unit.amount ),
			expiration_time: now(),
		};
		this.authorizations.set( held.id, held );
		unit.payments = { authorizations: [ held ] };
		order.status = 'COMPLETED';
		this.tell( 'PAYMENT.AUTHORIZATION.CREATED', 'authorization', held );
		return order;
	}

	/** @param {string} key @param {Thing} body */
	captureAuthorization( key, body ) {
		const held = this.authorizations.get( key ) ?? refuseUnknown();
		if ( held.status !== 'CREATED' ) {
			throw unprocessable(
				held.status === 'VOIDED'
					? 'AUTHORIZATION_VOIDED'
					: 'AUTHORIZATION_ALREADY_CAPTURED'
			);
		}
		const order = this.order(
			held.supplementary_data.related_ids.order_id
		);
		const capture = this.take( order, body.amount ?? held.amount );
		held.status = 'CAPTURED';
		order.purchase_units[ 0 ].payments.captures = [ capture ];
		return capture;
	}

	/** @param {string} key */
	release( key ) {
		const held = this.authorizations.get( key ) ?? refuseUnknown();
		if ( held.status !== 'CREATED' ) {
			throw unprocessable( 'PREVIOUSLY_CAPTURED' );
		}
		held.status = 'VOIDED';
		this.tell( 'PAYMENT.AUTHORIZATION.VOIDED', 'authorization', held );
	}

	/** @param {Thing} order @param {Thing} amount @param {string} [status] */
	take( order, amount, status = 'COMPLETED' ) {
		const unit = order.purchase_units[ 0 ];
		const capture = {
			id: id(),
			status,
			...( status === 'PENDING'
				? { status_details: { reason: 'PENDING_REVIEW' } }
				: {} ),
			...this.marks( order, unit ),
			amount: amountOf( amount ),
			final_capture: true,
			seller_protection: { status: 'ELIGIBLE' },
			seller_receivable_breakdown: {
				gross_amount: amountOf( amount ),
				paypal_fee: money( 30, amount.currency_code ),
			},
			create_time: now(),
		};
		this.captures.set( capture.id, capture );
		const event =
			{ COMPLETED: 'COMPLETED', PENDING: 'PENDING', DECLINED: 'DENIED' }[
				status
			] ?? 'COMPLETED';
		this.tell( `PAYMENT.CAPTURE.${ event }`, 'capture', capture );
		return capture;
	}

	/** @param {Thing} order @param {Thing} unit */
	marks( order, unit ) {
		return {
			custom_id: unit.custom_id,
			invoice_id: unit.invoice_id,
			payee: MERCHANT,
			supplementary_data: { related_ids: { order_id: order.id } },
		};
	}

	/** @param {string} key @param {Thing} body @param {string} base */
	refund( key, body, base ) {
		const capture = this.captures.get( key ) ?? refuseUnknown();
		const before = [ ...this.refunds.values() ]
			.filter( ( { captureId } ) => captureId === key )
			.reduce( ( sum, { amount } ) => sum + ( minor( amount ) ?? 0 ), 0 );
		const whole = minor( capture.amount ) ?? 0;
		const part = body.amount ? minor( body.amount ) ?? 0 : whole - before;
		if (
			! [ 'COMPLETED', 'PARTIALLY_REFUNDED' ].includes(
				capture.status
			) ||
			part < 1 ||
			before + part > whole
		) {
			throw unprocessable(
				before >= whole
					? 'CAPTURE_FULLY_REFUNDED'
					: 'REFUND_AMOUNT_EXCEEDED'
			);
		}
		const refund = {
			id: id(),
			status: 'COMPLETED',
			amount: money( part, capture.amount.currency_code ),
			custom_id: capture.custom_id,
			invoice_id: body.invoice_id,
			note_to_payer: body.note_to_payer,
			links: [
				{
					rel: 'up',
					href: `${ base }/v2/payments/captures/${ key }`,
					method: 'GET',
				},
			],
		};
		Object.defineProperty( refund, 'captureId', { value: key } );
		this.refunds.set( refund.id, refund );
		capture.status =
			before + part === whole ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
		this.tell( 'PAYMENT.CAPTURE.REFUNDED', 'refund', refund );
		return refund;
	}

	/** What PayPal's people decide about a capture. @param {string} key @param {string} status */
	decide( key, status ) {
		const capture = this.captures.get( key ) ?? refuseUnknown();
		capture.status = status === 'REVERSED' ? 'REFUNDED' : status;
		this.tell(
			`PAYMENT.CAPTURE.${ status === 'DECLINED' ? 'DENIED' : status }`,
			'capture',
			capture
		);
		return capture;
	}
}

/** @param {Thing} amount */
const amountOf = ( amount ) => ( {
	currency_code: amount.currency_code,
	value: amount.value,
} );

/** @return {never} */
export function refuseUnknown() {
	throw new Refusal( 404, 'RESOURCE_NOT_FOUND', [
		{
			issue: 'INVALID_RESOURCE_ID',
			description: 'There is no such resource.',
		},
	] );
}
