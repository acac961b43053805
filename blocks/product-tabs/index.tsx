import { registerBlockType } from '@wordpress/blocks';

import { lineIcon } from '../_shared/editor';
import metadata from './block.json';
import { Edit } from './edit';
import './style.scss';

registerBlockType( metadata.name, {
	icon: lineIcon(
		'M4.5 8.5h15v11h-15z M4.5 8.5v-4h5v4 M9.5 5.5h5v3 M14.5 5.5h5v3'
	),
	edit: Edit,
	save: () => null,
} as never );
