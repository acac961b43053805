import { registerBlockType } from '@wordpress/blocks';

import {
	lineIcon,
	transformFrom,
	transformFromMissing,
} from '../_shared/editor';
import metadata from './block.json';
import { Edit } from './edit';

registerBlockType( metadata.name, {
	icon: lineIcon( 'M9 5L7 19 M17 5l-2 14 M5 9.5h15 M4 14.5h15' ),
	edit: Edit,
	transforms: {
		from: [
			transformFrom( 'woocommerce/product-results-count', metadata.name ),
			transformFromMissing(
				'woocommerce/product-results-count',
				metadata.name
			),
		],
	},
	save: () => null,
} as never );
