import { pageShop } from '@marketday/host';
import { mountOnIntent } from '@marketday/host/on-intent';

const start = mountOnIntent( 'checkout', () =>
	import(
		/* webpackChunkName: "checkout/page" */ '@marketday/features/checkout'
	).then( ( { CheckoutPage } ) => CheckoutPage )
);

// What was typed before the page was loaded anew (src/features/checkout/draft.ts) is brought back without waiting for the shopper.
try {
	if ( window.sessionStorage.getItem( 'marketday-checkout' ) !== null ) {
		start();
	}
} catch {
	// A browser that keeps nothing.
}

// A payment method with fields or buttons of its own draws them without waiting for the shopper.
pageShop().checkout.onPayment( start );
