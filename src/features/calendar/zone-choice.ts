import { listen } from '@marketday/behaviour';
import { useSyncExternalStore } from 'react';

/** Key of `localStorage`: `visitor` where the visitor has chosen their own zone. */
const CHOICE = 'marketday_event_times';
/** Tells the page's other calendars, lists and events, which have scripts of their own. */
const CHOSEN = 'marketday_event_times';

let chosen: boolean | null = null;

/** A store may be refused: then the choice lasts for the page. */
function isVisitors(): boolean {
	try {
		return ( chosen ??=
			window.localStorage.getItem( CHOICE ) === 'visitor' );
	} catch {
		return ( chosen = false );
	}
}

export function chooseZone( isTheirs: boolean ): void {
	try {
		window.localStorage.setItem( CHOICE, isTheirs ? 'visitor' : 'event' );
	} catch {}
	document.dispatchEvent( new CustomEvent( CHOSEN, { detail: isTheirs } ) );
}

const subscribe = ( onChange: () => void ) =>
	listen< CustomEvent< boolean > >( document, CHOSEN, ( { detail } ) => {
		chosen = detail;
		onChange();
	} );

/** Tells whether times are shown by the visitor's own clock; chosen once for all pages. */
export const useZoneChoice = () =>
	useSyncExternalStore( subscribe, isVisitors, () => false );
