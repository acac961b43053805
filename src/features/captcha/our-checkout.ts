import type { Captcha } from './captcha';

interface Extension {
	namespace: string;
	collect: () => null;
	reset: () => void;
}

/** Page of a shop, for those who take part in its checkout. */
export interface PageShop {
	readonly checkout: {
		readonly registerData: ( extension: Extension ) => void;
	};
	readonly basket: {
		readonly subscribe: (
			callback: (
				state: { changes: number },
				before: { changes: number }
			) => void
		) => void;
	};
}

/** The contract's name for what goes with an order (docs/PROTOCOL.md#checkout-extensions). */
export const NAMESPACE = 'rcfwc';

/**
 * The captcha of our checkout: its fields go with the order by themselves. It begins anew when the order was refused, and with each change
 * of the basket.
 *
 * @param captcha
 * @param shop
 */
export function joinOurCheckout( captcha: Captcha, shop: PageShop ): void {
	shop.checkout.registerData( {
		namespace: NAMESPACE,
		collect: () => null,
		reset: () => captcha.reset( true ),
	} );
	shop.basket.subscribe( ( state, before ) => {
		if ( state.changes !== before.changes ) {
			captcha.reset( false );
		}
	} );
}
