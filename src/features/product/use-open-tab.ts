import { listen } from '@marketday/behaviour';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { sectionFromAddress } from './section-from-address';
import type { TabData } from './tabs-props';

/** The panel that an address leads to or into, or that holds an element; -1 for none. */
const placeOf = ( tabs: readonly TabData[], inside: Element | null ) => {
	const section = sectionFromAddress( window.location.href );
	return tabs.findIndex(
		( { id, name } ) =>
			( inside && document.getElementById( id )?.contains( inside ) ) ||
			name === section
	);
};

const target = () => document.getElementById( window.location.hash.slice( 1 ) );

/**
 * Tells which tab is open, the one that the server opened at first: the address says it, now and whenever a link on the page leads to a
 * panel or into one, and what a search in the page finds opens its panel.
 */
export function useOpenTab( tabs: readonly TabData[], first: number ) {
	const [ open, setOpen ] = useState( first );
	const [ isAlive, setAlive ] = useState( false );
	const leads = useRef( false );
	const latest = useRef( tabs );
	latest.current = tabs;
	// Another content of the same tabs leaves the one open that is.
	const ids = tabs.map( ( { id } ) => id ).join();

	useEffect( () => {
		setAlive( true );
		const follow = ( isNow: boolean ) => {
			const place = placeOf( latest.current, target() );
			if ( place >= 0 ) {
				setOpen( place );
				leads.current = isNow;
			}
		};
		// The browser has gone to what the address of the page names.
		follow( false );
		const stops = [
			listen( window, 'hashchange', () => follow( true ) ),
			// A second click on the same link changes no hash.
			listen( document, 'click', ( event ) => {
				const link =
					event.target instanceof Element &&
					event.target.closest( 'a:not([role="tab"])' );
				if (
					link &&
					link.getAttribute( 'href' ) === window.location.hash
				) {
					follow( true );
				}
			} ),
			listen( document, 'beforematch', ( event ) => {
				const place = latest.current.findIndex(
					( { id } ) => document.getElementById( id ) === event.target
				);
				if ( place >= 0 ) {
					// The browser goes there right after: the other panel is gone by then.
					flushSync( () => setOpen( place ) );
				}
			} ),
		];
		return () => stops.forEach( ( stop ) => stop() );
	}, [ ids ] );

	useEffect( () => {
		if ( leads.current ) {
			leads.current = false;
			(
				target() ??
				document.getElementById( latest.current[ open ]?.id ?? '' )
			)?.scrollIntoView();
		}
	} );

	return { open, setOpen, isAlive };
}
