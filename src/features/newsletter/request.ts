/** A call in the contract's envelope (docs/PROTOCOL.md#newsletter-envelope). */
export interface Call {
	/** `ajax_url`. */
	readonly url: string;
	readonly action: string;
	readonly endpoint: string;
	readonly method: string;
	readonly token?: string;
	readonly apiVersion?: string;
	/** Keys whose value is null are left out. */
	readonly data?: CallData;
	readonly httpMethod?: 'GET' | 'POST';
	/** Milliseconds; no limit without it. */
	readonly timeout?: number;
	readonly signal?: AbortSignal;
	/** `common`, whose `%d` is the status, and `timeout`, whose `%d` is seconds. */
	readonly messages?: Readonly< Record< string, string > >;
}

type Value =
	| string
	| number
	| boolean
	| null
	| undefined
	| readonly Value[]
	| { readonly [ key: string ]: Value };
export type CallData = { readonly [ key: string ]: Value };

/** Response of the call, and what it is refused with. */
export interface CallResponse {
	readonly status?: number;
	readonly meta?: {
		readonly redirect_url?: string;
		readonly refresh_captcha?: boolean;
		readonly show_captcha?: boolean;
	};
	readonly data?: unknown;
	readonly errors?: readonly { readonly message: string }[];
}

/** A call that was refused or got no answer. */
export class CallFailure extends Error {
	constructor( readonly response: CallResponse ) {
		super(
			( response.errors ?? [] )
				.map( ( { message } ) => message )
				.join( '\n' )
		);
	}
}

const failure = ( message: string, status = 0 ) =>
	new CallFailure( { status, errors: [ { message } ] } );

const translation = (
	messages: Readonly< Record< string, string > > | undefined,
	key: string
) => messages?.[ key ] ?? `TRANSLATION "${ key }" NOT FOUND`;

function* encode(
	name: string,
	value: Value
): Generator< [ string, string ] > {
	if ( value === null || value === undefined ) {
		return;
	}
	if ( typeof value !== 'object' ) {
		yield [ name, String( value ) ];
		return;
	}
	for ( const [ key, inner ] of Object.entries( value ) ) {
		yield* encode(
			`${ name }[${ Array.isArray( value ) ? '' : key }]`,
			inner
		);
	}
}

function bodyOf( call: Call ): URLSearchParams {
	const { action, apiVersion = 'v1', token = '', endpoint, method } = call;
	return new URLSearchParams( [
		...Object.entries( {
			action,
			api_version: apiVersion,
			token,
			endpoint,
			method,
		} ),
		...encode( 'data', call.data ?? {} ),
	] );
}

/**
 * Makes a call and answers what its JSON says.
 *
 * @param  call
 * @throws {CallFailure} With the server's errors, `abort`, the time-out's message or the common one.
 */
export async function request( call: Call ): Promise< CallResponse > {
	const { url, timeout, messages, httpMethod = 'POST' } = call;
	const limit = timeout ? AbortSignal.timeout( timeout ) : undefined;
	const signals = [ limit, call.signal ].filter( ( one ) => !! one );
	const body = bodyOf( call );
	let response: Response;
	try {
		response = await fetch(
			httpMethod === 'GET' ? `${ url }?${ body }` : url,
			{
				method: httpMethod,
				...( httpMethod === 'POST' && { body } ),
				...( signals.length > 0 && {
					signal: AbortSignal.any( signals ),
				} ),
				credentials: 'same-origin',
			}
		);
	} catch {
		if ( limit?.aborted ) {
			throw failure(
				translation( messages, 'timeout' ).replace(
					'%d',
					String( Math.ceil( ( timeout ?? 0 ) / 1000 ) )
				)
			);
		}
		throw failure( call.signal?.aborted ? 'abort' : common( messages, 0 ) );
	}
	const result = ( await response
		.json()
		.catch( () => null ) ) as CallResponse | null;
	if ( response.ok && result ) {
		return result;
	}
	throw result?.errors
		? new CallFailure( { ...result, status: response.status } )
		: failure( common( messages, response.status ), response.status );
}

const common = (
	messages: Readonly< Record< string, string > > | undefined,
	status: number
) => translation( messages, 'common' ).replace( '%d', String( status ) );
