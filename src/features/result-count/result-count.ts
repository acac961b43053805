import { behaviour } from '@marketday/behaviour';

import { COUNT } from './count';
/** docs/PROTOCOL.md#listings. */
const REFRESH = 2000;

/** A live region is heard when its text changes: what came with the page, or in place of another element, is written anew. */
function sayAgain( count: HTMLElement ): void {
	setTimeout( () => {
		const text = count.textContent ?? '';
		if ( count.isConnected ) {
			count.textContent = '';
			setTimeout( () => ( count.textContent = text ), 50 );
		}
	}, REFRESH );
}

/** Lets the counts of the page be heard: those of a changed listing when it comes, and those that come in their place later. */
export function refreshCounts(): void {
	document
		.querySelectorAll< HTMLElement >( `${ COUNT }[data-say]` )
		.forEach( sayAgain );
	behaviour( COUNT, {
		on: {
			marketday_swap: ( count, event ) => {
				if ( event.target === count ) {
					sayAgain(
						( event as CustomEvent< { next: HTMLElement } > ).detail
							.next
					);
				}
			},
		},
	} );
	behaviour( '[data-query-id]', {
		on: {
			// Whoever extends a listing has loaded this file already.
			marketday_listing_extended: ( listing ) =>
				import(
					/* webpackChunkName: "_shared/listing-changes" */ './count-loaded'
				).then(
					( { countLoaded } ) => countLoaded( listing ),
					() => {}
				),
		},
	} );
}
