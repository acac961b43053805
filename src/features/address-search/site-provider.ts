import type {
	AddressProvider,
	SelectedAddress,
} from '@marketday/kernel/address-search';

import { matchesOf } from './matches';

/** Letters that a search begins with (docs/PROTOCOL.md#address-suggestions). */
const SHORTEST = 3;

/** Configuration of the server's provider. */
export interface AddressSearchConfig {
	readonly id: string;
	/** Address of the route `marketday/v1/addresses`. */
	readonly url: string;
	/** Countries that can be searched; [] for all. */
	readonly countries: readonly string[];
}

interface Suggestion {
	readonly id: string;
	readonly label: string;
	/** Address where the service tells it at once. */
	readonly address?: SelectedAddress;
}

async function read( url: URL ): Promise< unknown > {
	const response = await fetch( url, { credentials: 'same-origin' } );
	if ( ! response.ok ) {
		throw new Error( `No addresses: ${ response.status }.` );
	}
	return response.json();
}

/** The provider that asks the site itself. */
export function createSiteProvider( {
	id: providerId,
	url,
	countries,
}: AddressSearchConfig ): AddressProvider {
	const known = new Map< string, SelectedAddress >();

	// Addresses of REST routes have their parameters behind a `?` already where links are plain.
	const at = ( path: string ) => {
		const address = new URL( url, window.location.href );
		const route = address.searchParams.get( 'rest_route' );
		if ( route === null ) {
			address.pathname += path;
		} else {
			address.searchParams.set( 'rest_route', route + path );
		}
		return address;
	};

	return {
		id: providerId,
		canSearch: ( country ) =>
			countries.length === 0 || countries.includes( country ),
		search: async ( query, country, addressType ) => {
			// WooCommerce's checkouts count a space at the end too.
			if ( query.trim().length < SHORTEST ) {
				return [];
			}
			const address = at( '' );
			address.searchParams.set( 'query', query );
			address.searchParams.set( 'country', country );
			// WooCommerce's block checkout does not say for which address.
			if ( addressType ) {
				address.searchParams.set( 'type', addressType );
			}
			const { suggestions } = ( await read( address ) ) as {
				suggestions: readonly Suggestion[];
			};
			return suggestions.map( ( { id, label, address: found } ) => {
				if ( found ) {
					known.set( id, found );
				}
				return {
					id,
					label,
					matchedSubstrings: matchesOf( label, query ),
				};
			} );
		},
		select: async ( id ) =>
			known.get( id ) ??
			( ( await read(
				at( `/${ encodeURIComponent( id ) }` )
			) ) as SelectedAddress ),
	};
}
