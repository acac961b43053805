import type { Currency } from '@marketday/kernel';

/** `price`, `category`, `rating`, `stock`, `sale`, or an attribute's taxonomy: `pa_colour`. */
export type FacetName = string;

export interface FacetChoice {
	readonly value: string;
	readonly label: string;
	/** Number of products it leads to; null where the shop does not count them. */
	readonly count: number | null;
	readonly isChosen: boolean;
	/** `#b3261e`, where the shop tells one. */
	readonly colour?: string | undefined;
	/** Depth in its tree, 0 at the top. */
	readonly depth?: number | undefined;
}

export interface Facet {
	readonly name: FacetName;
	readonly label: string;
	/** One of its values at a time. */
	readonly isSingle: boolean;
	readonly choices: readonly FacetChoice[];
}

/** The prices of what matches but for the price; amounts are minor units. */
export interface PriceFacet {
	readonly lowest: number;
	readonly highest: number;
	readonly currency: Currency;
}
