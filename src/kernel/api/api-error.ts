import type { Basket } from '../basket/basket';

/**
 * A request that was not served. `status` is the HTTP status, 0 where no answer came; `code` is the server's, or one of
 * docs/PROTOCOL.md#messages: `fetch_error` (offline), `timeout`, `invalid_json`, `unknown_error`.
 *
 * @example
 * try {
 * 	await basket.add( { id: 12, quantity: 1 } );
 * } catch ( reason ) {
 * 	show( reason instanceof ApiError ? reason.message : 'Try again.' );
 * }
 */
export class ApiError extends Error {
	constructor(
		readonly status: number,
		readonly code: string,
		message: string,
		/** The error body's `data`: further fields by name. */
		readonly data: Readonly< Record< string, unknown > > = {},
		/** The basket as it is now, where the server sent it along (409). */
		readonly basket?: Basket
	) {
		super( message );
		this.name = 'ApiError';
	}
}

/** Error that a shop's state can hold, of what was thrown. */
export const asApiError = ( reason: unknown ) =>
	reason instanceof ApiError
		? reason
		: new ApiError( 0, 'unknown_error', String( reason ) );
