import apiFetch from '@wordpress/api-fetch';

import type { Choice } from './id-picker';

interface Named {
	id: number;
	name: string;
	sku?: string;
}

// Names arrive as HTML.
const decode = ( html: string ) =>
	new DOMParser().parseFromString( html, 'text/html' ).body.textContent;

const choiceOf = ( { id, name, sku }: Named ): Choice => ( {
	id,
	name: decode( sku ? `${ name }, ${ sku }` : name ),
} );

const fetchAll = ( path: string, query: Record< string, string > ) =>
	apiFetch< Named[] >( {
		path: `${ path }?${ new URLSearchParams( query ) }`,
	} );

const fetchProducts = ( query: Record< string, string > ) =>
	fetchAll( '/wc/store/v1/products', query );

/** Products whose name holds the text, and the one whose SKU it is. */
export async function searchProducts( text: string ): Promise< Choice[] > {
	const [ named, numbered ] = await Promise.all( [
		fetchProducts( { search: text, per_page: '20' } ),
		text ? fetchProducts( { sku: text } ) : [],
	] );
	const all = new Map(
		[ ...numbered, ...named ].map( ( one ) => [ one.id, one ] )
	);
	return [ ...all.values() ].map( choiceOf );
}

export async function loadProducts(
	ids: readonly number[]
): Promise< Choice[] > {
	const found = await fetchProducts( {
		include: ids.join(),
		per_page: '100',
	} );
	return found.map( choiceOf );
}

/** Searches and loads the terms of one taxonomy. */
export function termsOf(
	taxonomy:
		| 'categories'
		| 'product_cat'
		| 'product_tag'
		| 'marketday_event_cat'
) {
	const fetchTerms = async ( query: Record< string, string > ) => {
		const found = await fetchAll( `/wp/v2/${ taxonomy }`, {
			per_page: '100',
			_fields: 'id,name',
			...query,
		} );
		return found.map( choiceOf );
	};
	return {
		search: ( text: string ) =>
			fetchTerms( text ? { search: text } : { orderby: 'count' } ),
		load: ( ids: readonly number[] ) =>
			fetchTerms( { include: ids.join() } ),
	};
}
