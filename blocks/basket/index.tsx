import { registerBlockType } from '@wordpress/blocks';

import {
	lineIcon,
	transformFrom,
	transformFromShortcode,
} from '../_shared/editor';
import metadata from './block.json';
import { Edit } from './edit';
import './style.scss';

registerBlockType( metadata.name, {
	icon: lineIcon(
		'M4 10h16l-1.8 9.5H5.8z M8 10l3-5.5 M16 10l-3-5.5 M10 13.5v3 M14 13.5v3'
	),
	edit: Edit,
	transforms: {
		from: [
			transformFrom( 'woocommerce/cart', metadata.name ),
			transformFromShortcode( 'cart', metadata.name ),
		],
	},
	save: () => null,
} as never );
