import type { Currency } from '@marketday/kernel';

/** What a filter needs of the page it is on. */
export interface FilterHost {
	readonly currency: Currency;
	readonly listings: {
		/** False where it could not be drawn: what was shown, and its address, have stayed. */
		show: ( change: {
			queryId: string;
			url: string;
			/** Of all that a filter may choose, what the form has fields for. */
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
}
