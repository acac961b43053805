import { registerBlockType } from '@wordpress/blocks';

import { lineIcon } from '../_shared/editor';
import metadata from './block.json';
import { Edit } from './edit';

import './style.scss';

registerBlockType( metadata.name, {
	icon: lineIcon( 'M4.5 5.5h15v13h-15z M4.5 10h15 M4.5 14h15 M10 10v8.5' ),
	edit: Edit,
	save: () => null,
} as never );
