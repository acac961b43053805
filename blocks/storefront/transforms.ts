import { type Block, cloneBlock, createBlock } from '@wordpress/blocks';

/** Blocks that one storefront holds together. */
const HELD = [
	'marketday/product-grid',
	'marketday/product-filter',
	'marketday/result-count',
	'marketday/catalogue-sorting',
	'marketday/shop-sidebar',
];

export const transforms = {
	from: [
		{
			type: 'block',
			isMultiBlock: true,
			blocks: HELD,
			__experimentalConvert: ( blocks: Block[] ) =>
				createBlock(
					'marketday/storefront',
					{},
					blocks.map( ( block ) => cloneBlock( block ) )
				),
		},
	],
	ungroup: ( _attributes: unknown, innerBlocks: Block[] ) => innerBlocks,
};
