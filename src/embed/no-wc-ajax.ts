/** Stands in for the calls that a page of the shop itself makes: elements are told no address of them, and speak the Store API alone. */
import { ApiError, type WcAjaxClient } from '@marketday/kernel';

export const createWcAjaxClient = (): WcAjaxClient =>
	new Proxy( {} as WcAjaxClient, {
		get: () => () =>
			Promise.reject(
				new ApiError( 0, 'no_address', 'Elements make no such call.' )
			),
	} );
