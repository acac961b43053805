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

const pairsOf = ( query: string ) =>
	query.slice( 1 ).split( '&' ).filter( Boolean );

const nameOf = ( pair: string ) => {
	const [ field = '' ] = new URLSearchParams( pair ).keys();
	return field.replace( /\[.*/, '' );
};

const isOf = ( queryId: string, name: string ) =>
	ownerOf( name.replace( /~.*/, '' ) ) === queryId;

/** Share of an address for the listings of a query id; its path may have the page of any. */
export function shareOf( queryId: string, address: string ): string {
	const { pathname, search } = new URL( address );
	return [
		pathname,
		...pairsOf( search )
			.filter( ( pair ) => isOf( queryId, nameOf( pair ) ) )
			.sort(),
	].join( '&' );
}

/** An address, or the page's own, after a change of one of its listings. */
export function addressWith(
	{ queryId, url, names }: ListingChange,
	{ href, search }: URL | Location = window.location
): string {
	const next = new URL( url, href );
	const isChanged = ( pair: string ) => {
		const name = nameOf( pair );
		return (
			names?.includes( name ) ||
			( isOf( queryId, name ) &&
				( ! names ||
					( /^(product-page|paged)/.test( name ) &&
						! names.includes( 'paged' ) ) ) )
		);
	};
	next.search = [
		...pairsOf( search ).filter( ( pair ) => ! isChanged( pair ) ),
		...pairsOf( next.search ).filter( isChanged ),
	].join( '&' );
	return next.href;
}
