import type { Currency } from '../money/currency';
import { type Address, EMPTY_ADDRESS } from './address';

/** One line of the basket; amounts are minor units as the shop displays them. */
export interface BasketLine {
	readonly key: string;
	readonly productId: number;
	readonly variationId: number;
	readonly name: string;
	readonly url: string;
	readonly sku: string;
	readonly quantity: number;
	readonly minimum: number;
	/** Null where there is no limit. */
	readonly maximum: number | null;
	readonly step: number;
	readonly soldIndividually: boolean;
	/** True where another line or an extension decides how many there are. */
	readonly isFixed?: boolean;
	/** True if it goes with another line, and cannot be removed alone. */
	readonly isBound?: boolean;
	readonly price: number;
	readonly regularPrice: number;
	readonly total: number;
	readonly image: { readonly src: string; readonly alt: string } | null;
	/** Chosen attributes and further item data, as people read them. */
	readonly choices: ReadonlyArray< {
		readonly name: string;
		readonly value: string;
	} >;
	/** True if tax is asked for it; absent where a basket was kept before this was known. */
	readonly isTaxed?: boolean;
}

export interface AppliedCoupon {
	readonly code: string;
	readonly discount: number;
	readonly freeShipping: boolean;
}

export interface ShippingRate {
	readonly id: string;
	readonly name: string;
	/** Null where only an address decides it: in the sample of an editor. */
	readonly price: number | null;
	readonly chosen: boolean;
}

export interface ShippingPackage {
	readonly id: string;
	readonly name: string;
	readonly rates: readonly ShippingRate[];
}

/** Distance of a basket from being sent for nothing, by the free delivery of its zone; amounts are minor units as displayed. */
export interface FreeDelivery {
	/** Goods of this value are sent for nothing; 0 where no value is asked. */
	readonly from: number;
	/** Part of the basket that counts towards it. */
	readonly counted: number;
	readonly isReached: boolean;
}

/** A product that goes with those in the basket, and can be bought. */
export interface CrossSell {
	readonly id: number;
	readonly name: string;
	readonly url: string;
	readonly price: number;
	readonly regularPrice: number;
	readonly image: { readonly src: string; readonly alt: string } | null;
	/** False where it has options to choose on its page first. */
	readonly isAddable: boolean;
}

export interface NamedAmount {
	readonly name: string;
	readonly amount: number;
}

export interface BasketTotals {
	readonly currency: Currency;
	readonly subtotal: number;
	readonly discount: number;
	/** Null until it can be computed. */
	readonly shipping: number | null;
	readonly tax: number;
	readonly total: number;
	/** True where displayed prices contain the tax: it is told, not added. */
	readonly taxIncluded: boolean;
	readonly taxLines: readonly NamedAmount[];
	readonly fees: readonly NamedAmount[];
}

/** The basket with every sum the engine made: the same shape as `BasketContents::toArray()` in php/Engine/Contract. */
export interface Basket {
	readonly lines: readonly BasketLine[];
	readonly coupons: readonly AppliedCoupon[];
	readonly packages: readonly ShippingPackage[];
	readonly totals: BasketTotals;
	readonly itemCount: number;
	readonly needsShipping: boolean;
	/** True if it may be sent to another address than the billing address; absent where that is as it needs shipping. */
	readonly needsShippingAddress?: boolean;
	readonly needsPayment: boolean;
	readonly hasCalculatedShipping: boolean;
	readonly billing: Address;
	readonly shipping: Address;
	/** Plain sentences: what must be mended before checkout. */
	readonly errors: readonly string[];
	/** Null where free delivery cannot be had, or not be told yet. */
	readonly freeDelivery: FreeDelivery | null;
	/** Absent where nobody asked for them. */
	readonly crossSells?: readonly CrossSell[];
	/** False where a line that was removed cannot be brought back: of a WooCommerce without Marketday. */
	readonly canRestore?: boolean;
}

/**
 * The basket of a visitor who has put nothing in it: needs no request.
 *
 * @example
 * const drawn = emptyBasket( pounds );
 */
export function emptyBasket( currency: Currency ): Basket {
	return {
		lines: [],
		coupons: [],
		packages: [],
		totals: {
			currency,
			subtotal: 0,
			discount: 0,
			shipping: null,
			tax: 0,
			total: 0,
			taxIncluded: true,
			taxLines: [],
			fees: [],
		},
		itemCount: 0,
		needsShipping: false,
		needsPayment: false,
		hasCalculatedShipping: false,
		billing: EMPTY_ADDRESS,
		shipping: EMPTY_ADDRESS,
		errors: [],
		freeDelivery: null,
	};
}
