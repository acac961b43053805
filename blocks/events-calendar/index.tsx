import { registerBlockType } from '@wordpress/blocks';

import { lineIcon } from '../_shared/editor';
import metadata from './block.json';
import { Edit } from './edit';

import './style.scss';

registerBlockType( metadata.name, {
	icon: lineIcon( 'M5 5.5h14v14H5z M5 9.5h14 M9 3.5v4 M15 3.5v4' ),
	edit: Edit,
	save: () => null,
} as never );
