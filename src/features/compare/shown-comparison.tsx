import { __ } from '@marketday/kernel';
import { createPageList } from '@marketday/kernel/product-list';

import type { CompareHost } from './compare-host';
import type { CompareResponse, CompareList } from './compare-list';
import { Comparison } from './comparison';
import type {
	ComparisonActions,
	ComparisonData,
	SuggestedProduct,
} from './comparison-data';
import { readComparison } from './read-comparison';

/** The answer of `wopb_product_list` in the format `data`. */
interface Suggested {
	readonly data: { readonly products: readonly SuggestedProduct[] };
}

/** The visitor's own table, on its page. */
const OWN = '.marketday-compare > [data-marketday-island=compare]';

/** The visitor's table: on its page, or over any other. */
export function createShownComparison( host: CompareHost, list: CompareList ) {
	const { overlay } = host;
	const page = createPageList( {
		own: OWN,
		read: readComparison,
		draw: ( data: ComparisonData ) => (
			<Comparison data={ data } actions={ actions } />
		),
	} );

	/** Shows the table, unless on the page of the comparison: there is no second one over it. */
	function show( { table, count }: CompareResponse ): void {
		if ( ! table || page.show( table ) ) {
			return;
		}
		if ( count > 0 ) {
			overlay.show(
				{
					title: __( 'Compare', 'marketday' ),
					closeLabel: __( 'Close modal', 'marketday' ),
					className: 'marketday-compare-dialog',
				},
				<Comparison data={ table } actions={ actions } />
			);
		} else {
			overlay.close();
		}
	}

	const showing = async ( change: Promise< CompareResponse | null > ) => {
		const response = await change;
		if ( response ) {
			show( response );
		}
		return response !== null;
	};

	const actions: ComparisonActions = {
		add: ( id ) => showing( list.add( id, 'product_list' ) ),
		remove: ( id ) => showing( list.remove( id ) ),
		clear: () => showing( list.clear() ),
		arrange: ( ids ) => showing( list.arrange( ids ) ),
		find: async ( search ) => {
			const response: Suggested = JSON.parse(
				await host.call( 'wopb_product_list', {
					search,
					format: 'data',
				} )
			);
			return response.data.products;
		},
		addToBasket: ( { offer }, quantity, button ) =>
			host.addToBasket(
				{
					product_id:
						offer?.kind === 'add' ? `${ offer.productId }` : '',
					quantity: `${ quantity }`,
				},
				button
			),
		say: overlay.say,
		reportFailure: host.reportFailure,
	};

	return { ...page, show };
}
