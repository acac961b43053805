import { __ } from '@marketday/kernel';

/** The call `wopb_checkout_login` (docs/PROTOCOL.md#other-calls) as this page may make it. */
export interface LoginCall {
	readonly ajaxUrl: string;
	/** Sent as `wpnonce`. */
	readonly nonce: string;
}

export interface Credentials {
	readonly username: string;
	readonly password: string;
	readonly isRemembered: boolean;
	/** Fields of others in the form, as for a captcha. */
	readonly further?: readonly ( readonly [ string, string ] )[];
}

/** Message by field: `username`, `password`, or `default` for the whole form. */
export type LoginErrors = Readonly< Record< string, string > >;

const asRecord = ( value: unknown ): Record< string, unknown > =>
	typeof value === 'object' && value !== null
		? ( value as Record< string, unknown > )
		: {};

/** A refusal is a map from field to message; what other refusals say, e.g. that the page has expired, is for the whole form. */
function errorsOf( response: unknown ): LoginErrors {
	const body = asRecord( response );
	const { message } = asRecord( body.data );
	const entries = Object.entries( body ).filter(
		( entry ): entry is [ string, string ] => typeof entry[ 1 ] === 'string'
	);
	return typeof message === 'string'
		? { default: message }
		: Object.fromEntries( entries );
}

const unknownFailure = (): LoginErrors => ( {
	default: __(
		'Something went wrong. Please try again in a moment.',
		'marketday'
	),
} );

/**
 * Logs a shopper in.
 *
 * @return {} when it is done, else what is wrong.
 */
export async function logIn(
	{ ajaxUrl, nonce }: LoginCall,
	{ username, password, isRemembered, further = [] }: Credentials
): Promise< LoginErrors > {
	try {
		const response = await fetch( ajaxUrl, {
			method: 'POST',
			credentials: 'same-origin',
			body: new URLSearchParams( {
				action: 'wopb_checkout_login',
				wpnonce: nonce,
				username,
				password,
				...( isRemembered && { rememberme: '1' } ),
				...Object.fromEntries( further ),
			} ),
		} );
		const result: unknown = await response.json();
		if ( asRecord( result ).success === true ) {
			return {};
		}
		const errors = errorsOf( result );
		return Object.keys( errors ).length > 0 ? errors : unknownFailure();
	} catch {
		return unknownFailure();
	}
}
