// @ts-check
import { id, PAYER, refuseUnknown, unprocessable } from './books.mjs';

/** @typedef {Record<string, any>} Thing */

/** Ways to pay that a customer has PayPal keep: a setup token is agreed to there, and then becomes a payment token, once. */
export class Vault {
	/** @type {Map<string, Thing>} */
	setups = new Map();
	/** @type {Map<string, Thing>} */
	kept = new Map();

	/** @param {Thing} body @param {string} base */
	begin( body, base ) {
		const key = id();
		const setup = {
			id: key,
			status: 'PAYER_ACTION_REQUIRED',
			customer: body.customer ?? { id: id( 10 ) },
			payment_source: body.payment_source,
			links: [
				{
					rel: 'approve',
					href: `${ base }/agreements/approve?approval_session_id=${ key }`,
					method: 'GET',
				},
			],
		};
		this.setups.set( key, setup );
		return setup;
	}

	/** @param {string} key */
	setup( key ) {
		return this.setups.get( key ) ?? refuseUnknown();
	}

	/** The customer says yes. @param {string} key */
	agree( key ) {
		return Object.assign( this.setup( key ), { status: 'APPROVED' } );
	}

	/** @param {Thing} body */
	keep( body ) {
		const setup = this.setup( body.payment_source?.token?.id );
		if ( setup.status !== 'APPROVED' ) {
			throw unprocessable(
				setup.status === 'VAULTED'
					? 'TOKEN_ALREADY_USED'
					: 'SETUP_TOKEN_NOT_APPROVED'
			);
		}
		setup.status = 'VAULTED';
		const token = {
			id: id(),
			customer: setup.customer,
			payment_source: { paypal: { email_address: PAYER.email_address } },
		};
		this.kept.set( token.id, token );
		return token;
	}

	/** Whose account pays an order: it is taken at once, unless the owner is to be asked. @param {Thing} body */
	payerOf( body ) {
		const key = body.payment_source?.paypal?.vault_id;
		const token = key ? this.kept.get( key ) ?? refuseUnknown() : undefined;
		return token?.isDoubted ? undefined : token;
	}
}
