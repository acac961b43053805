import { registerBlockType } from '@wordpress/blocks';

import { lineIcon } from '../_shared/editor';
import metadata from './block.json';
import { Edit } from './edit';

registerBlockType( metadata.name, {
	icon: lineIcon(
		'M10 20C5 16.500 2 13.500 2 10a4.300 4.300 0 0 1 8-2a4.300 4.300 0 0 1 8 2c0 3.500-3 6.500-8 10z M20 2.500a2 2 0 1 0 0 4a2 2 0 0 0 0-4z'
	),
	edit: Edit,
	save: () => null,
} as never );
