import { behaviour } from '@marketday/behaviour';

const SORTING = '.marketday-catalogue-sorting';

interface Listings {
	prepare: () => void;
	show: ( change: {
		queryId: string;
		url: string;
		names: readonly string[];
	} ) => Promise< boolean >;
}

/** Sends the form of a listing's order as soon as it changes (docs/PROTOCOL.md#listings), in the background. */
function send( listings: Listings, select: HTMLSelectElement ): void {
	const { form, name, value } = select;
	if ( form ) {
		const action = form.getAttribute( 'action' ) ?? '';
		listings
			.show( {
				queryId:
					select.closest< HTMLElement >( SORTING )?.dataset.queryId ??
					'',
				// The listing's own order needs no parameter.
				url: value ? `${ action }?${ name }=${ value }` : action,
				names: [ name ],
			} )
			// The order that is shown stays; the form was drawn with it.
			.then( ( isDrawn ) => isDrawn || form.reset() );
	}
}

export function enhanceSorting( listings: Listings ): void {
	behaviour< HTMLSelectElement >( `${ SORTING } select`, {
		intent: () => listings.prepare(),
		on: { change: ( select ) => send( listings, select ) },
	} );
}
