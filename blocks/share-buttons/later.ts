import { enhanceShareButtons } from '@marketday/features/share-buttons';
import { readPageConfig, reportFailure } from '@marketday/host';

/** docs/PROTOCOL.md#other-calls: how often the page was shared, now that it was once more. */
async function count( postId: string, shown: number ): Promise< number > {
	const response = await fetch( readPageConfig().ajaxUrl, {
		method: 'POST',
		body: new URLSearchParams( {
			...{ action: 'wopb_share_count', postId },
			shareCount: String( shown ),
		} ),
	} );
	if ( ! response.ok ) {
		throw new Error( response.statusText );
	}
	return Number( ( await response.json() ).data.count );
}

export const start = () => enhanceShareButtons( { count, reportFailure } );
