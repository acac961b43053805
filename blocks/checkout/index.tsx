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
	icon: lineIcon( 'M3.5 6.5h17v11h-17z M3.5 10h17 M7 14l1.5 1.5 3-3' ),
	edit: Edit,
	transforms: {
		from: [
			transformFrom( 'woocommerce/checkout', metadata.name ),
			transformFromShortcode( 'checkout', metadata.name ),
		],
	},
	save: () => null,
} as never );
