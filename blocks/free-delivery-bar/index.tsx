import { registerBlockType } from '@wordpress/blocks';

import { lineIcon } from '../_shared/editor';
import metadata from './block.json';
import { Edit } from './edit';
import './style.scss';

registerBlockType( metadata.name, {
	icon: lineIcon(
		'M3 6h11v10H3z M14 10h4l3 3v3h-7z M7 16a1.500 1.500 0 1 0 0 3a1.500 1.500 0 0 0 0-3z M17 16a1.500 1.500 0 1 0 0 3a1.500 1.500 0 0 0 0-3z'
	),
	edit: Edit,
	save: () => null,
} as never );
