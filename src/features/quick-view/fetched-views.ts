const KEEP_FOR = 60_000;

/** Views that were fetched, once for each product and listing, for a minute: prices and stock move on. */
export function createFetchedViews(
	ask: ( id: string, list: string ) => Promise< string >
): ( id: string, list: string ) => Promise< string > {
	const fetched = new Map<
		string,
		{ at: number; html: Promise< string > }
	>();
	return ( id, list ) => {
		const key = `${ id }|${ list }`;
		const known = fetched.get( key );
		if ( known && Date.now() - known.at < KEEP_FOR ) {
			return known.html;
		}
		const html = ask( id, list );
		html.catch( () => fetched.delete( key ) );
		fetched.set( key, { at: Date.now(), html } );
		return html;
	};
}
