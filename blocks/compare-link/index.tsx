import { registerBlockType } from '@wordpress/blocks';

import { lineIcon } from '../_shared/editor';
import metadata from './block.json';
import { Edit } from './edit';

registerBlockType( metadata.name, {
	icon: lineIcon(
		'M2 9h12l-4-4M17 16H4l4 4M20 2.500a2 2 0 1 0 0 4a2 2 0 0 0 0-4z'
	),
	edit: Edit,
	save: () => null,
} as never );
