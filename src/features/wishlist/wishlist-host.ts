import type { FragmentsResponse } from '@marketday/kernel';
import type { ListMemory } from '@marketday/kernel/product-list';
import type { Overlay } from '@marketday/ui';

/** Functions of the page that the wishlist needs. */
export interface WishlistHost {
	readonly memory: ListMemory;
	readonly overlay: Pick< Overlay, 'show' | 'close' | 'say' >;
	/** The call `wopb_wishlist`; answers its body's text. */
	readonly call: (
		fields: Record< string, string | number | boolean >
	) => Promise< string >;
	/** Marks buttons and counts. */
	readonly mark: ( ids: readonly number[] ) => void;
	/** Puts one into the basket as the button of a card does; false where it was not, or the shopper is sent elsewhere. */
	readonly addToBasket: (
		data: Record< string, string >,
		button: HTMLElement
	) => Promise< boolean >;
	/** Tells the page of what the shop has put into the basket. */
	readonly showAddition: (
		response: FragmentsResponse,
		button: HTMLElement
	) => void;
	/** docs/PROTOCOL.md#background-failures. */
	readonly reportFailure: ( error: unknown ) => void;
	readonly goTo: ( url: string ) => void;
}
