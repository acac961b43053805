import { behaviour } from '@marketday/behaviour';

import type { WalletPage } from './wallet-page';

const load = () =>
	import( /* webpackChunkName: "paypal-buttons/wallet" */ './wallet' );

/**
 * Makes the page's PayPal buttons work, those that come later too. Nothing is loaded, and PayPal hears of nobody, until a shopper turns to one.
 *
 * @param page
 */
export function listenForWallets( page: WalletPage ): void {
	behaviour( '[data-paypal]', {
		intent: ( root ) => {
			if ( root.dataset.paypalState === undefined ) {
				root.dataset.paypalState = 'near';
				load().then(
					( { prepareWallet } ) => prepareWallet( root, page ),
					() => {}
				);
			}
		},
	} );
	behaviour( '[data-paypal] .marketday-paypal__button', {
		on: {
			click: ( button ) => {
				const root = button.closest< HTMLElement >( '[data-paypal]' );
				if ( root && root.ariaBusy !== 'true' ) {
					root.ariaBusy = 'true';
					load()
						.then( ( { pay } ) => pay( root, button, page ) )
						.catch( () => {} )
						.finally( () => ( root.ariaBusy = 'false' ) );
				}
			},
		},
	} );
}
