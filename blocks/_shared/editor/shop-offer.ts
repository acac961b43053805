import type { Currency } from '@marketday/kernel';

/** The shop's offer in its own country: `php/Engine/Contract/SampleShop`, whose answer says more to those who know it. */
export interface ShopOffer {
	readonly country: string;
	readonly currency: Currency;
	/** Names of the ways of delivery. */
	readonly deliveries: readonly string[];
}
