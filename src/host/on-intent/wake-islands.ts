import { mountIslands } from '@marketday/host';
import { type ComponentType, createElement, useEffect } from 'react';

/** The island, which calls back once it has come alive. */
function withMount< Props extends object >(
	Island: ComponentType< Props >,
	onMount: () => void
): ComponentType< Props > {
	return function WithMount( props ) {
		// Not within the effect: React draws what an event has changed only after it.
		useEffect( () => queueMicrotask( onMount ), [] );
		return createElement( Island, props );
	};
}

/**
 * Mounts the islands.
 *
 * @param name   The islands' name, as PHP printed it.
 * @param Island The feature's component.
 * @return When the first is alive.
 */
export const wakeIslands = < Props extends object >(
	name: string,
	Island: ComponentType< Props >
): Promise< void > =>
	new Promise( ( resolve ) =>
		mountIslands( name, withMount( Island, resolve ) )
	);
