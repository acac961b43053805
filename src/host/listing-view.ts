/** A state of a page's listings. */
export interface ListingView {
	/** The listings that belong together share one; '' is the usual. */
	readonly queryId: string;
	readonly url: string;
	/** The filter's state as it is sent (section 3 'Product filter state'); without it the address is read. */
	readonly filters?: Readonly< Record< string, unknown > > | undefined;
	/** How many pages of its values each list of the filter shows. */
	readonly expanded?: Readonly< Record< string, number > > | undefined;
}
