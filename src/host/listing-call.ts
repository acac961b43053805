import { blockCalls } from './block-calls-on-demand';
import type { ListingView } from './listing-view';
import type { BlockResponse } from './swap-block';

/** Blocks that list products, by their wire names. */
export const LISTING =
	'[data-block-name$="_product-grid"]:not([data-block-id=""])';

/** The answer of `/wopb/product-filter`; what is none cannot be drawn, which is a failure like any other. */
export interface ListingResponse {
	readonly blockList: readonly BlockResponse[];
	readonly total: number;
}

/** Asks for a listing and what stands around it, as the page at an address would have them. */
export async function askForListing(
	{ dataset }: HTMLElement,
	{ queryId, url, expanded }: ListingView,
	signal: AbortSignal
): Promise< ListingResponse > {
	return ( await blockCalls().rest(
		'wopb/product-filter',
		{
			post_id: Number( dataset.postid ),
			block_name: dataset.blockName,
			current_url: url,
			queryId,
			widgetBlockId: dataset.widgetblockid,
			builder: dataset.builder,
			expanded,
			// A block that is not alive yet takes markup.
			format: document.querySelector(
				`[data-query-id="${ queryId }"][data-marketday-island]:not([data-marketday-alive])`
			)
				? 'html'
				: 'data',
		},
		signal
	) ) as ListingResponse;
}
