const SORTING = '.marketday-catalogue-sorting';

interface Listings {
	prepare: () => void;
	show: ( view: { queryId: string; url: string } ) => Promise< boolean >;
}

const sortingAt = ( { target }: Event ) =>
	target instanceof HTMLSelectElement
		? target.closest< HTMLElement >( SORTING )
		: null;

/** The address that the form would load; the listing's own order needs no parameter. */
function addressOf( form: HTMLFormElement, select: HTMLSelectElement ): string {
	const pairs = [ ...new FormData( form ) ]
		.filter( ( [ name, value ] ) => name !== select.name || value !== '' )
		.map(
			( [ name, value ] ) =>
				`${ encodeURIComponent( name ) }=${ encodeURIComponent(
					String( value )
				).replaceAll( '%2C', ',' ) }`
		);
	const query = pairs.length > 0 ? `?${ pairs.join( '&' ) }` : '';
	return ( form.getAttribute( 'action' ) ?? '' ) + query;
}

/** Sends the form of a listing's order as soon as it changes (section 2), in the background. */
export function enhanceSorting( listings: Listings ): void {
	document.addEventListener( 'change', ( event ) => {
		const sorting = sortingAt( event );
		const select = event.target as HTMLSelectElement;
		const { form } = select;
		if ( sorting && form ) {
			listings
				.show( {
					queryId: sorting.dataset.queryId ?? '',
					url: addressOf( form, select ),
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
