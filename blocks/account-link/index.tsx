import { registerBlockType } from '@wordpress/blocks';

import { lineIcon } from '../_shared/editor';
import metadata from './block.json';
import { Edit } from './edit';

registerBlockType( metadata.name, {
	icon: lineIcon(
		'M12 4a4 4 0 1 0 0 8a4 4 0 0 0 0-8z M4.500 20a7.500 7.500 0 0 1 15 0'
	),
	edit: Edit,
	save: () => null,
} as never );
