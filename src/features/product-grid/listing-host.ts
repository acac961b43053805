/** What a listing needs of the page it is on. */
export interface ListingHost {
	readonly calls: {
		prepare: () => void;
		ajax: (
			name: string,
			fields: Record< string, string | number | boolean >,
			signal?: AbortSignal
		) => Promise< string >;
	};
	/** Section 8 'Background failures'. */
	readonly reportFailure: ( error: unknown ) => void;
	/** Draws the listings of a query id, and what stands around them, for another address. */
	readonly show: ( view: { queryId: string; url: string } ) => unknown;
	/** Leaves the page: where what is needed cannot be loaded, the link is the way. */
	readonly goTo: ( url: string ) => void;
}

export const LISTING = '.marketday-product-grid';
