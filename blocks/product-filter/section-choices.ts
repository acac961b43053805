import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

/** A section that a filter may have: `price`, or `taxonomy:pa_colour`. */
export interface SectionChoice {
	readonly key: string;
	readonly name: string;
}

interface Taxonomy {
	readonly slug: string;
	readonly name: string;
	readonly types: readonly string[];
}

const KINDS: readonly SectionChoice[] = [
	{ key: 'search', name: __( 'Search', 'marketday' ) },
	{ key: 'category', name: __( 'Categories', 'marketday' ) },
	{ key: 'price', name: __( 'Price', 'marketday' ) },
	{ key: 'attributes', name: __( 'All attributes', 'marketday' ) },
	{ key: 'rating', name: __( 'Rating', 'marketday' ) },
	{ key: 'sale', name: __( 'On sale', 'marketday' ) },
	{ key: 'status', name: __( 'Availability', 'marketday' ) },
	{ key: 'sorting', name: __( 'Order', 'marketday' ) },
	{
		key: 'relation',
		name: __( 'Everything or anything chosen', 'marketday' ),
	},
];

/** The kinds of sections, and one for each taxonomy of products. */
export function useSectionChoices(): readonly SectionChoice[] {
	const [ taxonomies, setTaxonomies ] = useState< readonly SectionChoice[] >(
		[]
	);
	useEffect( () => {
		apiFetch< Record< string, Taxonomy > >( {
			path: '/wp/v2/taxonomies?type=product',
		} ).then(
			( found ) =>
				setTaxonomies(
					Object.values( found )
						.filter( ( { slug } ) => slug !== 'product_cat' )
						.map( ( { slug, name } ) => ( {
							key: `taxonomy:${ slug }`,
							name,
						} ) )
				),
			() => {}
		);
	}, [] );
	return [ ...KINDS, ...taxonomies ];
}
