import type { FormKeys } from '@marketday/kernel/product-list';
import type { Drawn } from '@marketday/ui';

/** Way in which a product is bought from the list: at once, or on its page. */
export type WishedOffer =
	| {
			readonly kind: 'add';
			/** Id of the product, or of the variation. */
			readonly productId: number;
			readonly quantity: number;
	  }
	| { readonly kind: 'see'; readonly text: string; readonly url: string };

export interface WishedProduct {
	/** Id as the list has it: a product's, or a variation's. */
	readonly id: number;
	readonly name: string;
	/** Null without one. */
	readonly picture: Drawn | null;
	/** Its name with a link, price, stock and note. */
	readonly about: Drawn;
	/** Null for what cannot be bought. */
	readonly offer: WishedOffer | null;
	/** Fields for its quantity, note and list, by the form around; null where that is not offered. */
	readonly fields: Drawn | null;
}

interface ListName {
	readonly name: string;
	readonly url: string;
	/** Number of its products, as it is written. */
	readonly count: string;
	readonly isShown: boolean;
}

/** A wishlist, as it is shown. */
export interface WishlistContents {
	/** Lists of a user who has several. */
	readonly lists: readonly ListName[];
	readonly products: readonly WishedProduct[];
	/** Address that the form is sent to without scripts; '' for none. */
	readonly action: string;
	/** Hidden fields of that form. */
	readonly keys: FormKeys;
	/** Address of the list's own page, where it is shown over another one; '' for no link. */
	readonly pageUrl: string;
	/** Address for a list with nothing on it yet; '' for no link. */
	readonly shopUrl: string;
}

/** Actions of the buttons of a list. The shopper has been told where an answer is false. */
export interface WishlistActions {
	readonly remove: ( product: WishedProduct ) => Promise< boolean >;
	readonly moveToBasket: (
		product: WishedProduct,
		button: HTMLElement
	) => Promise< boolean >;
	/** Moves what can be bought as it is. @return What to say; null where it failed. */
	readonly moveAll: ( button: HTMLElement ) => Promise< string | null >;
	readonly clear: () => Promise< boolean >;
	readonly say: ( sentence: string ) => void;
}

/** Choice of one of several lists for a product. */
export interface ListChoiceData {
	readonly productId: number;
	readonly lists: ReadonlyArray< {
		readonly id: string;
		readonly name: string;
		/** True if it is on this one. */
		readonly isOn: boolean;
	} >;
	readonly action: string;
	readonly keys: FormKeys;
	readonly pageUrl: string;
}
