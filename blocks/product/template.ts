import type { InnerBlocksOptions } from '@wordpress/block-editor';

type Template = NonNullable< InnerBlocksOptions[ 'template' ] >;

const part = ( name: string ) =>
	[ 'marketday/product-part', { part: name } ] as const;

const group = ( className: string, inner: Template ): Template[ number ] => [
	'core/group',
	{
		className,
		style: { spacing: { blockGap: '0' } },
		layout: { type: 'default' },
	},
	[ ...inner ],
];

/** The parts of a product's page, as php/Site/Pages has them in the product's template. */
export const TEMPLATE: Template = [
	part( 'breadcrumbs' ),
	group( 'marketday-product__top', [
		part( 'gallery' ),
		group( 'marketday-product__summary', [
			part( 'title' ),
			part( 'rating' ),
			part( 'price' ),
			part( 'deal' ),
			part( 'excerpt' ),
			part( 'stock' ),
			[ 'marketday/add-to-basket', {} ],
			part( 'actions' ),
			part( 'facts' ),
		] ),
	] ),
	part( 'details' ),
	part( 'related' ),
];
