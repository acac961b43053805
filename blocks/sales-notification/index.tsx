import { registerBlockType } from '@wordpress/blocks';

import { lineIcon } from '../_shared/editor';
import metadata from './block.json';
import { Edit } from './edit';
import './style.scss';

registerBlockType( metadata.name, {
	icon: lineIcon(
		'M6 16V11a6 6 0 0 1 12 0v5l1.500 2h-15z M10 20.500a2 2 0 0 0 4 0'
	),
	edit: Edit,
	save: () => null,
} as never );
