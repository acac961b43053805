import { Notice } from '@wordpress/components';
import { DataViews } from '@wordpress/dataviews/wp';
import { createRoot, useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import { SaveFile } from './save-file';
import { subscriberActions } from './subscriber-actions';
import { subscriberFields } from './subscriber-fields';
import { A_PAGE, type ScreenState, useSubscribers } from './use-subscribers';

/** The subscribers: searched, filtered, sorted, and dealt with one by one or several at once. */
function SubscribersScreen( { state }: { state: ScreenState } ) {
	const { view, setView, found, wanted, isLoading, fault, again } =
		useSubscribers( state );
	const [ message, setMessage ] = useState( '' );
	const [ selection, setSelection ] = useState< string[] >( [] );
	const fields = useMemo(
		() => subscriberFields( state.statuses, state.lists ),
		[ state ]
	);
	const actions = useMemo(
		() =>
			subscriberActions( state.lists, ( sentence ) => {
				setMessage( sentence );
				setSelection( [] );
				again();
			} ),
		// eslint-disable-next-line react-hooks/exhaustive-deps -- `again` only counts.
		[ state ]
	);
	return (
		<div className="marketday-data-table">
			{ message && (
				<Notice status="success" onRemove={ () => setMessage( '' ) }>
					{ message }
				</Notice>
			) }
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
				data={ [ ...found.items ] }
				fields={ fields }
				view={ view }
				onChangeView={ setView }
				actions={ actions }
				defaultLayouts={ { table: {} } }
				getItemId={ ( { id } ) => String( id ) }
				isLoading={ isLoading }
				paginationInfo={ {
					totalItems: found.total,
					totalPages: Math.max(
						1,
						Math.ceil( found.total / ( view.perPage ?? A_PAGE ) )
					),
				} }
				searchLabel={ __( 'Search subscribers', 'marketday' ) }
				selection={ selection }
				onChangeSelection={ setSelection }
				header={ <SaveFile wanted={ wanted } total={ found.total } /> }
				empty={ <p>{ __( 'No subscribers yet.', 'marketday' ) }</p> }
			/>
		</div>
	);
}

/** Draws the table in the place that the server has laid ready, with those it found. */
export function startSubscribersScreen(): void {
	const place = document.getElementById( 'marketday-newsletter-subscribers' );
	if ( place ) {
		createRoot( place ).render(
			<SubscribersScreen
				state={ JSON.parse( place.dataset.state ?? '' ) as ScreenState }
			/>
		);
	}
}
