import { createBlock } from '@wordpress/blocks';

import { transformFrom } from '../_shared/editor';
import type { Foreign } from '../_shared/editor/foreign';
import { fromCollection, fromProductsOf } from './from-woocommerce';
import type { GridAttributes } from './grid-attributes';

const BLOCK = 'marketday/product-grid';

interface Strip {
	category: number;
	title: string;
	headingLevel: number;
	align?: string;
}

/** WooCommerce's blocks that list products, by the kind of product. */
const LISTS = {
	'woocommerce/all-products': 'all',
	'woocommerce/product-best-sellers': 'bestSelling',
	'woocommerce/product-category': 'category',
	'woocommerce/product-new': 'newest',
	'woocommerce/product-on-sale': 'onSale',
	'woocommerce/product-tag': 'tag',
	'woocommerce/product-top-rated': 'topRated',
	'woocommerce/products-by-attribute': 'attribute',
	'woocommerce/handpicked-products': 'handPicked',
	'woocommerce/related-products': 'related',
} as const;

export const transforms = {
	from: [
		transformFrom(
			'woocommerce/product-collection',
			BLOCK,
			fromCollection
		),
		{
			...transformFrom( 'core/query', BLOCK, fromCollection ),
			isMatch: ( { query }: Foreign ) =>
				typeof query === 'object' &&
				query !== null &&
				'postType' in query &&
				query.postType === 'product',
		},
		...Object.entries( LISTS ).map( ( [ name, kind ] ) =>
			transformFrom( name, BLOCK, fromProductsOf( kind ) )
		),
		transformFrom(
			'marketday/exclusive-products',
			BLOCK,
			( { category, title, headingLevel, align }: Strip ) => ( {
				align,
				title,
				layout: 'carousel',
				headingLevel: Math.min( 6, headingLevel + 1 ),
				query:
					category > 0
						? { kind: 'category', ids: [ category ] }
						: { kind: 'newest', ids: [] },
				order: 'date',
				showPagination: false,
				followsFilter: false,
			} )
		),
	],
	to: [
		{
			type: 'block',
			blocks: [ 'marketday/exclusive-products' ],
			transform: ( {
				align,
				title,
				headingLevel,
				query,
			}: GridAttributes ) =>
				createBlock( 'marketday/exclusive-products', {
					...( typeof align === 'string' && { align } ),
					title,
					headingLevel: Math.min(
						5,
						Math.max( 2, headingLevel - 1 )
					),
					category:
						query.kind === 'category' ? query.ids[ 0 ] ?? 0 : 0,
				} ),
		},
	],
};
