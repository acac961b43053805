import type { ClientOptions } from './api/calls';
import { createClient } from './api/client';
import type { BasketMemory } from './basket/basket-memory';
import { createBasketStore } from './basket/basket-store';
import { createCheckoutExtensions } from './checkout/checkout-extensions';
import type { Marketday } from './marketday-provider';
import type { Currency } from './money/currency';

export interface MarketdayOptions extends ClientOptions {
	/** Currency of an empty basket that was not asked for; without it the shop is asked for that too. */
	currency?: Currency;
	memory?: BasketMemory;
}

/**
 * A shop for `<MarketdayProvider shop={ … }>`.
 *
 * @example
 * const shop = createMarketday( { restUrl: 'https://shop.example/wp-json/' } );
 */
export function createMarketday( {
	currency,
	memory,
	...options
}: MarketdayOptions ): Marketday {
	const client = createClient( options );
	return {
		client,
		checkout: createCheckoutExtensions(),
		basket: createBasketStore( {
			api: client.storeApi,
			currency,
			memory,
		} ),
	};
}
