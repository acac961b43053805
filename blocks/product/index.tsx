import { InnerBlocks } from '@wordpress/block-editor';
import { registerBlockType } from '@wordpress/blocks';

import { lineIcon, chosenProduct, transformFrom } from '../_shared/editor';
import metadata from './block.json';
import { Edit } from './edit';
import './style.scss';

registerBlockType( metadata.name, {
	icon: lineIcon( 'M4.5 4.5h8l7 7-8 8-7-7z M8.5 8.5h.01' ),
	edit: Edit,
	transforms: {
		from: [
			transformFrom(
				'woocommerce/single-product',
				metadata.name,
				chosenProduct
			),
			transformFrom(
				'marketday/add-to-basket',
				metadata.name,
				chosenProduct
			),
		],
	},
	save: () => <InnerBlocks.Content />,
} as never );
