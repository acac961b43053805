import { mountIslands } from '@marketday/host';
import { type ComponentType, createElement, useEffect } from 'react';

/** The island, which calls back once it has come alive. */
function telling< Props extends object >(
	Island: ComponentType< Props >,
	onAlive: () => void
): ComponentType< Props > {
	return function Telling( props ) {
		// Not within the effect: React draws what an event has changed only after it.
		useEffect( () => queueMicrotask( onAlive ), [] );
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
		mountIslands( name, telling( Island, resolve ) )
	);
