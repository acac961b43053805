import { blockCalls } from './block-calls-on-demand';
import type { ListingView } from './listing-view';

/** Wire names of the blocks that list products. */
export const LISTING = /_product-grid$/;

/** The answer of `/wopb/product-filter`. */
export interface Answer {
	readonly blocks: readonly {
		readonly blockId: string;
		readonly content: string;
	}[];
	readonly total: number;
}

function readAnswer( wire: unknown ): Answer {
	// What is no object has no fields.
	const { blockList, total = 0 }: Record< string, unknown > = Object( wire );
	if ( ! Array.isArray( blockList ) ) {
		throw new Error( 'The answer is no list of blocks.' );
	}
	const blocks = blockList.map( ( one: unknown ) => {
		const { blockId, content }: Record< string, unknown > = Object( one );
		return { blockId: String( blockId ), content: String( content ) };
	} );
	return { blocks, total: Number( total ) };
}

/** Asks for a listing and what stands around it, as the page at an address would have them. */
export async function askForListing(
	{ dataset }: HTMLElement,
	{ queryId, url, filters, expanded }: ListingView,
	signal: AbortSignal
): Promise< Answer > {
	return readAnswer(
		await blockCalls().rest(
			'wopb/product-filter',
			{
				post_id: Number( dataset.postid ?? 0 ),
				block_name: dataset.blockName ?? '',
				current_url: url,
				queryId,
				widgetBlockId: dataset.widgetblockid ?? '',
				builder: dataset.builder ?? '',
				...( filters && { product_filters: filters } ),
				...( expanded && { expanded } ),
			},
			signal
		)
	);
}
