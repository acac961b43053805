// @ts-check
import {
	createSign,
	createVerify,
	generateKeyPairSync,
	randomUUID,
} from 'node:crypto';
import { id } from './books.mjs';

/** Sends events as PayPal does: signed, tried again where nobody says 2xx; held back, doubled or turned round on demand. */

/** Times that an event is tried, with so many milliseconds between. */
const TRIES = 4;
const PAUSE = 400;

/* eslint-disable no-bitwise -- the checksum is made of bits. */
const TABLE = Array.from( { length: 256 }, ( _, index ) => {
	let value = index;
	for ( let bit = 0; bit < 8; bit++ ) {
		value = value & 1 ? 0xedb88320 ^ ( value >>> 1 ) : value >>> 1;
	}
	return value >>> 0;
} );

/** @param {string} text */
export function crc32( text ) {
	let crc = 0xffffffff;
	for ( const byte of Buffer.from( text ) ) {
		crc = ( TABLE[ ( crc ^ byte ) & 0xff ] ?? 0 ) ^ ( crc >>> 8 );
	}
	return ( crc ^ 0xffffffff ) >>> 0;
}
/* eslint-enable no-bitwise */

/** @typedef {{ id: string, url: string, event_types: Array<{ name: string }> }} Hook */
/** @typedef {{ hook: Hook, body: string }} Delivery */

export class Webhooks {
	/** @type {Map<string, Hook>} */
	hooks = new Map();
	/** @type {Delivery[]} */
	held = [];
	/** @type {Array<{ type: string, status: number, tries: number }>} */
	log = [];
	/** @type {'send' | 'hold' | 'twice' | 'none'} */
	mode = 'send';
	/** Milliseconds before an event is sent. */
	delay = 50;

	constructor() {
		this.keys = generateKeyPairSync( 'rsa', { modulusLength: 2048 } );
	}

	certificate() {
		return this.keys.publicKey.export( { type: 'spki', format: 'pem' } );
	}

	/** @param {string} base */
	use( base ) {
		this.base = base;
	}

	/** @param {string} url @param {Array<{ name: string }>} types */
	add( url, types ) {
		const hook = { id: id(), url, event_types: types };
		this.hooks.set( hook.id, hook );
		return hook;
	}

	/** @param {string} type @param {string} kind @param {object} resource */
	notify( type, kind, resource ) {
		for ( const hook of this.hooks.values() ) {
			if (
				! hook.event_types.some(
					( { name } ) => name === '*' || name === type
				)
			) {
				continue;
			}
			const delivery = { hook, body: eventText( type, kind, resource ) };
			if ( this.mode === 'hold' ) {
				this.held.push( delivery );
			} else if ( this.mode !== 'none' ) {
				setTimeout( () => this.send( delivery ), this.delay );
				if ( this.mode === 'twice' ) {
					setTimeout( () => this.send( delivery ), this.delay );
				}
			}
		}
	}

	/** What was held back, perhaps in another order or twice. @param {{ reversed?: boolean, twice?: boolean }} how */
	async flush( { reversed = false, twice = false } ) {
		const letters = this.held.splice( 0 );
		if ( reversed ) {
			letters.reverse();
		}
		for ( const delivery of twice
			? letters.flatMap( ( one ) => [ one, one ] )
			: letters ) {
			await this.send( delivery, 1 );
		}
		return letters.length;
	}

	/** @param {Delivery} delivery @param {number} [tries] */
	async send( { hook, body }, tries = TRIES ) {
		const entry = {
			type: JSON.parse( body ).event_type,
			status: 0,
			tries: 0,
		};
		this.log.push( entry );
		for ( ; entry.tries < tries;  ) {
			entry.tries++;
			entry.status = await fetch( hook.url, {
				method: 'POST',
				headers: this.headers( hook, body ),
				body,
			} ).then(
				( { status } ) => status,
				() => 0
			);
			if ( entry.status >= 200 && entry.status < 300 ) {
				return;
			}
			await new Promise( ( resolve ) => setTimeout( resolve, PAUSE ) );
		}
	}

	/** @param {Hook} hook @param {string} body */
	headers( hook, body ) {
		const transmission = randomUUID();
		const time = new Date().toISOString();
		return {
			'content-type': 'application/json',
			'paypal-auth-algo': 'SHA256withRSA',
			'paypal-cert-url': `${ this.base }/v1/notifications/certs/CERT-1`,
			'paypal-transmission-id': transmission,
			'paypal-transmission-sig': createSign( 'sha256' )
				.update( signed( transmission, time, hook.id, body ) )
				.sign( this.keys.privateKey, 'base64' ),
			'paypal-transmission-time': time,
		};
	}

	/**
	 * The signature stands for the very bytes that were sent.
	 *
	 * @param {string} raw Of the question.
	 */
	verifies( raw ) {
		const body = JSON.parse( raw );
		const [ , event = '' ] =
			/"webhook_event"\s*:\s*(\{[\s\S]*\})\s*\}$/.exec( raw.trim() ) ??
			[];
		return (
			this.hooks.has( body.webhook_id ) &&
			body.auth_algo === 'SHA256withRSA' &&
			String( body.cert_url ).startsWith( `${ this.base }/` ) &&
			createVerify( 'sha256' )
				.update(
					signed(
						body.transmission_id,
						body.transmission_time,
						body.webhook_id,
						event
					)
				)
				.verify(
					this.keys.publicKey,
					String( body.transmission_sig ),
					'base64'
				)
		);
	}
}

/** @param {string} transmission @param {string} time @param {string} hook @param {string} body */
const signed = ( transmission, time, hook, body ) =>
	`${ transmission }|${ time }|${ hook }|${ crc32( body ) }`;

/** @param {string} type @param {string} kind @param {object} resource */
function eventText( type, kind, resource ) {
	return JSON.stringify( {
		id: `WH-${ id() }`,
		event_version: '1.0',
		create_time: new Date().toISOString(),
		resource_type: kind,
		resource_version: '2.0',
		event_type: type,
		summary: `${ type } happened`,
		resource,
		links: [],
	} );
}
