import type { Currency } from '@marketday/kernel';

/** Functions of the page that a filter needs. */
export interface FilterHost {
	readonly currency: Currency;
	readonly listings: {
		/** False where it could not be drawn: what was shown, and its address, have stayed. */
		show: ( change: {
			queryId: string;
			url: string;
			/** Names that the form has fields for, of all that a filter may choose. */
			names?: readonly string[] | undefined;
			expanded?: Readonly< Record< string, number > > | undefined;
		} ) => Promise< boolean >;
	};
	readonly calls: {
		ajax: (
			name: string,
			fields: Record<
				string,
				string | number | Record< string, string >
			>,
			signal?: AbortSignal
		) => Promise< string >;
	};
	/** docs/PROTOCOL.md#background-failures. */
	readonly reportFailure: ( error: unknown ) => void;
	/** Tells a shopper that what was done has changed nothing. */
	readonly reportUnchanged: ( error: unknown ) => void;
}
