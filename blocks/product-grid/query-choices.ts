import { __ } from '@wordpress/i18n';

import type { GridKind } from './grid-attributes';

/** The kinds of products that a listing shows. */
export const kinds: { value: GridKind; label: string }[] = [
	{ value: 'all', label: __( 'All products', 'marketday' ) },
	{ value: 'featured', label: __( 'Featured', 'marketday' ) },
	{ value: 'onSale', label: __( 'On sale', 'marketday' ) },
	{ value: 'newest', label: __( 'Newest', 'marketday' ) },
	{ value: 'bestSelling', label: __( 'Best selling', 'marketday' ) },
	{ value: 'mostViewed', label: __( 'Most viewed', 'marketday' ) },
	{ value: 'topRated', label: __( 'Top rated', 'marketday' ) },
	{ value: 'category', label: __( 'By category', 'marketday' ) },
	{ value: 'tag', label: __( 'By tag', 'marketday' ) },
	{ value: 'attribute', label: __( 'By attribute', 'marketday' ) },
	{ value: 'handPicked', label: __( 'Hand-picked', 'marketday' ) },
	{ value: 'related', label: __( 'Related to the product', 'marketday' ) },
	{ value: 'upSells', label: __( 'The product’s up-sells', 'marketday' ) },
	{
		value: 'crossSells',
		label: __( 'Cross-sells of the product or basket', 'marketday' ),
	},
	{ value: 'recentlyViewed', label: __( 'Recently viewed', 'marketday' ) },
];

export const orders = [
	{ value: 'menu_order', label: __( 'Default order', 'marketday' ) },
	{ value: 'popularity', label: __( 'Popularity', 'marketday' ) },
	{ value: 'rating', label: __( 'Rating', 'marketday' ) },
	{ value: 'date', label: __( 'Newest first', 'marketday' ) },
	{ value: 'price', label: __( 'Price: low to high', 'marketday' ) },
	{ value: 'price-desc', label: __( 'Price: high to low', 'marketday' ) },
	{ value: 'title', label: __( 'Name', 'marketday' ) },
];

/** Kinds that mean an order of their own. */
export const ORDERED_BY_KIND: GridKind[] = [
	'newest',
	'bestSelling',
	'mostViewed',
	'topRated',
	'related',
	'recentlyViewed',
];
