import type { ListMemory } from '@marketday/kernel/product-list';
import type { Overlay } from '@marketday/ui';

/** Functions of the page that the comparison needs. */
export interface CompareHost {
	readonly memory: ListMemory;
	readonly overlay: Pick< Overlay, 'show' | 'close' | 'say' >;
	/** The calls `wopb_compare` and `wopb_product_list`; they answer the body's text. */
	readonly call: (
		name: 'wopb_compare' | 'wopb_product_list',
		fields: Record< string, string | number >
	) => Promise< string >;
	/** Marks buttons and counts. */
	readonly mark: ( ids: readonly number[] ) => void;
	/** Puts one into the basket as the button of a card does; false where it was not, or the shopper is sent elsewhere. */
	readonly addToBasket: (
		data: Record< string, string >,
		button: HTMLElement
	) => Promise< boolean >;
	/** docs/PROTOCOL.md#background-failures. */
	readonly reportFailure: ( error: unknown ) => void;
	readonly goTo: ( url: string ) => void;
}
