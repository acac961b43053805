/** A state of a page's listings. */
export interface ListingView {
	/** The listings that belong together share one; '' is the usual. */
	readonly queryId: string;
	readonly url: string;
	/** Number of pages of its values that each list of the filter shows. */
	readonly expanded?: Readonly< Record< string, number > > | undefined;
}

/** Change of a listing by a control. Its address is as old as the control: only what the control is about is taken from it. */
export interface ListingChange extends ListingView {
	/** The parameters it is about; without them all that a filter may choose. Without `paged` among them all its pages change. */
	readonly names?: readonly string[] | undefined;
}

/** Fetches and draws a listing; a newer change of its query id aborts it. */
export type ListingLoad = ( signal: AbortSignal ) => Promise< void >;
