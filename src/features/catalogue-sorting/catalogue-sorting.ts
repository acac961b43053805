const SORTING = '.marketday-catalogue-sorting';

interface Listings {
	prepare: () => void;
	show: ( change: {
		queryId: string;
		url: string;
		names: readonly string[];
	} ) => Promise< boolean >;
}

const sortingAt = ( { target }: Event ) =>
	target instanceof HTMLSelectElement
		? target.closest< HTMLElement >( SORTING )
		: null;

/** Sends the form of a listing's order as soon as it changes (docs/PROTOCOL.md#listings), in the background. */
export function enhanceSorting( listings: Listings ): void {
	document.addEventListener( 'change', ( event ) => {
		const sorting = sortingAt( event );
		const select = event.target as HTMLSelectElement;
		const { form, name, value } = select;
		if ( sorting && form ) {
			const action = form.getAttribute( 'action' ) ?? '';
			listings
				.show( {
					queryId: sorting.dataset.queryId ?? '',
					// The listing's own order needs no parameter.
					url: value ? `${ action }?${ name }=${ value }` : action,
					names: [ name ],
				} )
				// The order that is shown stays; the form was drawn with it.
				.then( ( isDrawn ) => isDrawn || form.reset() );
		}
	} );
	for ( const intent of [ 'pointerover', 'focusin' ] ) {
		document.addEventListener( intent, ( event ) => {
			if ( sortingAt( event ) ) {
				listings.prepare();
			}
		} );
	}
}
