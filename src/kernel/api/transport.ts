import { __ } from '../i18n';
import { ApiError } from './api-error';

export interface TransportOptions {
	/** Replaces the global `fetch` in tests and on servers. */
	fetch?: typeof fetch | undefined;
	/** Milliseconds until a request is given up; 20 s where it is not set. */
	timeout?: number | undefined;
}

/** Sends one request and answers its response, or throws an ApiError with status 0. */
export type Transport = (
	url: string,
	request: RequestInit
) => Promise< Response >;

const DEFAULT_TIMEOUT = 20_000;

export function createTransport( options: TransportOptions ): Transport {
	return async ( url, request ) => {
		const giveUp = AbortSignal.timeout(
			options.timeout ?? DEFAULT_TIMEOUT
		);
		try {
			return await ( options.fetch ?? fetch )( url, {
				credentials: 'same-origin',
				signal: giveUp,
				// A change is not lost with the page that has sent it.
				keepalive: request.method === 'POST',
				...request,
			} );
		} catch {
			throw giveUp.aborted
				? new ApiError(
						0,
						'timeout',
						__(
							'This is taking too long. Please try again.',
							'marketday'
						)
				  )
				: new ApiError(
						0,
						'fetch_error',
						__( 'You are probably offline.', 'marketday' )
				  );
		}
	};
}

/** The body as JSON, or the ApiError of docs/PROTOCOL.md#messages `invalid_json`. */
export async function readJson( response: Response ): Promise< unknown > {
	try {
		return await response.json();
	} catch {
		throw new ApiError(
			response.status,
			'invalid_json',
			__( 'The response is not a valid JSON response.', 'marketday' )
		);
	}
}

const isRecord = ( value: unknown ): value is Record< string, unknown > =>
	typeof value === 'object' && value !== null;

/** The error that a refused request's body tells. */
export function errorFrom( status: number, body: unknown ): ApiError {
	const { code, message, data } = isRecord( body )
		? body
		: { code: null, message: null, data: null };
	return new ApiError(
		status,
		typeof code === 'string' ? code : 'unknown_error',
		typeof message === 'string'
			? message
			: __( 'An unknown error occurred.', 'marketday' ),
		isRecord( data ) ? data : {}
	);
}
