import { readPageConfig } from './page-config';

/** A field of a form-encoded call; objects and lists are written with brackets. */
export type Field =
	| string
	| number
	| boolean
	| null
	| readonly Field[]
	| { readonly [ name: string ]: Field };

/** The product-blocks calls (docs/PROTOCOL.md#listings-and-filters). Each carries a nonce, fetched on intent and renewed once when it is refused. */
export interface BlockCalls {
	/** Fetches the nonce on intent (pointer over, focus), so that the call itself is one request. */
	prepare: () => void;
	/** A call of another kind that carries the nonce; it is made again with a new one where it was refused with status 403. */
	withNonce: < Result >(
		call: ( nonce: string ) => Promise< Result >
	) => Promise< Result >;
	/** POST of JSON to a REST route: `rest( 'wopb/product-filter', … )`. */
	rest: (
		route: string,
		body: Record< string, unknown >,
		signal?: AbortSignal
	) => Promise< unknown >;
	/** Form-encoded POST to `/?wc-ajax=`; answers the body's text. */
	ajax: (
		name: string,
		fields: Record< string, Field >,
		signal?: AbortSignal
	) => Promise< string >;
}

interface Nonces {
	readonly nonce: string;
	readonly rest: string;
}

/** Fields of an object; anything else has none. */
const fieldsOf = ( value: unknown ): Record< string, unknown > =>
	Object( value );

function appendField( form: URLSearchParams, name: string, value: Field ) {
	if ( value === null ) {
		return;
	}
	if ( typeof value === 'object' ) {
		for ( const [ key, inner ] of Object.entries( value ) ) {
			appendField( form, `${ name }[${ key }]`, inner );
		}
		return;
	}
	form.append( name, String( value ) );
}

/** The calls of this page. */
function createBlockCalls( config = readPageConfig() ): BlockCalls {
	let nonces: Promise< Nonces > | null = null;

	async function fetchNonces(): Promise< Nonces > {
		const response = await fetch(
			`${ config.ajaxUrl }?action=wopb_get_nonce`
		);
		const { data } = fieldsOf( await response.json() );
		const { nonce = '', rest = '' } = fieldsOf( data );
		return { nonce: String( nonce ), rest: String( rest ) };
	}

	const current = () =>
		( nonces ??= fetchNonces().catch( ( error ) => {
			nonces = null;
			throw error;
		} ) );

	async function send(
		request: ( known: Nonces ) => Promise< Response >
	): Promise< Response > {
		let response = await request( await current() );
		if ( response.status === 403 ) {
			nonces = null;
			response = await request( await current() );
		}
		if ( ! response.ok ) {
			throw new Error( response.statusText );
		}
		return response;
	}

	return {
		prepare: () => void current().catch( () => {} ),
		withNonce: async ( call ) => {
			try {
				return await call( ( await current() ).nonce );
			} catch ( error ) {
				if ( fieldsOf( error ).status !== 403 ) {
					throw error;
				}
				nonces = null;
				return call( ( await current() ).nonce );
			}
		},
		rest: async ( route, body, signal ) => {
			const response = await send( ( { nonce, rest } ) =>
				fetch( config.restUrl + route, {
					method: 'POST',
					signal: signal ?? null,
					headers: {
						'Content-Type': 'application/json',
						...( rest && { 'X-WP-Nonce': rest } ),
					},
					body: JSON.stringify( { ...body, wpnonce: nonce } ),
				} )
			);
			return response.json();
		},
		ajax: async ( name, fields, signal ) => {
			const response = await send( ( { nonce } ) => {
				const form = new URLSearchParams();
				const all = { action: name, ...fields, wpnonce: nonce };
				for ( const [ field, value ] of Object.entries( all ) ) {
					appendField( form, field, value );
				}
				return fetch(
					config.wcAjaxUrl.replace( '%%endpoint%%', name ),
					{
						method: 'POST',
						signal: signal ?? null,
						body: form,
					}
				);
			} );
			return response.text();
		},
	};
}

let pageCalls: BlockCalls | null = null;

/** The page's one set of calls: its views share the nonce. */
export const blockCalls = (): BlockCalls =>
	( pageCalls ??= createBlockCalls() );
