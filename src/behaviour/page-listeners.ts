type Listener = ( event: Event ) => void;

interface PageListeners {
	/** Listeners by their target, and within by the event's type. */
	readonly listeners: Map< EventTarget, Map< string, Set< Listener > > >;
	readonly changes: Array< ( changes: MutationRecord[] ) => void >;
}

declare global {
	interface Window {
		/** One for all scripts of the page, whichever of them comes first. */
		marketdayListeners?: PageListeners;
	}
}

const page = (): PageListeners =>
	( window.marketdayListeners ??= { listeners: new Map(), changes: [] } );

/** Runs as listeners of their own do: one that throws stops none of the others. */
function alone( act: () => void ): void {
	try {
		act();
	} catch ( error ) {
		window.reportError( error );
	}
}

/**
 * Hears an event of the window, the document or its body, which have one listener for each type.
 *
 * @param target
 * @param type
 * @param listener Added once, however often it is given.
 * @param isEarly  Before the elements on the event's way hear it.
 * @return Ends it.
 */
export function listen< Heard extends Event = Event >(
	target: EventTarget,
	type: string,
	listener: ( event: Heard ) => unknown,
	isEarly = false
): () => void {
	const { listeners: byTarget } = page();
	const types =
		byTarget.get( target ) ?? new Map< string, Set< Listener > >();
	byTarget.set( target, types );
	const key = type + isEarly;
	let listeners = types.get( key );
	if ( ! listeners ) {
		const all = ( listeners = new Set() );
		types.set( key, all );
		target.addEventListener(
			type,
			( event ) =>
				[ ...all ].forEach(
					( act ) => all.has( act ) && alone( () => act( event ) )
				),
			isEarly
		);
	}
	const own = listeners;
	own.add( listener as Listener );
	return () => void own.delete( listener as Listener );
}

/** Hears an event on all elements of the page that match, now and in fragments that arrive later. */
export const listenOn = (
	type: string,
	selector: string,
	listener: ( element: HTMLElement, event: Event ) => void,
	isEarly?: boolean
) =>
	listen(
		document,
		type,
		( event ) => {
			const { target } = event;
			const element =
				target instanceof Element &&
				target.closest< HTMLElement >( selector );
			if ( element ) {
				listener( element, event );
			}
		},
		isEarly
	);

/** Runs once the page has loaded with all that it shows. */
export function whenLoaded( act: () => void ): void {
	if ( document.readyState === 'complete' ) {
		act();
	} else {
		listen( window, 'load', act );
	}
}

/** Tells of what is added to the page and taken from it, opened and closed. There is one observer of the document for all. */
export function observeChanges(
	callback: ( changes: MutationRecord[] ) => void
): void {
	const { changes } = page();
	if ( changes.push( callback ) === 1 ) {
		new MutationObserver( ( records ) =>
			changes.forEach( ( notify ) => alone( () => notify( records ) ) )
		).observe( document.body, {
			attributeFilter: [ 'open' ],
			childList: true,
			subtree: true,
		} );
	}
}
