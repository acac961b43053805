import { __ } from '@wordpress/i18n';

import { lineIcon } from '../_shared/editor';
import type { GridAttributes, GridKind } from './grid-attributes';

const STRIP =
	'M7.5 5.5h9v9h-9z M4.5 7.5v5 M19.5 7.5v5 M9 18.5h.01 M12 18.5h.01 M15 18.5h.01';

const rows = ( kind: GridKind, title: string ): Partial< GridAttributes > => ( {
	query: { kind, ids: [] },
	title,
	perPage: 4,
	showPagination: false,
	followsFilter: false,
	headingLevel: 3,
} );

const kindVariation = (
	kind: GridKind,
	title: string,
	description: string,
	keywords: string[],
	path: string,
	heading = title
) => ( {
	name: kind,
	title,
	description,
	keywords,
	icon: lineIcon( path ),
	attributes: rows( kind, heading ),
	isActive: ( attributes: GridAttributes ) =>
		attributes.layout !== 'carousel' &&
		! attributes.inherit &&
		attributes.query.kind === kind,
} );

/** Listings that editors look for by what they show. */
export const variations = [
	{
		name: 'carousel',
		title: __( 'Product carousel', 'marketday' ),
		description: __(
			'A sliding strip of products with arrows and dots.',
			'marketday'
		),
		keywords: [
			__( 'slider', 'marketday' ),
			__( 'slides', 'marketday' ),
			__( 'strip', 'marketday' ),
		],
		icon: lineIcon( STRIP ),
		attributes: {
			...rows( 'all', '' ),
			layout: 'carousel',
			autoplay: false,
			perPage: 12,
		} satisfies Partial< GridAttributes >,
		isActive: [ 'layout' ],
	},
	kindVariation(
		'onSale',
		__( 'On sale', 'marketday' ),
		__( 'Products with a sale price.', 'marketday' ),
		[
			__( 'sale', 'marketday' ),
			__( 'offers', 'marketday' ),
			__( 'discount', 'marketday' ),
		],
		'M6 18L18 6 M7.5 5.5a2 2 0 1 0 0 4a2 2 0 0 0 0-4z M16.5 14.5a2 2 0 1 0 0 4a2 2 0 0 0 0-4z'
	),
	kindVariation(
		'bestSelling',
		__( 'Best sellers', 'marketday' ),
		__( 'Your most popular products.', 'marketday' ),
		[ __( 'popular', 'marketday' ), __( 'most sold', 'marketday' ) ],
		'M4.5 19.5h15 M6.5 19.5v-5h3v5 M10.5 19.5v-9h3v9 M14.5 19.5v-14h3v14'
	),
	kindVariation(
		'newest',
		__( 'New in', 'marketday' ),
		__( 'The latest products.', 'marketday' ),
		[ __( 'newest', 'marketday' ), __( 'latest', 'marketday' ) ],
		'M12 4v4 M12 16v4 M4 12h4 M16 12h4 M6.5 6.5l2.5 2.5 M15 15l2.5 2.5 M17.5 6.5L15 9 M9 15l-2.5 2.5'
	),
	kindVariation(
		'topRated',
		__( 'Top rated', 'marketday' ),
		__( 'The best-reviewed products.', 'marketday' ),
		[ __( 'reviews', 'marketday' ), __( 'stars', 'marketday' ) ],
		'M12 4.5l2.3 4.7 5.2.8-3.7 3.6.9 5.2-4.7-2.5-4.7 2.5.9-5.2L4.5 10l5.2-.8z'
	),
	kindVariation(
		'featured',
		__( 'Featured products', 'marketday' ),
		__( 'Products your shop recommends.', 'marketday' ),
		[ __( 'recommended', 'marketday' ) ],
		'M7 4.5h10v15l-5-4-5 4z'
	),
	kindVariation(
		'category',
		__( 'Products by category', 'marketday' ),
		__( 'Products from the categories you choose.', 'marketday' ),
		[ __( 'by category', 'marketday' ), __( 'department', 'marketday' ) ],
		'M4.5 6.5h5l2 2.5h8v9.5h-15z',
		''
	),
	kindVariation(
		'handPicked',
		__( 'Hand-picked products', 'marketday' ),
		__( 'Products you choose one by one.', 'marketday' ),
		[ __( 'selection', 'marketday' ), __( 'choose', 'marketday' ) ],
		'M4.5 7l1.5 1.5 3-3 M12 7h7.5 M4.5 13l1.5 1.5 3-3 M12 13h7.5 M4.5 19h3 M12 19h7.5',
		''
	),
	kindVariation(
		'related',
		__( 'Related products', 'marketday' ),
		__( 'Products like the one on the page.', 'marketday' ),
		[ __( 'related', 'marketday' ), __( 'similar', 'marketday' ) ],
		'M4.5 4.5h8v8h-8z M11.5 15.5v4h8v-8h-4'
	),
	kindVariation(
		'recentlyViewed',
		__( 'Recently viewed', 'marketday' ),
		__( 'Products this visitor has viewed.', 'marketday' ),
		[ __( 'history', 'marketday' ) ],
		'M12 4.5a7.5 7.5 0 1 1-7 4.8 M4.5 5v4.500h4.5 M12 8v4.500l3 2'
	),
];
