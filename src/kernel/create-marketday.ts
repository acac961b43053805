import type { ClientOptions } from './api/calls';
import { createClient } from './api/client';
import type { BasketMemory } from './basket/basket-memory';
import { createBasketStore } from './basket/basket-store';
import type { Marketday } from './marketday-provider';
import { type Currency, POUND } from './money/currency';

export interface MarketdayOptions extends ClientOptions {
	currency?: Currency;
	memory?: BasketMemory;
}

/**
 * A shop for `<MarketdayProvider shop={ … }>`.
 *
 * @example
 * const shop = createMarketday( {
 * 	restUrl: 'https://shop.example/wp-json/',
 * 	wcAjaxUrl: 'https://shop.example/?wc-ajax=%%endpoint%%',
 * 	cartToken,
 * } );
 */
export function createMarketday( {
	currency = POUND,
	memory,
	...options
}: MarketdayOptions ): Marketday {
	const client = createClient( options );
	return {
		client,
		basket: createBasketStore( {
			api: client.storeApi,
			currency,
			...( memory && { memory } ),
		} ),
	};
}
