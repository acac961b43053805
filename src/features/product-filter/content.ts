/** Content of a filter, whoever says so: the server's markup (`read.ts`) or the library's store. */
export interface FilterContent {
	/** Id of the panel. */
	readonly id: string;
	/** Heading above the dialog, and on the button that opens it. */
	readonly heading: string;
	/** Name of the form, which no other of the page has. */
	readonly name: string;
	readonly action?: string | undefined;
	/** Names and values that the form must not lose. */
	readonly hidden: ReadonlyArray< readonly [ string, string ] >;
	readonly chips: readonly Chip[];
	/** Number of values that are chosen, as it is shown. */
	readonly chosen: string;
	readonly isChosen: boolean;
	/** Address where nothing is chosen. */
	readonly clearUrl?: string | undefined;
	readonly sections: readonly Section[];
	/** Text of the dialog's button. */
	readonly total: string;
}

/** Value that is chosen, and where the listing is without it: `Chip` in php/Catalogue/ProductFilter. */
export interface Chip {
	/** A taxonomy, `status`, `rating`, `sale`; `search`, `minPrice` and `maxPrice` are taken back in their fields. */
	readonly facet: string;
	readonly value: string;
	readonly label: string;
	readonly url?: string | undefined;
}

/** Number of products that a value leads to: the number is seen, the sentence is heard. */
export interface ShownCount {
	/** `12`; `+12` where it is what the value would add to those of the chosen ones. */
	readonly number: string;
	/** `12 products`. */
	readonly sentence: string;
}

/** One value of a list. */
export interface Choice {
	/** Value as the address has it: a slug, `instock`, `4`. */
	readonly value: string;
	/** Id as `product_filters` has it; '0' for what is no term. */
	readonly id: string;
	readonly label: string;
	readonly isChosen: boolean;
	readonly isDisabled: boolean;
	/** Depth of a category within its tree. */
	readonly depth: number;
	/** `#b3261e`, where the value has one. */
	readonly colour: string;
	/** Stars of a rating; '' for all others. */
	readonly stars: string;
	readonly count: ShownCount | null;
	/** True if it came by 'Show more'. */
	readonly isExtended: boolean;
	/** True if it came by being searched for. */
	readonly isFound: boolean;
}

interface OfSection {
	/** The kind of section or its taxonomy; no other section of the filter has it. */
	readonly key: string;
	readonly heading: string;
	readonly isOpen: boolean;
}

export interface ListSection extends OfSection {
	readonly kind: 'list';
	readonly facet: string;
	/** Name of its fields: `filter_colour[]`. */
	readonly field: string;
	readonly hasColours: boolean;
	/** Number of pages of values that are shown, from 1 on. */
	readonly page: number;
	readonly hasMore: boolean;
	/** True if there is more than one page of them. */
	readonly isLong: boolean;
	readonly choices: readonly Choice[];
	/** The values that hold what is searched for in the list; null while nothing is. */
	readonly found: readonly string[] | null;
}

/** Positions of the handles, in whole units, and what is typed: '' where nothing is chosen. */
export interface Prices {
	readonly from: number;
	readonly to: number;
	readonly min: string;
	readonly max: string;
}

export interface PriceSection extends OfSection, Prices {
	readonly kind: 'price';
	readonly id: string;
	/** Whole units of the currency around the prices of the listing. */
	readonly lowest: number;
	readonly highest: number;
	readonly symbol: string;
	readonly hasSlider: boolean;
	readonly minField: string;
	readonly maxField: string;
}

/** Words to find within the listing; its order; whether products match all kinds of choice (`''`) or any of them. */
export interface FieldSection extends OfSection {
	/** The type of its field. */
	readonly kind: 'search' | 'select-one' | 'radio';
	/** Id of the field; radio buttons have none. */
	readonly id: string;
	readonly field: string;
	readonly value: string;
	/** Options of a select or radio buttons. */
	readonly options: readonly FieldOption[];
}

interface FieldOption {
	readonly value: string;
	readonly label: string;
}

export type Section = ListSection | PriceSection | FieldSection;
