import { listenToBasketButtons } from './basket-buttons';
import { focusNotices } from './focus-notices';
import { readPageConfig } from './page-config';
import { watchListings } from './listings-on-demand';
import { pageShop } from './page-shop';
import { listenToWooEvents, dispatchOwnChanges } from './listen-to-changes';

let isStarted = false;

/**
 * Starts what every page of the shop needs: basket buttons, WooCommerce's events, the focus of notices. Called by
 * `mountIslands`; a view without an island calls it itself. Once is enough, more does no harm.
 */
export function startHost(): void {
	if ( isStarted ) {
		return;
	}
	isStarted = true;
	const shop = pageShop();
	listenToBasketButtons( shop, readPageConfig() );
	listenToWooEvents( shop );
	dispatchOwnChanges( shop );
	focusNotices();
	watchListings();
}
