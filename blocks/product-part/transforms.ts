import { createBlock } from '@wordpress/blocks';

import {
	alignOf,
	transformFrom,
	transformFromMissing,
} from '../_shared/editor';

const BLOCK = 'marketday/product-part';

/** WooCommerce's blocks of a product's page, by the part that takes their place. */
const PARTS = {
	'woocommerce/breadcrumbs': 'breadcrumbs',
	'woocommerce/product-gallery': 'gallery',
	'woocommerce/product-image-gallery': 'gallery',
	'woocommerce/product-image': 'gallery',
	'woocommerce/product-rating': 'rating',
	'woocommerce/product-price': 'price',
	'woocommerce/product-summary': 'excerpt',
	'woocommerce/product-stock-indicator': 'stock',
	'woocommerce/product-meta': 'facts',
	'woocommerce/product-sku': 'facts',
	'woocommerce/product-details': 'details',
	'woocommerce/product-reviews': 'details',
	'woocommerce/related-products': 'related',
} as const;

/** The block of WooCommerce that a part becomes: of several, the one it offers by itself. */
const THEIRS: Readonly< Record< string, string > > = {
	breadcrumbs: 'woocommerce/breadcrumbs',
	gallery: 'woocommerce/product-image-gallery',
	title: 'core/post-title',
	rating: 'woocommerce/product-rating',
	price: 'woocommerce/product-price',
	excerpt: 'woocommerce/product-summary',
	stock: 'woocommerce/product-stock-indicator',
	facts: 'woocommerce/product-meta',
	details: 'woocommerce/product-details',
};

export const transforms = {
	from: [
		...Object.entries( PARTS ).flatMap( ( [ name, part ] ) => [
			transformFrom( name, BLOCK, ( attributes ) => ( {
				...alignOf( attributes ),
				part,
			} ) ),
			transformFromMissing( name, BLOCK, { part } ),
		] ),
		transformFrom( 'core/post-title', BLOCK, () => ( { part: 'title' } ) ),
	],
	to: Object.entries( THEIRS ).map( ( [ part, name ] ) => ( {
		type: 'block',
		blocks: [ name ],
		isMatch: ( attributes: { part: string } ) => attributes.part === part,
		transform: () => createBlock( name ),
	} ) ),
};
