import {
	startStorefrontEvents,
	type Storefront,
	type StorefrontEvents,
} from '@marketday/features/storefront-events';
import { goTo, pageShop, readPageConfig, startHost } from '@marketday/host';

type CustomEvents = {
	[ Name in keyof StorefrontEvents ]: CustomEvent< StorefrontEvents[ Name ] >;
};

declare global {
	interface Window {
		/** The interface for other people's scripts. */
		marketdayStorefront?: Storefront;
	}
	interface DocumentEventMap extends CustomEvents {}
}

startHost();
window.marketdayStorefront ??= startStorefrontEvents( {
	basket: pageShop().basket,
	basketUrl: readPageConfig().basketUrl,
	goTo,
} );
