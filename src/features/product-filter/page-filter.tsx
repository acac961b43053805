import { formatMoney } from '@marketday/kernel';
import { useMemo } from 'react';

import type { FilterContent } from './content';
import { Filter } from './filter';
import { changeOf, expandedIn } from './filter-address';
import type { FilterHost } from './filter-host';
import { readChoices, readContent } from './read';
import type { FilterProps } from './use-filter';

/** Which block of which page it is, as the server said it in the block's attributes. */
type BlockData = Readonly< Record< string, string | undefined > >;

interface PageFilterProps {
	filter: FilterContent;
	block: BlockData;
}

/** Answers by the page's listings and calls. */
function answersOf(
	host: FilterHost,
	block: BlockData
): Omit< FilterProps, 'filter' > {
	const { queryId = '', blockId = '' } = block;
	return {
		onChange: ( filter, link ) =>
			host.listings.show( {
				queryId,
				...( link ? { url: link } : changeOf( filter, queryId ) ),
				expanded: expandedIn( filter ),
			} ),
		findValues: async ( { section: { facet }, page, find }, signal ) => {
			try {
				const html = await host.calls.ajax(
					'wopb_show_more_filter_item',
					{
						query: { taxonomy: facet, blockId, find },
						taxonomy: facet,
						current_page: page,
						postId: block.postid ?? '0',
						widgetBlockId: block.widgetblockid ?? '',
						builder: block.builder ?? '',
						currentUrl: window.location.href,
					},
					signal
				);
				return readChoices( html );
			} catch ( error ) {
				if ( ! signal.aborted ) {
					host.reportFailure( error );
				}
				return null;
			}
		},
		formatAmount: ( amount ) =>
			formatMoney(
				amount * 10 ** host.currency.minorUnit,
				host.currency
			),
	};
}

/**
 * The filter of a listing of the page: a component, and how its state is read out of the markup that PHP drew.
 *
 * @param host What it needs of the page.
 */
export const pageFilter = ( host: FilterHost ) => ( {
	Component: function PageFilter( { filter, block }: PageFilterProps ) {
		const answers = useMemo( () => answersOf( host, block ), [ block ] );
		return <Filter { ...{ filter, ...answers } } />;
	},
	read: ( element: HTMLElement ): PageFilterProps => ( {
		filter: readContent( element ),
		block: { ...element.dataset },
	} ),
} );
