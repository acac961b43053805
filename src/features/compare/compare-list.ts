import { __ } from '@marketday/kernel';
import { createProductList, orSay } from '@marketday/kernel/product-list';

import type { CompareHost } from './compare-host';

const failed = () =>
	__( 'This did not work. Please try again in a moment.', 'marketday' );

type Ids = readonly number[];

/** `data` of the answer of `wopb_compare`. */
export interface CompareData {
	html: string;
	compare_count: number;
	/** The table has no fewer columns than this. */
	demo_column: number;
}

/** @throws Where it is no answer of the call. */
function readAnswer( text: string ): CompareData {
	const answer: unknown = JSON.parse( text );
	const { success, data } = Object( answer );
	if ( success !== true || typeof data !== 'object' || data === null ) {
		throw new Error( 'The shop has refused it.' );
	}
	const { html, compare_count: count, demo_column: columns } = data;
	return {
		html: String( html ?? '' ),
		compare_count: Number( count ?? 0 ),
		demo_column: Number( columns ?? 0 ),
	};
}

/** The list with the calls that change it. They answer null where nothing has changed: the shopper has been told. */
export function createCompareList( host: CompareHost ) {
	const list = createProductList( { name: 'compare', memory: host.memory } );
	list.subscribe( host.mark );

	const change = (
		fields: Record< string, string | number >,
		next: ( now: Ids ) => Ids
	): Promise< CompareData | null > =>
		orSay( host, failed(), () =>
			list.change( next, async () =>
				readAnswer( await host.call( 'wopb_compare', fields ) )
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
