import type { Json } from './wire';

export type { Json };

export interface ShopResponse {
	status: number;
	headers: Headers;
	text: string;
	json: Json;
	cookies: string[];
}

interface StoreApiOptions {
	body?: unknown;
	headers?: Record< string, string >;
	/** False sends no nonce, a string another one. */
	nonce?: false | string;
}

/** A visitor with a cookie jar, as a browser without scripts would be; the Store API's nonce and Cart-Token are kept too. */
export class Shopper {
	readonly cookies = new Map< string, string >();

	nonce = '';

	cartToken = '';

	constructor(
		protected readonly site: string = process.env.MARKETDAY_URL ?? ''
	) {}

	get(
		path: string,
		headers: Record< string, string > = {}
	): Promise< ShopResponse > {
		return this.send( 'GET', this.site + path, { headers } );
	}

	/** A form as a browser posts it. */
	post(
		path: string,
		fields: Record< string, string | number >
	): Promise< ShopResponse > {
		return this.send( 'POST', this.site + path, {
			body: encode( fields ),
		} );
	}

	wcAjax(
		name: string,
		fields: Record< string, string | number > = {}
	): Promise< ShopResponse > {
		return this.post( `/?wc-ajax=${ name }`, fields );
	}

	/** A Store API call with the nonce the last answer brought; the first one is fetched. */
	async storeApi(
		method: string,
		path: string,
		options: StoreApiOptions = {}
	): Promise< ShopResponse > {
		if (
			options.nonce === undefined &&
			! this.nonce &&
			needsNonce( method, path )
		) {
			await this.storeApi( 'GET', '/cart' );
		}
		const nonce = options.nonce ?? this.nonce;
		const response = await this.send( method, this.storeAddress( path ), {
			body:
				options.body === undefined
					? undefined
					: JSON.stringify( options.body ),
			headers: {
				...( options.body === undefined
					? {}
					: { 'Content-Type': 'application/json' } ),
				...( nonce ? { Nonce: nonce } : {} ),
				...options.headers,
			},
		} );
		this.nonce = response.headers.get( 'nonce' ) ?? this.nonce;
		this.cartToken = response.headers.get( 'cart-token' ) ?? this.cartToken;
		return response;
	}

	async add(
		id: number,
		quantity = 1,
		variation?: { attribute: string; value: string }[]
	): Promise< ShopResponse > {
		return this.storeApi( 'POST', '/cart/add-item', {
			body: { id, quantity, ...( variation ? { variation } : {} ) },
		} );
	}

	async cart(): Promise< Json > {
		return ( await this.storeApi( 'GET', '/cart' ) ).json;
	}

	protected storeAddress( path: string ): string {
		return `${ this.site }/wp-json/wc/store/v1${ path }`;
	}

	protected async send(
		method: string,
		url: string,
		{
			body,
			headers = {},
		}: {
			body?: string | URLSearchParams | FormData | undefined;
			headers?: Record< string, string >;
		}
	): Promise< ShopResponse > {
		const response = await fetch( url, {
			method,
			redirect: 'manual',
			headers: {
				...( this.cookies.size > 0
					? { Cookie: this.cookieHeader() }
					: {} ),
				...headers,
			},
			...( body === undefined ? {} : { body } ),
		} );
		const cookies = response.headers.getSetCookie();
		cookies.forEach( ( cookie ) => this.keep( cookie ) );
		const text = await response.text();
		return {
			status: response.status,
			headers: response.headers,
			text,
			json: parse( text ),
			cookies,
		};
	}

	private cookieHeader(): string {
		return [ ...this.cookies ]
			.map( ( [ name, value ] ) => `${ name }=${ value }` )
			.join( '; ' );
	}

	private keep( cookie: string ): void {
		const [ pair = '', ...attributes ] = cookie.split( ';' );
		const at = pair.indexOf( '=' );
		const expires = attributes
			.map( ( part ) => part.trim() )
			.find( ( part ) => /^expires=/i.test( part ) );
		if ( expires && Date.parse( expires.slice( 8 ) ) < Date.now() ) {
			this.cookies.delete( pair.slice( 0, at ) );
		} else {
			this.cookies.set( pair.slice( 0, at ), pair.slice( at + 1 ) );
		}
	}
}

function needsNonce( method: string, path: string ): boolean {
	return method !== 'GET' || path.startsWith( '/checkout' );
}

function encode( fields: Record< string, string | number > ): URLSearchParams {
	return new URLSearchParams(
		Object.entries( fields ).map( ( [ name, value ] ) => [
			name,
			String( value ),
		] )
	);
}

/** A text that is no JSON is left to the tests of `text`: reading a field of it fails. */
function parse( text: string ): Json {
	try {
		return JSON.parse( text ) as Json;
	} catch {
		return undefined as unknown as Json;
	}
}
