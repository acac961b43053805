import { registerBlockType } from '@wordpress/blocks';

import {
	lineIcon,
	transformFrom,
	transformFromMissing,
} from '../_shared/editor';
import metadata from './block.json';
import { Edit } from './edit';

registerBlockType( metadata.name, {
	icon: lineIcon( 'M8 5v14 M5 16l3 3 3-3 M16 19V5 M13 8l3-3 3 3' ),
	edit: Edit,
	transforms: {
		from: [
			transformFrom( 'woocommerce/catalog-sorting', metadata.name ),
			transformFromMissing(
				'woocommerce/catalog-sorting',
				metadata.name
			),
		],
	},
	save: () => null,
} as never );
