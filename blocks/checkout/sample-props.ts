import type { CheckoutPageProps } from '@marketday/features/checkout';
import { EMPTY_ADDRESS } from '@marketday/kernel';

import type { ShopOffer } from '../_shared/editor';

/** Everything else that the shop asks and offers at its checkout. */
export type CheckoutOffer = ShopOffer &
	Pick<
		CheckoutPageProps,
		'countries' | 'forms' | 'paymentMethods' | 'termsUrl'
	>;

/** The form of a new shopper of the shop's own country. */
export function samplePropsOf( {
	country,
	countries,
	forms,
	paymentMethods,
	termsUrl,
}: CheckoutOffer ): Omit< CheckoutPageProps, 'basket' > {
	const values = { ...EMPTY_ADDRESS, country };
	return {
		notices: [],
		errors: {},
		countries,
		forms,
		values: { billing: values, shipping: values },
		shipElsewhere: false,
		paymentMethods,
		paymentMethod: paymentMethods[ 0 ]?.id ?? '',
		note: '',
		orderFields: [],
		orderValues: {},
		account: { isOffered: false, isRequired: false, asksPassword: false },
		createsAccount: false,
		addressProviders: [],
		termsUrl,
		login: { ajaxUrl: '#', nonce: '', username: '', errors: {} },
		lostPasswordUrl: '#',
		basketUrl: '#',
		shopUrl: '#',
		formUrl: '#',
		nonce: '',
		showCoupon: true,
		showNote: true,
	};
}
