import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import { loadAttributes } from '../_shared/editor';

/** A section that a filter may have: `price`, or `taxonomy:pa_colour`. */
export interface SectionChoice {
	readonly key: string;
	readonly name: string;
}

interface Taxonomy {
	readonly slug: string;
	readonly name: string;
}

/** Kinds of sections, as php/Catalogue/ProductFilter names them on the page. */
const KINDS: readonly SectionChoice[] = [
	{ key: 'search', name: __( 'Search', 'marketday' ) },
	{ key: 'category', name: __( 'Category', 'marketday' ) },
	{ key: 'price', name: __( 'Price', 'marketday' ) },
	{ key: 'attributes', name: __( 'All attributes', 'marketday' ) },
	{ key: 'rating', name: __( 'Rating', 'marketday' ) },
	{ key: 'sale', name: __( 'Offers', 'marketday' ) },
	{ key: 'status', name: __( 'Availability', 'marketday' ) },
	{ key: 'sorting', name: __( 'Sort by', 'marketday' ) },
	{ key: 'relation', name: __( 'Show products that match', 'marketday' ) },
];

async function loadTaxonomies(): Promise< SectionChoice[] > {
	const found = await apiFetch< Record< string, Taxonomy > >( {
		path: '/wp/v2/taxonomies?type=product',
	} );
	return Object.values( found )
		.filter(
			( { slug } ) => slug !== 'product_cat' && ! slug.startsWith( 'pa_' )
		)
		.map( ( { slug, name } ) => ( { key: `taxonomy:${ slug }`, name } ) );
}

/** WordPress's own list of taxonomies leaves attributes out. */
const loadAttributeChoices = async (): Promise< SectionChoice[] > =>
	( await loadAttributes() ).map( ( { taxonomy, name } ) => ( {
		key: `taxonomy:${ taxonomy }`,
		name,
	} ) );

/** The kinds of sections, and one for each attribute and other taxonomy of products. */
export function useSectionChoices(): readonly SectionChoice[] {
	const [ taxonomies, setTaxonomies ] = useState< readonly SectionChoice[] >(
		[]
	);
	useEffect( () => {
		Promise.allSettled( [ loadAttributeChoices(), loadTaxonomies() ] ).then(
			( found ) =>
				setTaxonomies(
					found.flatMap( ( one ) =>
						one.status === 'fulfilled' ? one.value : []
					)
				)
		);
	}, [] );
	return [ ...KINDS, ...taxonomies ];
}
