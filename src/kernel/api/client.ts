import { __ } from '../i18n';
import { ApiError } from './api-error';
import type { Client, ClientOptions } from './calls';

/**
 * A client that loads its calls with the first of them: most pages are left without one.
 *
 * @example
 * const client = createClient( { restUrl: 'https://shop.example/wp-json/' } );
 */
export function createClient( options: ClientOptions ): Client {
	let calls: Promise< Client > | null = null;

	const start = () =>
		( calls ??= import(
			/* webpackChunkName: "kernel-calls" */ './calls'
		).then(
			( { createCalls } ) => createCalls( options ),
			() => {
				calls = null;
				throw new ApiError(
					0,
					'fetch_error',
					__( 'You are probably offline.', 'marketday' )
				);
			}
		) );

	/** Calls by their names, each of which loads them first. */
	const later = < Calls extends object >(
		choose: ( client: Client ) => Calls
	): Calls =>
		new Proxy( {} as Calls, {
			get:
				( _, name ) =>
				async ( ...values: unknown[] ) => {
					const chosen: object = choose( await start() );
					return Reflect.get( chosen, name )( ...values );
				},
		} );

	const { read, send } = later( ( client ) => client );
	return {
		prepare: () => void start().catch( () => {} ),
		storeApi: later( ( { storeApi } ) => storeApi ),
		wcAjax: later( ( { wcAjax } ) => wcAjax ),
		read,
		send,
	};
}
