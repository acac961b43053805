import { registerBlockType } from '@wordpress/blocks';

import { lineIcon } from '../_shared/editor';
import metadata from './block.json';
import { Edit } from './edit';

import './style.scss';

registerBlockType( metadata.name, {
	icon: lineIcon( 'M5 5.5h14v14H5z M8 9.5h8 M8 12.5h8 M8 15.5h5' ),
	edit: Edit,
	save: () => null,
} as never );
