import type { FormKeys } from '@marketday/kernel/product-list';
import type { Drawn } from '@marketday/ui';

/** How a product is bought from the list: at once, or on its page. */
export type WishedOffer =
	| {
			readonly kind: 'add';
			/** Of the product, or of the variation. */
			readonly productId: number;
			readonly quantity: number;
	  }
	| { readonly kind: 'see'; readonly text: string; readonly url: string };

export interface WishedProduct {
	/** As the list has it: a product's, or a variation's. */
	readonly id: number;
	readonly name: string;
	/** Null without one. */
	readonly picture: Drawn | null;
	/** Its name with a link, price, stock and note. */
	readonly about: Drawn;
	/** Null for what cannot be bought. */
	readonly offer: WishedOffer | null;
	/** What changes its quantity, note and list, by the form around; null where that is not offered. */
	readonly fields: Drawn | null;
}

interface ListName {
	readonly name: string;
	readonly url: string;
	/** Of its products, as it is written. */
	readonly count: string;
	readonly isShown: boolean;
}

/** A wishlist, as it is shown. */
export interface WishlistContents {
	/** Of a user who has several. */
	readonly lists: readonly ListName[];
	readonly products: readonly WishedProduct[];
	/** Where the form is sent without scripts; '' for none. */
	readonly action: string;
	/** Hidden fields of that form. */
	readonly keys: FormKeys;
	/** Of the list's own page, where it is shown over another one; '' for no link. */
	readonly pageUrl: string;
	/** Where there is nothing on it yet; '' for no link. */
	readonly shopUrl: string;
}

/** What the buttons of a list do. The shopper has been told where an answer is false. */
export interface WishlistActions {
	readonly remove: ( product: WishedProduct ) => Promise< boolean >;
	readonly moveToBasket: (
		product: WishedProduct,
		button: HTMLElement
	) => Promise< boolean >;
	/** Of what can be bought as it is. @return What to say; null where it failed. */
	readonly moveAll: ( button: HTMLElement ) => Promise< string | null >;
	readonly clear: () => Promise< boolean >;
	readonly say: ( sentence: string ) => void;
}

/** Which of several lists a product goes to. */
export interface ListChoiceData {
	readonly productId: number;
	readonly lists: ReadonlyArray< {
		readonly id: string;
		readonly name: string;
		/** It is on this one. */
		readonly isOn: boolean;
	} >;
	readonly action: string;
	readonly keys: FormKeys;
	readonly pageUrl: string;
}
