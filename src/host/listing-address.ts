import type { ListingChange } from './listing-view';

/** The query id that a parameter is of: of those on the page, the one at its end or that of the listing with this tab. */
function ownerOf( name: string ): string {
	let owner = '';
	for ( const { dataset } of document.querySelectorAll< HTMLElement >(
		'[data-query-id]'
	) ) {
		const { queryId = '', blockId } = dataset;
		if ( name === `product-tab-${ blockId }` ) {
			return queryId;
		}
		if (
			queryId.length > owner.length &&
			name.endsWith( `-${ queryId }` )
		) {
			owner = queryId;
		}
	}
	return owner;
}

/** An address, or the page's own, after a change of one of its listings. */
export function addressWith(
	{ queryId, url, names }: ListingChange,
	{ href, search }: URL | Location = window.location
): string {
	const next = new URL( url, href );
	const isChanged = ( pair: string ) => {
		const [ field = '' ] = new URLSearchParams( pair ).keys();
		const name = field.replace( /\[.*/, '' );
		return (
			names?.includes( name ) ||
			( ownerOf( name.replace( /~.*/, '' ) ) === queryId &&
				( ! names ||
					( /^(product-page|paged)/.test( name ) &&
						! names.includes( 'paged' ) ) ) )
		);
	};
	const pairs = ( query: string ) =>
		query.slice( 1 ).split( '&' ).filter( Boolean );
	next.search = [
		...pairs( search ).filter( ( pair ) => ! isChanged( pair ) ),
		...pairs( next.search ).filter( isChanged ),
	].join( '&' );
	return next.href;
}
