import { mountIslands } from '@marketday/host';
import { type ComponentType, createElement, useEffect } from 'react';

import { rememberTyped } from './retype';

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
 * Mounts the islands; what was typed or chosen until then counts.
 *
 * @param name   The islands' name, as PHP printed it.
 * @param Island The feature's component.
 * @return When the first is alive.
 */
export const wakeIslands = < Props extends object >(
	name: string,
	Island: ComponentType< Props >
): Promise< void > =>
	new Promise( ( resolve ) => {
		const typed = [
			...document.querySelectorAll< HTMLElement >(
				`[data-marketday-island="${ name }"]`
			),
		].map( rememberTyped );
		mountIslands(
			name,
			telling( Island, () => {
				typed.splice( 0 ).forEach( ( retype ) => retype() );
				resolve();
			} )
		);
	} );
