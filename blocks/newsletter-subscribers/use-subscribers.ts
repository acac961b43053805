import type { View } from '@wordpress/dataviews/wp';
import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import {
	find,
	type Found,
	type Paging,
	sentenceOf,
	type Wanted,
} from './calls';
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

/** The address says what is shown, so that a reload shows it again. */
function keepInAddress( { s, status, list, page }: Wanted & Paging ): void {
	const url = new URL( window.location.href );
	const parameters = { s, status, list, paged: page > 1 ? page : 0 };
	for ( const [ name, value ] of Object.entries( parameters ) ) {
		if ( value ) {
			url.searchParams.set( name, String( value ) );
		} else {
			url.searchParams.delete( name );
		}
	}
	window.history.replaceState( null, '', url );
}

/** The subscribers that are found: late answers never win. */
export function useSubscribers( state: ScreenState ) {
	const [ view, setView ] = useState( () => firstView( state ) );
	const [ found, setFound ] = useState< Found >( state );
	const [ isLoading, setLoading ] = useState( false );
	const [ fault, setFault ] = useState( '' );
	const [ times, setTimes ] = useState( 0 );
	const wanted = useMemo( () => wantedOf( view ), [ view ] );
	const asked = JSON.stringify( [ wanted, times ] );
	const last = useRef( asked );

	useEffect( () => {
		if ( last.current === asked ) {
			return undefined;
		}
		last.current = asked;
		const [ sought ] = JSON.parse( asked ) as [ Wanted & Paging ];
		const call = new AbortController();
		setLoading( true );
		keepInAddress( sought );
		find( sought, call.signal ).then(
			( response ) => {
				setFound( response );
				setFault( '' );
				setLoading( false );
			},
			( reason: unknown ) => {
				if ( ! call.signal.aborted ) {
					setFault(
						sentenceOf(
							reason,
							__(
								'We couldn’t load the subscribers.',
								'marketday'
							)
						)
					);
					setLoading( false );
				}
			}
		);
		return () => call.abort();
	}, [ asked ] );

	return {
		view,
		setView,
		found,
		wanted,
		isLoading,
		fault,
		again: () => setTimes( ( before ) => before + 1 ),
	};
}
