import type { FilterHost } from './filter-host';
import { readChoice } from './read';
import type { ValueAnswer, ValueQuestion } from './filter-props';

/** Which block of which page it is, as the server said it in the block's attributes. */
export type BlockData = Readonly< Record< string, string | undefined > >;

/** The server's answer to 'Show more' and to a search in a list. */
function readAnswer( html: string ): ValueAnswer {
	const template = document.createElement( 'template' );
	template.innerHTML = html;
	const items = [ ...template.content.children ] as HTMLElement[];
	return {
		choices: items.map( readChoice ),
		isLast: items.at( -1 )?.hasAttribute( 'data-last' ) ?? true,
	};
}

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
): Promise< ValueAnswer | null > {
	const fields = {
		query: { taxonomy: facet, blockId: block.blockId ?? '', find },
		taxonomy: facet,
		current_page: page,
		postId: block.postid ?? '0',
		widgetBlockId: block.widgetblockid ?? '',
		builder: block.builder ?? '',
		currentUrl: window.location.href,
	};
	try {
		return readAnswer(
			await calls.ajax( 'wopb_show_more_filter_item', fields, signal )
		);
	} catch ( error ) {
		if ( ! signal.aborted ) {
			reportFailure( error );
		}
		return null;
	}
}
