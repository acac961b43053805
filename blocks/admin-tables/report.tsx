import { Button, Notice } from '@wordpress/components';
import { DataViews, type Field, type View } from '@wordpress/dataviews/wp';
import { createRoot, useEffect, useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import {
	askReport,
	type ReportQuestion,
	type ReportRow,
	type ReportState,
} from './report-state';
import { keepInAddress, useResponse } from './use-response';

const FILTER = 'marketday-filter';
const ACTIONS = 'marketday-actions';

const viewOf = ( {
	asked,
	columns,
	filters,
	perPage,
	rows,
}: ReportState ): View => {
	const [ title, ...others ] = columns.map( ( { name } ) => name );
	const hasActions = rows.some( ( { actions } ) => actions.length > 0 );
	return {
		type: 'table',
		search: asked.s,
		page: asked.page,
		perPage,
		...( asked.orderby && {
			sort: { field: asked.orderby, direction: asked.order },
		} ),
		...( title && { titleField: title } ),
		fields: [ ...others, ...( hasActions ? [ ACTIONS ] : [] ) ],
		filters:
			filters.length > 0
				? [ { field: FILTER, operator: 'is', value: asked.filter } ]
				: [],
		layout: {
			styles: Object.fromEntries(
				columns
					.filter( ( { isNumber } ) => isNumber )
					.map( ( { name } ) => [ name, { align: 'end' as const } ] )
			),
		},
	};
};

/** Adds the first filter where none is chosen: one always holds. */
const withFilter = ( view: View, { filters }: ReportState ): View =>
	filters.length === 0 || view.filters?.length
		? view
		: {
				...view,
				filters: [
					{
						field: FILTER,
						operator: 'is',
						value: filters[ 0 ]?.value,
					},
				],
		  };

/** The question of a view: the first filter holds where none is chosen. */
const questionOf = (
	view: View,
	{ filters, asked }: ReportState
): ReportQuestion => ( {
	s: ( view.search ?? '' ).trim(),
	filter: String(
		view.filters?.find( ( { field } ) => field === FILTER )?.value ??
			filters[ 0 ]?.value ??
			''
	),
	orderby: view.sort?.field ?? asked.orderby,
	order: view.sort?.direction ?? 'desc',
	page: view.page ?? 1,
} );

function fieldsOf( { columns, filters }: ReportState ): Field< ReportRow >[] {
	const fields = columns.map(
		( { name, label, isSorted }, place ): Field< ReportRow > => ( {
			id: name,
			label,
			enableSorting: isSorted,
			enableHiding: place > 0,
			enableGlobalSearch: place === 0,
			filterBy: false,
			getValue: ( { item } ) => item.words[ name ] ?? '',
			render: ( { item } ) =>
				place === 0 && item.url ? (
					<a href={ item.url }>{ item.words[ name ] }</a>
				) : (
					<>{ item.words[ name ] }</>
				),
		} )
	);
	const actions: Field< ReportRow > = {
		id: ACTIONS,
		label: __( 'What to do', 'marketday' ),
		enableSorting: false,
		enableHiding: false,
		filterBy: false,
		render: ( { item } ) => (
			<span className="marketday-deeds">
				{ item.actions.map( ( { label, url } ) => (
					<a key={ url } href={ url }>
						{ label }
					</a>
				) ) }
			</span>
		),
	};
	const filter: Field< ReportRow > = {
		id: FILTER,
		label: __( 'Show', 'marketday' ),
		elements: [ ...filters ],
		enableSorting: false,
		enableHiding: false,
		filterBy: { operators: [ 'is' ], isPrimary: true },
	};
	return [ ...fields, actions, ...( filters.length > 0 ? [ filter ] : [] ) ];
}

/** The whole report as a file: what is searched and chosen, on all pages. */
const SaveReport = ( {
	state: { name, file },
	question: { page: _, ...question },
}: {
	state: ReportState;
	question: ReportQuestion;
} ) => (
	<form method="post" action={ file.url }>
		{ Object.entries( {
			action: file.action,
			_wpnonce: file.nonce,
			report: name,
			...question,
		} ).map( ( [ field, value ] ) => (
			<input key={ field } type="hidden" name={ field } value={ value } />
		) ) }
		<Button __next40pxDefaultSize variant="secondary" type="submit">
			{ __( 'Download CSV', 'marketday' ) }
		</Button>
	</form>
);

/** A report as WordPress lists its own pages: searched, filtered, sorted, with the columns that one wants. */
function Report( { state }: { state: ReportState } ) {
	const [ view, setView ] = useState( () => viewOf( state ) );
	const question = useMemo(
		() => questionOf( view, state ),
		[ view, state ]
	);
	const { found, isLoading, fault, again } = useResponse(
		question,
		{ rows: state.rows, total: state.total },
		( wanted, signal ) => askReport( state.name, wanted, signal ),
		__( 'We couldn’t load this. Please try again.', 'marketday' )
	);
	const fields = useMemo( () => fieldsOf( state ), [ state ] );
	useEffect( () => {
		const { page, ...asked } = question;
		keepInAddress( { ...asked, paged: page > 1 ? page : 0 } );
	}, [ question ] );
	return (
		<div className="marketday-data-table">
			{ fault && (
				<Notice
					status="error"
					isDismissible={ false }
					actions={ [
						{
							label: __( 'Try again', 'marketday' ),
							onClick: again,
						},
					] }
				>
					{ fault }
				</Notice>
			) }
			<DataViews
				data={ [ ...found.rows ] }
				fields={ fields }
				view={ view }
				onChangeView={ ( next ) =>
					setView( withFilter( next, state ) )
				}
				defaultLayouts={ { table: {} } }
				getItemId={ ( { id } ) => id }
				isLoading={ isLoading }
				search={ state.isSearched }
				searchLabel={ __( 'Search this report', 'marketday' ) }
				paginationInfo={ {
					totalItems: found.total,
					totalPages: Math.max(
						1,
						Math.ceil( found.total / state.perPage )
					),
				} }
				config={ { perPageSizes: [ state.perPage ] } }
				header={
					found.total > 0 && (
						<SaveReport state={ state } question={ question } />
					)
				}
				empty={ <p>{ __( 'Nothing here yet.', 'marketday' ) }</p> }
			/>
		</div>
	);
}

/** Draws the table in the place that the server has laid ready, with the rows it found. */
export function startReport(): void {
	const place = document.getElementById( 'marketday-report' );
	if ( place ) {
		createRoot( place ).render(
			<Report
				state={ JSON.parse( place.dataset.state ?? '' ) as ReportState }
			/>
		);
	}
}
