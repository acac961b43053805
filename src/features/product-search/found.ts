import type { Drawn } from '@marketday/ui';

/** A text in parts, of which every second is marked: `[ 'Enamel ', 'Mug', '' ]`. */
export type MarkedText = readonly string[];

export interface FoundCategory {
	readonly slug: string;
	readonly name: MarkedText;
	readonly url: string;
	/** Number of its products, as it is written. */
	readonly count: string;
}

export interface FoundProduct {
	readonly id: number;
	readonly slug: string;
	readonly name: MarkedText;
	/** Address of the variation that was meant. */
	readonly url: string;
	readonly picture: Drawn | null;
	/** Options that are chosen in it: `Navy, S`; '' for a whole product. */
	readonly variation: string;
	/** Its number where that is what was typed; ''. */
	readonly sku: string;
	/** Stars. */
	readonly rating: Drawn | null;
	readonly price: Drawn | null;
}

export interface FoundGroup< Option > {
	readonly label: string;
	readonly options: readonly Option[];
	/** The button for those that are not shown at first; '' where all are. */
	readonly more: string;
}

interface FoundLink {
	readonly text: string;
	readonly url: string;
}

/** Results of a search: php/Search/ProductSearch/FoundData.php. */
export interface Found {
	readonly total: number;
	/** The sentence that is heard. */
	readonly said: string;
	/** Words that were searched for instead of a typo; ''. */
	readonly corrected: string;
	/** Words that none of the products has. */
	readonly leftOut: readonly string[];
	/** Notes on the correction, and on what was left out. */
	readonly notes: readonly MarkedText[];
	/** Words where there is nothing. */
	readonly nothing: {
		readonly title: string;
		readonly hint: string;
		readonly label: string;
		readonly popular: readonly FoundLink[];
	} | null;
	readonly categories: FoundGroup< FoundCategory > | null;
	readonly products: FoundGroup< FoundProduct > | null;
	/** The way to all of them. */
	readonly all: FoundLink | null;
	readonly words: {
		readonly list: string;
		readonly less: string;
		readonly sku: string;
	};
}
