/**
 * A `fetch` that puts parameters into each address of the shop, e.g. `{ 'marketday-currency': 'EUR' }`.
 *
 * @example
 * createMarketday( { restUrl, fetch: withParameters( () => ( { 'marketday-currency': 'EUR' } ) ) } );
 * @param parameters Asked before each request.
 * @param send       Sends it.
 */
export function withParameters(
	parameters: () => Readonly< Record< string, string > >,
	send?: typeof fetch
): typeof fetch {
	return ( address, request ) => {
		const joined = Object.entries( parameters() ).reduce(
			( url, [ name, value ] ) =>
				`${ url }${
					url.includes( '?' ) ? '&' : '?'
				}${ encodeURIComponent( name ) }=${ encodeURIComponent(
					value
				) }`,
			String( address )
		);
		return ( send ?? fetch )( joined, request );
	};
}
