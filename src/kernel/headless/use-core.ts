import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

import { isPromise, type Start } from './load-state';
import type { Core } from './core';
import { sameContent } from './same-content';

/** Part of a store's state: the same object for as long as the same is in it. */
export function useSelection< State, Part >(
	store: Pick< Core< State >, 'subscribe' | 'getState' | 'getInitialState' >,
	select: ( state: State ) => Part
): Part {
	const last = useRef< { part: Part } | null >( null );
	const partOf = ( state: State ): Part => {
		const part = select( state );
		if ( ! last.current || ! sameContent( last.current.part, part ) ) {
			last.current = { part };
		}
		return last.current.part;
	};
	return useSyncExternalStore(
		store.subscribe,
		() => partOf( store.getState() ),
		() => partOf( store.getInitialState() )
	);
}

/**
 * A part of a core's state; the component is drawn anew when something in that part changes. The core works for as long as a component
 * shows it.
 *
 * @example
 * const term = useCore( search, ( state ) => state.term );
 *
 * @param core
 * @param select
 */
export function useCore< State, Part >(
	core: Core< State >,
	select: ( state: State ) => Part
): Part {
	useEffect( () => core.connect(), [ core ] );
	return useSelection( core, select );
}

/** Parts of which a component makes its core. */
interface Own< Made, Data > {
	/** One of the caller's making takes its place. */
	given?: Made | undefined;
	/** Values that decide which core it is: for others it is made anew. Data count by their content. */
	wanted: readonly unknown[];
	/** Belongs to the values with which it first came. Other data later are newer data; another promise alone changes nothing. */
	start?: Start< Data > | undefined;
	make: ( start: Start< Data > | undefined ) => Made;
}

/**
 * A core that follows what its component is given: it is made anew for other values. The one before is destroyed, so that nothing which
 * arrives late for it is shown.
 */
export function useOwnCore<
	Made extends { destroy: () => void },
	Data = never,
>( { given, wanted, start, make }: Own< Made, Data > ): Made {
	const [ kept, keep ] = useState( () => ( {
		wanted,
		start,
		core: make( start ),
	} ) );
	const seen = useRef( start );
	let { core } = kept;
	const isOther = ! sameContent( kept.wanted, wanted );
	const hasNewer =
		start !== undefined &&
		! isPromise( start ) &&
		! sameContent( kept.start, start );
	if ( isOther || hasNewer ) {
		const isOfBefore = isOther && sameContent( seen.current, start );
		core = make( isOfBefore ? undefined : start );
		keep( { wanted, start, core } );
	}
	useEffect( () => {
		seen.current = start;
	} );
	const shown = useRef( core );
	useEffect( () => {
		if ( shown.current !== core ) {
			shown.current.destroy();
			shown.current = core;
		}
	}, [ core ] );
	return given ?? core;
}

/** A number that is another for each content that is given after another: a key for what reads its props once. */
export function useRevision( value: unknown ): number {
	const [ kept, keep ] = useState( { value, number: 0 } );
	if ( sameContent( kept.value, value ) ) {
		return kept.number;
	}
	const number = kept.number + 1;
	keep( { value, number } );
	return number;
}

/** The value, and the same one for as long as its content is the same. */
export function useSteady< Value >( value: Value ): Value {
	const [ kept, keep ] = useState( value );
	if ( sameContent( kept, value ) ) {
		return kept;
	}
	keep( value );
	return value;
}

/** The whole state of a core. */
export const useCoreState = < State >( core: Core< State > ): State =>
	useCore( core, ( state ) => state );
