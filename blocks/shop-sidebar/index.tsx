import { type Block, createBlock, registerBlockType } from '@wordpress/blocks';
import { InnerBlocks } from '@wordpress/block-editor';

import { lineIcon } from '../_shared/editor';
import metadata from './block.json';
import { Edit } from './edit';

registerBlockType( metadata.name, {
	icon: lineIcon(
		'M4.5 5.5h15v13h-15z M10 5.5v13 M6.5 9H8 M6.5 12H8 M6.5 15H8'
	),
	edit: Edit,
	transforms: {
		from: [
			{
				type: 'block',
				blocks: [ 'marketday/product-filter' ],
				transform: ( attributes: Record< string, unknown > ) =>
					createBlock( metadata.name, {}, [
						createBlock( 'marketday/product-filter', attributes ),
					] ),
			},
		],
		ungroup: ( _attributes: unknown, innerBlocks: Block[] ) => innerBlocks,
	},
	save: () => <InnerBlocks.Content />,
} as never );
