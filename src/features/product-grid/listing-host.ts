/** Functions of the page that a listing needs. */
export interface ListingHost {
	readonly calls: {
		ajax: (
			name: string,
			fields: Record< string, string | number | boolean >,
			signal?: AbortSignal
		) => Promise< string >;
	};
	/** docs/PROTOCOL.md#background-failures. */
	readonly reportFailure: ( error: unknown ) => void;
	/** The page's listings together, as its address says. Of the rest of it a link may know only what was. */
	readonly listings: {
		/** Prepares on intent: what a change takes is on its way. */
		prepare: () => void;
		/**
		 * Draws the listings of a query id, and what stands around them, for another address; of the link's it takes the parameters
		 * that are named. With `draw` a listing draws itself, and a newer change ends it. False where it failed: what was shown, and
		 * its address, have stayed.
		 */
		show: (
			change: {
				queryId: string;
				url: string;
				names?: readonly string[];
			},
			draw?: ( signal: AbortSignal ) => Promise< void >
		) => Promise< boolean >;
		/** Writes down how far each listing has been loaded, for who comes back to this address. */
		noteLoaded: ( pages: Readonly< Record< string, unknown > > ) => void;
	};
	/** Leaves the page: where what is needed cannot be loaded, the link is the way. */
	readonly goTo: ( url: string ) => void;
}

export const LISTING = '.marketday-product-grid';
