/** Fetches what not every choice takes. */
export const loadMore = () =>
	import( /* webpackChunkName: "_shared/listing-filter-more" */ './more' );

export type More = Awaited< ReturnType< typeof loadMore > >;
