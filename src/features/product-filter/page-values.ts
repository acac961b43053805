import type { FilterHost } from './filter-host';
import type { ValueSuggestion, ValueQuestion } from './filter-props';

/** Identity of the block and its page, as the server said it in the block's attributes. */
export type BlockData = Readonly< Record< string, string | undefined > >;

/**
 * Further values of a list of a page's filter: docs/PROTOCOL.md#listings-and-filters.
 *
 * @return Null where it failed, which is said, or was overtaken.
 */
export async function findPageValues(
	{ calls, reportFailure }: FilterHost,
	block: BlockData,
	{ section: { facet }, page, find }: ValueQuestion,
	signal: AbortSignal
): Promise< ValueSuggestion | null > {
	const fields = {
		query: { taxonomy: facet, blockId: block.blockId ?? '', find },
		taxonomy: facet,
		current_page: page,
		postId: block.postid ?? '0',
		widgetBlockId: block.widgetblockid ?? '',
		builder: block.builder ?? '',
		currentUrl: window.location.href,
		format: 'data',
	};
	try {
		return JSON.parse(
			await calls.ajax( 'wopb_show_more_filter_item', fields, signal )
		) as ValueSuggestion;
	} catch ( error ) {
		if ( ! signal.aborted ) {
			reportFailure( error );
		}
		return null;
	}
}
