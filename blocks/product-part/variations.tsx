import { __ } from '@wordpress/i18n';

import { lineIcon } from '../_shared/editor';

const part = ( name: string, title: string, path: string ) => ( {
	name,
	title,
	icon: lineIcon( path ),
	attributes: { part: name },
	isActive: [ 'part' ],
	isDefault: name === 'gallery',
} );

/** One variation for each value of php/Catalogue/Product/ProductPart. */
export const variations = [
	part(
		'gallery',
		__( 'Product pictures', 'marketday' ),
		'M4.5 4.5h15v10h-15z M4.5 12l4-4 4 4 2.5-2.5 4.5 4 M5 18.5h3 M10.5 18.5h3 M16 18.5h3'
	),
	part(
		'title',
		__( 'Product name', 'marketday' ),
		'M5 7V5h14v2 M12 5v14 M9.5 19h5'
	),
	part(
		'rating',
		__( 'Product rating', 'marketday' ),
		'M12 4.5l2.3 4.7 5.2.8-3.7 3.6.9 5.2-4.7-2.5-4.7 2.5.9-5.2L4.5 10l5.2-.8z'
	),
	part(
		'price',
		__( 'Product price', 'marketday' ),
		'M16 8a4 4 0 0 0-7.5 2v3.5a4 4 0 0 1-2 5H17 M6.5 12.5h7'
	),
	part(
		'deal',
		__( 'Sale countdown', 'marketday' ),
		'M12 20a7 7 0 1 0 0-14 7 7 0 0 0 0 14z M12 9v4l2.5 1.5 M9.5 3.5h5'
	),
	part(
		'excerpt',
		__( 'Short description', 'marketday' ),
		'M4.5 7h15 M4.5 12h15 M4.5 17h8'
	),
	part(
		'stock',
		__( 'Product stock', 'marketday' ),
		'M4.5 8l7.5-3.5 7.5 3.5v8.5l-7.5 3.5-7.5-3.5z M4.5 8l7.5 3.5 7.5-3.5 M12 11.5v8.5'
	),
	part(
		'actions',
		__( 'Other product buttons', 'marketday' ),
		'M4.5 8.5h15v7h-15z M9 12h.01 M12 12h.01 M15 12h.01'
	),
	part(
		'facts',
		__( 'Product code and categories', 'marketday' ),
		'M4.5 6.5h3 M10.5 6.5h9 M4.5 12h3 M10.5 12h9 M4.5 17.5h3 M10.5 17.5h9'
	),
	part(
		'specification',
		__( 'Product specification', 'marketday' ),
		'M4.5 5.5h15v13h-15z M4.5 10h15 M4.5 14h15 M10 5.5v13'
	),
	part(
		'details',
		__( 'Product details and reviews', 'marketday' ),
		'M4.5 5.5h15v4h-15z M4.5 14.5h15v4h-15z M15 7l1.5 1.5L18 7'
	),
	part(
		'related',
		__( 'Related product rows', 'marketday' ),
		'M4.5 4.5h8v8h-8z M11.5 15.5v4h8v-8h-4'
	),
	part(
		'breadcrumbs',
		__( 'View product link', 'marketday' ),
		'M4.5 9l3 3-3 3 M10.5 9l3 3-3 3 M16.5 9l3 3-3 3'
	),
];
