import type { FormKeys } from '@marketday/kernel/product-list';
import type { Drawn } from '@marketday/ui';

/** Way in which a product is bought from the table: at once, or on its page. */
export type ComparedOffer =
	| {
			readonly kind: 'add';
			/** Id of the product, or of the variation. */
			readonly productId: number;
			readonly minimum: number;
			/** Null where nothing limits it. */
			readonly maximum: number | null;
	  }
	| { readonly kind: 'see'; readonly text: string; readonly url: string };

export interface ComparedProduct {
	/** Id as the list has it: a product's, or a variation's. */
	readonly id: number;
	readonly name: string;
	/** '' for what is no longer sold. */
	readonly url: string;
	/** Options that are chosen of a variation; '' for a whole product. */
	readonly choice: string;
	/** Null without one. */
	readonly picture: Drawn | null;
	/** Null for what is no longer sold. */
	readonly offer: ComparedOffer | null;
}

export interface ComparedRow {
	readonly label: string;
	/** True if each of several products has the same. */
	readonly isSame: boolean;
	/** Cells by the product's id; none for what it has not. */
	readonly cells: Readonly< Record< number, Drawn > >;
	/** Text that is searched in it. */
	readonly text: string;
}

/** A table of products side by side, as it is shown. */
export interface ComparisonData {
	readonly products: readonly ComparedProduct[];
	readonly rows: readonly ComparedRow[];
	/** Columns that offer to choose a product. */
	readonly places: number;
	/** Somebody else's, to look at. */
	readonly isShared: boolean;
	/** Address that the form is sent to without scripts; '' for none. */
	readonly action: string;
	/** Hidden fields of that form. */
	readonly keys: FormKeys;
	/** Link that shows the table to others; of a shared one, that adds its products to the visitor's. '' for no link. */
	readonly link: string;
	/** Address for a table with nothing to compare yet; '' for no link. */
	readonly shopUrl: string;
}

/** A product that could join. */
export interface SuggestedProduct {
	readonly id: number;
	readonly name: string;
	readonly picture: Drawn | null;
	readonly price: Drawn;
}

/** Actions of the table's buttons. The shopper has been told where an answer is false. */
export interface ComparisonActions {
	readonly add: ( id: number ) => Promise< boolean >;
	readonly remove: ( id: number ) => Promise< boolean >;
	readonly clear: () => Promise< boolean >;
	readonly arrange: ( ids: readonly number[] ) => Promise< boolean >;
	/** @throws Where the shop does not answer. */
	readonly find: ( text: string ) => Promise< readonly SuggestedProduct[] >;
	readonly addToBasket: (
		product: ComparedProduct,
		quantity: number,
		button: HTMLElement
	) => Promise< boolean >;
	readonly say: ( sentence: string ) => void;
	/** docs/PROTOCOL.md#background-failures. */
	readonly reportFailure: ( error: unknown ) => void;
}
