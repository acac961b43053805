import type { View } from '@wordpress/dataviews/wp';
import { useEffect, useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import { keepInAddress, useResponse } from '../use-response';
import { find, type Found, type Paging, type Wanted } from './calls';
import type { Choice } from './subscriber-fields';

/** The screen's first state, as the server prints it. */
export interface ScreenState extends Found {
	readonly page: number;
	readonly search: string;
	readonly status: string;
	readonly list: number;
	readonly statuses: readonly Choice< string >[];
	readonly lists: readonly Choice< number >[];
}

/** Rows on a page until somebody wants more. */
export const A_PAGE = 20;

function firstView( { page, search, status, list }: ScreenState ): View {
	return {
		type: 'table',
		search,
		page,
		perPage: A_PAGE,
		sort: { field: 'created_at', direction: 'desc' },
		titleField: 'email',
		fields: [ 'name', 'status', 'list', 'created_at' ],
		filters: [
			...( status
				? [
						{
							field: 'status',
							operator: 'is' as const,
							value: status,
						},
				  ]
				: [] ),
			...( list
				? [ { field: 'list', operator: 'is' as const, value: list } ]
				: [] ),
		],
	};
}

/** The server's conditions for a view. */
function wantedOf( view: View ): Wanted & Paging {
	const filterValue = ( field: string ): unknown =>
		view.filters?.find( ( filter ) => filter.field === field )?.value;
	return {
		s: ( view.search ?? '' ).trim(),
		status: String( filterValue( 'status' ) ?? '' ),
		list: Number( filterValue( 'list' ) ?? 0 ),
		page: view.page ?? 1,
		per_page: view.perPage ?? A_PAGE,
		orderby: view.sort?.field === 'email' ? 'email' : 'created_at',
		order: view.sort?.direction ?? 'desc',
	};
}

/** The subscribers that are found: late answers never win. */
export function useSubscribers( state: ScreenState ) {
	const [ view, setView ] = useState( () => firstView( state ) );
	const wanted = useMemo( () => wantedOf( view ), [ view ] );
	const response = useResponse< Wanted & Paging, Found >(
		wanted,
		state,
		find,
		__( 'We couldn’t load the subscribers.', 'marketday' )
	);
	useEffect( () => {
		const { s, status, list, page } = wanted;
		keepInAddress( { s, status, list, paged: page > 1 ? page : 0 } );
	}, [ wanted ] );
	return { view, setView, wanted, ...response };
}
