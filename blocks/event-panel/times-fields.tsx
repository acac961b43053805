import {
	ComboboxControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { moveStart, type PanelProps } from './event-data';

const zones = () =>
	[ 'UTC', ...Intl.supportedValuesOf( 'timeZone' ) ].map( ( zone ) => ( {
		value: zone,
		label: zone.replaceAll( '_', ' ' ),
	} ) );

/** Begin and end of an event, and their zone. */
export function TimesFields( { event, change }: PanelProps ) {
	const type = event.allDay ? 'date' : 'datetime-local';
	const fieldValue = ( time: string ) =>
		event.allDay ? time.slice( 0, 10 ) : time.slice( 0, 16 );
	const full = ( value: string ) =>
		event.allDay && value ? `${ value }T00:00` : value;
	return (
		<>
			<ToggleControl
				label={ __( 'All day', 'marketday' ) }
				checked={ event.allDay }
				onChange={ ( allDay ) => change( { allDay } ) }
				__nextHasNoMarginBottom
			/>
			<TextControl
				label={
					event.allDay
						? __( 'First day', 'marketday' )
						: __( 'Starts', 'marketday' )
				}
				type={ type }
				value={ fieldValue( event.start ) }
				onChange={ ( value ) =>
					change( moveStart( event, full( value ) ) )
				}
				__next40pxDefaultSize
				__nextHasNoMarginBottom
			/>
			<TextControl
				label={
					event.allDay
						? __( 'Last day', 'marketday' )
						: __( 'Ends', 'marketday' )
				}
				type={ type }
				min={ fieldValue( event.start ) }
				value={ fieldValue( event.end ) }
				onChange={ ( value ) => change( { end: full( value ) } ) }
				__next40pxDefaultSize
				__nextHasNoMarginBottom
			/>
			<ComboboxControl
				label={ __( 'Time zone', 'marketday' ) }
				help={ __( 'Leave blank to use the site’s.', 'marketday' ) }
				value={ event.zone }
				options={ zones() }
				onChange={ ( zone ) => change( { zone: zone ?? '' } ) }
				__next40pxDefaultSize
				__nextHasNoMarginBottom
			/>
		</>
	);
}
