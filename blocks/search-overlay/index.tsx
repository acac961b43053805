import { InnerBlocks } from '@wordpress/block-editor';
import { registerBlockType } from '@wordpress/blocks';

import { lineIcon } from '../_shared/editor';
import metadata from './block.json';
import { Edit } from './edit';

registerBlockType( metadata.name, {
	icon: lineIcon(
		'M10.500 4a6.500 6.500 0 1 0 0 13a6.500 6.500 0 0 0 0-13z M15.500 15.500L20 20'
	),
	edit: Edit,
	save: () => <InnerBlocks.Content />,
} as never );
