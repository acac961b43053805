import type { CheckoutPageProps } from '@marketday/features/checkout';
import type { Currency } from '@marketday/kernel';

/** What the shop asks and offers at its checkout, in its own country: `php/Store/SampleShop`. */
export interface ShopOffer
	extends Pick<
		CheckoutPageProps,
		'countries' | 'forms' | 'paymentMethods' | 'termsUrl'
	> {
	readonly country: string;
	readonly currency: Currency;
	/** Names of the ways of delivery. */
	readonly deliveries: readonly string[];
}
