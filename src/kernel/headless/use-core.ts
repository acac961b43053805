import { useEffect, useState, useSyncExternalStore } from 'react';

import type { Core } from './core';

/**
 * A part of a core's state; the component is drawn anew when that part changes. The core works for as long as a component shows it.
 *
 * @param core
 * @param select Answers a part as it is in the state: a new object each time would never come to rest.
 */
export function useCore< State, Part >(
	core: Core< State >,
	select: ( state: State ) => Part
): Part {
	useEffect( () => core.connect(), [ core ] );
	return useSyncExternalStore(
		core.subscribe,
		() => select( core.getState() ),
		() => select( core.getInitialState() )
	);
}

/** A core that lives as long as its component, unless one is given. */
export function useOwnCore< Made >(
	given: Made | undefined,
	make: () => Made
) {
	const [ own ] = useState( () => given ?? make() );
	return given ?? own;
}

/** The whole state of a core. */
export const useCoreState = < State >( core: Core< State > ): State =>
	useCore( core, ( state ) => state );
