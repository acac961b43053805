// @ts-check
import { Problem } from '../terminal/problem.mjs';

const MOST_REDIRECTS = 5;

/** @typedef {{ status: number, text: string }} ShopResponse */

/** Someone with cookies of their own, as a browser without scripts would be, who keeps the Store API's nonce too. */
export class Visitor {
	/** @type {Map<string, string>} */
	#cookies = new Map();
	#nonce = '';

	/** @param {string} site */
	constructor( site ) {
		this.site = site;
	}

	/**
	 * @param {string} path Or a whole address of the site.
	 * @return {Promise<ShopResponse>} Where the site's redirects end.
	 */
	async get( path ) {
		let address = new URL( path, this.site );
		for ( let hops = 0; ; hops++ ) {
			const response = await this.#send( address, {} );
			const next = response.headers.get( 'location' );
			if ( ! next || hops === MOST_REDIRECTS ) {
				return { status: response.status, text: await response.text() };
			}
			address = new URL( next, address );
		}
	}

	/**
	 * A form as a browser posts it.
	 *
	 * @param {string}                 path
	 * @param {Record<string, string>} fields
	 * @return {Promise<ShopResponse>}
	 */
	async post( path, fields ) {
		const response = await this.#send( new URL( path, this.site ), {
			method: 'POST',
			body: new URLSearchParams( fields ),
		} );
		return { status: response.status, text: await response.text() };
	}

	/**
	 * A call of the Store API that must succeed.
	 *
	 * @param {string} method
	 * @param {string} path   For example 'cart/add-item'.
	 * @param {object} [body]
	 * @return {Promise<any>}
	 */
	async call( method, path, body ) {
		const response = await this.#send(
			new URL( `/wp-json/wc/store/v1/${ path }`, this.site ),
			{
				method,
				headers: {
					'Content-Type': 'application/json',
					...( this.#nonce && { Nonce: this.#nonce } ),
				},
				body: body ? JSON.stringify( body ) : null,
			}
		);
		this.#nonce = response.headers.get( 'nonce' ) ?? this.#nonce;
		const text = await response.text();
		if ( ! response.ok ) {
			throw new Problem(
				`${ method } ${ path } answers ${ response.status }: ${ text }`
			);
		}
		return JSON.parse( text );
	}

	/** @param {{ user: string, password: string }} account */
	async logIn( { user, password } ) {
		await this.get( '/wp-login.php' );
		const { status } = await this.post( '/wp-login.php', {
			log: user,
			pwd: password,
			testcookie: '1',
		} );
		if ( status !== 302 ) {
			throw new Problem( `${ user } cannot log in: ${ status }.` );
		}
		// It was a guest's.
		this.#nonce = '';
	}

	/**
	 * @param {URL}         address
	 * @param {RequestInit} init
	 */
	async #send( address, init ) {
		const response = await fetch( address, {
			...init,
			redirect: 'manual',
			headers: {
				...init.headers,
				Cookie: [ ...this.#cookies ]
					.map( ( pair ) => pair.join( '=' ) )
					.join( '; ' ),
			},
		} );
		response.headers
			.getSetCookie()
			.forEach( ( cookie ) => this.#keep( cookie ) );
		return response;
	}

	/** @param {string} cookie As the site sets it. */
	#keep( cookie ) {
		const [ pair = '' ] = cookie.split( ';' );
		const at = pair.indexOf( '=' );
		const ends = /;\s*expires=([^;]+)/i.exec( cookie )?.[ 1 ];
		if ( ends && Date.parse( ends ) < Date.now() ) {
			this.#cookies.delete( pair.slice( 0, at ) );
		} else {
			this.#cookies.set( pair.slice( 0, at ), pair.slice( at + 1 ) );
		}
	}
}
