// @ts-check
import { sample } from './timing.mjs';
import { expectMaker } from './whose.mjs';

/** A first-time visitor: keeps cookies and the Store API's nonce. */
export class Visitor {
	/** @type {Map<string, string>} */
	#cookies = new Map();
	#nonce = '';

	/** @param {string} site */
	constructor( site ) {
		this.site = site;
	}

	/**
	 * One timed request whose cookies are kept.
	 *
	 * @param {string}      path
	 * @param {RequestInit} init
	 */
	async time( path, init ) {
		return sample(
			this.site + path,
			{ ...init, headers: { ...this.#headers(), ...init.headers } },
			( response ) => this.#keep( response )
		);
	}

	/**
	 * @param {string} path
	 * @return {Promise<any>} What the answer's JSON says.
	 */
	async read( path ) {
		const response = await fetch( this.site + path, {
			headers: this.#headers(),
		} );
		this.#keep( response );
		return response.json();
	}

	/**
	 * @param {string} path
	 * @return {Promise<string>} The page, '' for a redirect.
	 */
	async html( path ) {
		const response = await fetch( this.site + path, {
			headers: this.#headers(),
			redirect: 'manual',
		} );
		this.#keep( response );
		return response.ok ? response.text() : '';
	}

	/** @param {number} productId */
	async fillBasket( productId ) {
		const cart = await fetch( `${ this.site }/wp-json/wc/store/v1/cart`, {
			headers: this.#headers(),
		} );
		this.#keep( cart );
		const added = await fetch(
			`${ this.site }/wp-json/wc/store/v1/cart/add-item`,
			{
				method: 'POST',
				headers: {
					...this.#headers(),
					'Content-Type': 'application/json',
				},
				body: JSON.stringify( { id: productId, quantity: 1 } ),
			}
		);
		this.#keep( added );
		// Whole, as WooCommerce saves the session after it has sent the first bytes.
		const body = await added.text();
		if ( ! added.ok ) {
			throw new Error(
				`Product ${ productId } could not be added: ${ body }`
			);
		}
	}

	/** @param {Response} response */
	#keep( response ) {
		this.#nonce = response.headers.get( 'nonce' ) ?? this.#nonce;
		for ( const line of response.headers.getSetCookie() ) {
			const [ pair = '' ] = line.split( ';' );
			const at = pair.indexOf( '=' );
			this.#cookies.set( pair.slice( 0, at ), pair.slice( at + 1 ) );
		}
	}

	#headers() {
		const cookies = [ ...this.#cookies ]
			.map( ( [ name, value ] ) => `${ name }=${ value }` )
			.join( '; ' );
		return {
			...( cookies && { Cookie: cookies } ),
			...( this.#nonce && { Nonce: this.#nonce } ),
		};
	}
}

/**
 * A page as a first-time visitor has it, once it was seen to be the one that is meant.
 *
 * @param {string}                             site
 * @param {string}                             path
 * @param {import('./whose.mjs').Kind}         kind
 * @param {import('./whose.mjs').Maker}        maker
 * @param {{ empty?: string, basket?: number }} [more] `basket` holds this product.
 * @return {import('./timing.mjs').TimedRequest}
 */
export function timedPage( site, path, kind, maker, { basket, ...more } = {} ) {
	const arrive = async () => {
		const visitor = new Visitor( site );
		if ( basket ) {
			await visitor.fillBasket( basket );
		}
		return visitor;
	};
	return {
		...more,
		site,
		check: async () =>
			expectMaker(
				await ( await arrive() ).html( path ),
				kind,
				maker,
				site + path
			),
		once: async () => ( await arrive() ).time( path, {} ),
	};
}

const ADDRESS = {
	first_name: 'Ada',
	last_name: 'Lovelace',
	address_1: '12 St James’s Square',
	city: 'London',
	postcode: 'SW1Y 4JH',
	country: 'GB',
	phone: '02079460018',
};

/** @param {Visitor} visitor @param {number} productId @param {Record<string, string>} [fields] */
const add = ( visitor, productId, fields = {} ) =>
	visitor.time( '/?wc-ajax=add_to_cart', {
		method: 'POST',
		headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
		body: new URLSearchParams( {
			product_id: String( productId ),
			quantity: '1',
			...fields,
		} ),
	} );

/**
 * @param {string} site
 * @param {number} productId
 */
export const timeAdd = ( site, productId ) =>
	add( new Visitor( site ), productId );

/**
 * As our own pages add, with the basket that they show in the answer.
 *
 * @param {string} site
 * @param {number} productId
 */
export const timeAddAndShow = ( site, productId ) =>
	add( new Visitor( site ), productId, { marketday_regions: 'basket' } );

/**
 * Until a basket beside the page can show what is in it: WooCommerce's own asks for it once something was added.
 *
 * @param {string} site
 * @param {number} productId
 */
export async function timeAddAndRead( site, productId ) {
	const visitor = new Visitor( site );
	const added = await add( visitor, productId );
	const read = await visitor.time( '/wp-json/wc/store/v1/cart', {} );
	return {
		...read,
		milliseconds: added.milliseconds + read.milliseconds,
		queries: added.queries + read.queries,
	};
}

/**
 * @param {string} site
 * @param {number} productId
 */
export async function timeCheckout( site, productId ) {
	const visitor = new Visitor( site );
	await visitor.fillBasket( productId );
	return visitor.time( '/wp-json/wc/store/v1/checkout', {
		method: 'POST',
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify( {
			billing_address: { ...ADDRESS, email: 'ada@example.com' },
			shipping_address: ADDRESS,
			payment_method: 'bacs',
		} ),
	} );
}
