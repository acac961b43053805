export type Listener = ( element: HTMLElement, event: Event ) => void;

interface PageListeners {
	/** Listeners by the event's type, with the selector of the elements they are on. */
	readonly events: Map< string, Array< readonly [ string, Listener ] > >;
	readonly changes: Array< ( changes: MutationRecord[] ) => void >;
}

declare global {
	interface Window {
		/** One for all scripts of the page, whichever of them comes first. */
		marketdayListeners?: PageListeners;
	}
}

const page = (): PageListeners =>
	( window.marketdayListeners ??= { events: new Map(), changes: [] } );

/** Runs as listeners of their own do: one that throws stops none of the others. */
function alone( act: () => void ): void {
	try {
		act();
	} catch ( error ) {
		window.reportError( error );
	}
}

/**
 * Hears an event on all elements of the page that match, now and in fragments that arrive later. There is one listener on the document for
 * each type of event.
 */
export function listen( type: string, selector: string, listener: Listener ) {
	const { events } = page();
	const known = events.get( type );
	if ( known ) {
		known.push( [ selector, listener ] );
		return;
	}
	const listeners: Array< readonly [ string, Listener ] > = [
		[ selector, listener ],
	];
	events.set( type, listeners );
	document.addEventListener( type, ( event ) => {
		const { target } = event;
		if ( target instanceof Element ) {
			for ( const [ on, act ] of listeners ) {
				const element = target.closest< HTMLElement >( on );
				if ( element ) {
					alone( () => act( element, event ) );
				}
			}
		}
	} );
}

/** Tells of what is added to the page and taken from it. There is one observer of the document for all. */
export function observeChanges(
	callback: ( changes: MutationRecord[] ) => void
): void {
	const { changes } = page();
	if ( changes.push( callback ) === 1 ) {
		new MutationObserver( ( records ) =>
			changes.forEach( ( tell ) => alone( () => tell( records ) ) )
		).observe( document.body, { childList: true, subtree: true } );
	}
}
