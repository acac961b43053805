import { registerBlockType } from '@wordpress/blocks';

import { lineIcon } from '../_shared/editor';
import metadata from './block.json';
import { Edit } from './edit';
import './style.scss';

registerBlockType( metadata.name, {
	icon: lineIcon( 'M4 10v4h3l7 4V6L7 10z M17 9.500a4 4 0 0 1 0 5' ),
	edit: Edit,
	save: () => null,
} as never );
