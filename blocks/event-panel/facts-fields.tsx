import { SelectControl, TextControl } from '@wordpress/components';
import { __, _x } from '@wordpress/i18n';

import { IdPicker, loadProducts, searchProducts } from '../_shared/editor';
import type { EventData, PanelProps, Status } from './event-data';

type TextName =
	| 'onlineUrl'
	| 'organiser'
	| 'organiserUrl'
	| 'cost'
	| 'ticketUrl'
	| 'capacity';

const fields = (): [ TextName, string, 'text' | 'url' ][] => [
	[ 'onlineUrl', __( 'Link to join online', 'marketday' ), 'url' ],
	[ 'organiser', __( 'Organiser', 'marketday' ), 'text' ],
	[ 'organiserUrl', __( 'Organiser’s website', 'marketday' ), 'url' ],
	[ 'cost', __( 'Cost', 'marketday' ), 'text' ],
	[ 'ticketUrl', __( 'Ticket link', 'marketday' ), 'url' ],
	[ 'capacity', __( 'Places', 'marketday' ), 'text' ],
];

/** Tells whether it takes place, and what is said of it. Venue, category and accessibility have panels of their own. */
export function FactsFields( { event, change }: PanelProps ) {
	return (
		<>
			<SelectControl
				label={ __( 'Status', 'marketday' ) }
				value={ event.status }
				options={ [
					{
						value: 'scheduled',
						label: __( 'Going ahead', 'marketday' ),
					},
					{
						value: 'cancelled',
						label: _x( 'Cancelled', 'event', 'marketday' ),
					},
					{
						value: 'postponed',
						label: __( 'Postponed', 'marketday' ),
					},
					{
						value: 'online',
						label: __( 'Moved online', 'marketday' ),
					},
				] }
				onChange={ ( status ) =>
					change( { status: status as Status } )
				}
				__next40pxDefaultSize
				__nextHasNoMarginBottom
			/>
			{ fields().map( ( [ name, label, type ] ) => (
				<TextControl
					key={ name }
					label={ label }
					type={ type }
					value={ event[ name ] }
					onChange={ ( value ) =>
						change( { [ name ]: value } as Partial< EventData > )
					}
					__next40pxDefaultSize
					__nextHasNoMarginBottom
				/>
			) ) }
			<IdPicker
				label={ __( 'Ticket product', 'marketday' ) }
				help={ __(
					'Its price and stock appear with the event.',
					'marketday'
				) }
				ids={ event.product > 0 ? [ event.product ] : [] }
				maximum={ 1 }
				search={ searchProducts }
				load={ loadProducts }
				onChange={ ( [ product = 0 ] ) => change( { product } ) }
			/>
		</>
	);
}
