import type { Client, ClientOptions } from '../api/calls';
import { createClient as clientOf } from '../api/client';
import {
	createMarketday as shopOf,
	type MarketdayOptions,
} from '../create-marketday';
import type { BasketStore } from '../basket/basket-store';
import { __ } from '../i18n';
import { holdLinks } from '../leaving';
import type { Marketday } from '../marketday-provider';

const goTo = ( address: string ) =>
	address && globalThis.location.assign( address );

/** Response in words of ours, where `fetch` has none. */
const neverAnswer = () =>
	( {
		ok: false,
		status: 0,
		headers: new Headers(),
		json: async () => ( {
			code: 'fetch_error',
			message: __(
				'The shop isn’t responding. Please try again.',
				'marketday'
			),
		} ),
	} ) as Response;

/** Warns the developer where the shop may not know the page's origin: a browser says the same of it as of a line that is down. */
function fetchWithWarning( {
	restUrl,
	fetch: send,
}: ClientOptions ): typeof fetch {
	return async ( address, request ) => {
		try {
			return await ( send ?? fetch )( address, request );
		} catch ( reason ) {
			const here = globalThis.location?.origin;
			const shop = new URL( restUrl, here ).origin;
			if (
				! here ||
				shop === here ||
				! globalThis.navigator.onLine ||
				request?.signal?.aborted
			) {
				throw reason;
			}
			// eslint-disable-next-line no-console -- a warning: what the shopper reads is told below.
			console.warn(
				`${ shop } did not answer this page. If it is there, it may not know the origin ${ here }: see "Origins" in the documentation of @marketday/blocks.`
			);
			return neverAnswer();
		}
	};
}

/** Links of the page wait for changes of the basket. */
function holdWhilePending( basket: BasketStore ): void {
	let settle: ( () => void ) | null = null;
	basket.subscribe( ( { pending } ) => {
		if ( pending.length > 0 && ! settle ) {
			const change = new Promise< void >( ( done, refuse ) => {
				settle = () => ( basket.getState().error ? refuse : done )();
			} );
			holdLinks( change, goTo ).catch( () => {} );
		} else if ( pending.length === 0 ) {
			settle?.();
			settle = null;
		}
	} );
}

/**
 * The shop's calls alone, for pages of any origin.
 *
 * @example
 * const client = createClient( { restUrl: 'https://shop.example/wp-json/' } );
 */
export const createClient = ( options: ClientOptions ): Client =>
	clientOf( { ...options, fetch: fetchWithWarning( options ) } );

/**
 * A shop for `<MarketdayProvider shop={ … }>`, on a page of any origin.
 *
 * @example
 * const shop = createMarketday( { restUrl: 'https://shop.example/wp-json/' } );
 */
export function createMarketday( options: MarketdayOptions ): Marketday {
	const shop = shopOf( { ...options, fetch: fetchWithWarning( options ) } );
	if ( globalThis.document ) {
		holdWhilePending( shop.basket );
	}
	return shop;
}
