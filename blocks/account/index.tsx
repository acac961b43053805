import { registerBlockType } from '@wordpress/blocks';

import { lineIcon } from '../_shared/editor';
import metadata from './block.json';
import { Edit } from './edit';
import './style.scss';

registerBlockType( metadata.name, {
	icon: lineIcon(
		'M12 4.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 0 0 0-7z M5 19.5c0-4 3-6 7-6s7 2 7 6'
	),
	edit: Edit,
	save: () => null,
} as never );
