import { createProductList, orAnnounce } from '@marketday/kernel/product-list';

import type { CompareHost } from './compare-host';
import type { ComparisonData } from './comparison-data';

type Ids = readonly number[];

/** `data` of the answer of `wopb_compare` in the format `data`. */
export interface CompareResponse {
	count: number;
	/** Null where what follows does not show it. */
	table: ComparisonData | null;
}

/** @throws Where it is no answer of the call. */
function readResponse( text: string ): CompareResponse {
	const response: unknown = JSON.parse( text );
	const { success, data } = Object( response );
	if ( success !== true || typeof data !== 'object' || data === null ) {
		throw new Error( 'The shop has refused it.' );
	}
	return {
		count: Number( data.compare_count ?? 0 ),
		table: data.comparison ?? null,
	};
}

/** The list with the calls that change it. They answer null where nothing has changed: the shopper has been told. */
export function createCompareList( host: CompareHost ) {
	const list = createProductList( { name: 'compare', memory: host.memory } );
	list.subscribe( host.mark );

	const change = (
		fields: Record< string, string | number >,
		next: ( now: Ids ) => Ids
	): Promise< CompareResponse | null > =>
		orAnnounce( host, () =>
			list.change( next, async () =>
				readResponse(
					await host.call( 'wopb_compare', {
						...fields,
						format: 'data',
					} )
				)
			)
		);

	return {
		ids: list.ids,
		has: list.has,
		add: ( id: number, action: string ) =>
			change(
				{ type: 'add', postid: id, added_action: action },
				( ids ) => [ ...ids, id ]
			),
		remove: ( id: number ) =>
			change( { type: 'remove', postid: id }, ( ids ) =>
				ids.filter( ( one ) => one !== id )
			),
		clear: () => change( { type: 'clear' }, () => [] ),
		arrange: ( ids: Ids ) =>
			change( { type: 'order', order: ids.join() }, () => ids ),
		read: () => change( { type: 'nav_popup' }, ( ids ) => ids ),
	};
}

export type CompareList = ReturnType< typeof createCompareList >;
