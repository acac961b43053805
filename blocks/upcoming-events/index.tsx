import { registerBlockType } from '@wordpress/blocks';

import { lineIcon } from '../_shared/editor';
import metadata from './block.json';
import { Edit } from './edit';

import './style.scss';

registerBlockType( metadata.name, {
	icon: lineIcon(
		'M8.5 7h11 M8.5 12h11 M8.5 17h11 M4.5 7h.5 M4.5 12h.5 M4.5 17h.5'
	),
	edit: Edit,
	save: () => null,
} as never );
