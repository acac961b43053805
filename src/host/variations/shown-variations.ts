import type { Variation } from '@marketday/kernel';

import { hearVariations } from './variation-events';

/** Which variation the forms of a page show, for what stands elsewhere on it and may come alive later. */
export interface ShownVariations {
	/** @return Ends it. */
	readonly subscribe: ( listener: () => void ) => () => void;
	/** Null where a product's form shows none. */
	readonly shown: ( productId: number ) => Variation | null;
}

/** Hears all forms of the page from now on. */
export function shownVariations(): ShownVariations {
	const known = new Map< number, Variation | null >();
	const listeners = new Set< () => void >();
	hearVariations( document.body, ( variation, form ) => {
		known.set( Number( form.dataset.product_id ), variation );
		listeners.forEach( ( listener ) => listener() );
	} );
	return {
		subscribe( listener ) {
			listeners.add( listener );
			return () => void listeners.delete( listener );
		},
		shown: ( productId ) => known.get( productId ) ?? null,
	};
}
