import type { Overlay } from '@marketday/ui';

type Value = string | number | { readonly [ name: string ]: string };

/** Functions of the page that a quick view needs. */
export interface QuickViewHost {
	readonly overlay: Pick< Overlay, 'show' | 'close' | 'say' >;
	/** The calls `wopb_quickview` and `wopb_addcart`; they answer the body's text. */
	readonly call: (
		name: 'wopb_quickview' | 'wopb_addcart',
		fields: Record< string, Value >
	) => Promise< string >;
	/** A page of the site, as text. */
	readonly page: ( url: string ) => Promise< string >;
	readonly basketUrl: string;
	/** docs/PROTOCOL.md#background-failures. */
	readonly reportFailure: ( error: unknown ) => void;
	readonly goTo: ( url: string ) => void;
}
