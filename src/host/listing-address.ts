import type { ListingChange } from './listing-view';

/** The query id at the end of a parameter's name, of those on the page. */
function ownerOf( name: string ): string {
	let owner = '';
	for ( const { dataset } of document.querySelectorAll< HTMLElement >(
		'[data-query-id]'
	) ) {
		const { queryId = '' } = dataset;
		if (
			queryId.length > owner.length &&
			name.endsWith( `-${ queryId }` )
		) {
			owner = queryId;
		}
	}
	return owner;
}

/** The page's address after a change of one of its listings. */
export function addressWith( { queryId, url, names }: ListingChange ): string {
	const { href, search } = window.location;
	const next = new URL( url, href );
	const isChanged = ( pair: string ) => {
		const [ field = '' ] = new URLSearchParams( pair ).keys();
		const name = field.replace( /\[.*/, '' );
		return (
			names?.includes( name ) ||
			( ownerOf( name ) === queryId &&
				( ! names || /^(product-page|paged)/.test( name ) ) )
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
