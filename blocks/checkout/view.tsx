import { pageShop } from '@marketday/host';
import { mountOnIntent } from '@marketday/host/on-intent';

const start = mountOnIntent( 'checkout', () =>
	import(
		/* webpackChunkName: "checkout/page" */ '@marketday/features/checkout'
	).then( ( { CheckoutPage } ) => CheckoutPage )
);

// A payment method with fields or buttons of its own draws them without waiting for the shopper.
pageShop().checkout.onPayment( start );
