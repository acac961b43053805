import { useEntityProp } from '@wordpress/core-data';
import { useDispatch, useSelect } from '@wordpress/data';
import { PluginDocumentSettingPanel } from '@wordpress/editor';
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import { type EventData, firstTimes, META } from './event-data';
import { FactsFields } from './facts-fields';
import { NextDates } from './next-dates';
import { RecurrenceFields } from './recurrence-fields';
import { TimesFields } from './times-fields';

type Meta = Record< string, unknown > & { [ META ]?: EventData };

/** The editor's name of the panel of the times: the plugin's name and the panel's. */
const TIMES = 'marketday-event/marketday-event-times';

interface PanelState {
	isEditorPanelOpened: ( name: string ) => boolean;
}

interface PanelActions {
	toggleEditorPanelOpened: ( name: string ) => void;
}

/** Opens the panel that asks for the time: a new event has none yet. */
function useOpenTimes(): () => void {
	const isOpened = useSelect(
		( select ) =>
			(
				select( 'core/editor' ) as unknown as PanelState
			 ).isEditorPanelOpened( TIMES ),
		[]
	);
	const { toggleEditorPanelOpened } = useDispatch(
		'core/editor'
	) as unknown as PanelActions;
	return () => {
		if ( ! isOpened ) {
			toggleEditorPanelOpened( TIMES );
		}
	};
}

/** Panel in which an editor says when, how often, where and for how much: beside the event's page in the editor. */
export function EventPanel() {
	const [ meta, setMeta ] = useEntityProp< Meta >(
		'postType',
		'marketday_event',
		'meta'
	);
	const event = meta?.[ META ];
	const change = ( changed: Partial< EventData > ) =>
		setMeta( { ...meta, [ META ]: { ...event, ...changed } as EventData } );
	const openTimes = useOpenTimes();
	const isNew = event !== undefined && event.start === '';
	useEffect( () => {
		if ( isNew ) {
			change( firstTimes() );
			openTimes();
		}
	}, [ isNew ] ); // eslint-disable-line react-hooks/exhaustive-deps -- once, for a new event.

	if ( ! event ) {
		return null;
	}
	return (
		<>
			<PluginDocumentSettingPanel
				name="marketday-event-times"
				title={ __( 'Date and time', 'marketday' ) }
			>
				<div className="marketday-event-panel">
					<TimesFields event={ event } change={ change } />
					<RecurrenceFields event={ event } change={ change } />
					<NextDates event={ event } change={ change } />
				</div>
			</PluginDocumentSettingPanel>
			<PluginDocumentSettingPanel
				name="marketday-event-facts"
				title={ __( 'About the event', 'marketday' ) }
			>
				<div className="marketday-event-panel">
					<FactsFields event={ event } change={ change } />
				</div>
			</PluginDocumentSettingPanel>
		</>
	);
}
