import { registerBlockType } from '@wordpress/blocks';

import { lineIcon, transformFrom } from '../_shared/editor';
import metadata from './block.json';
import { Edit } from './edit';
import './style.scss';

registerBlockType( metadata.name, {
	icon: lineIcon( 'M4 8h14 M15 5l3 3-3 3 M20 16H6 M9 13l-3 3 3 3' ),
	edit: Edit,
	transforms: {
		from: [
			transformFrom(
				'product-blocks/currency-switcher',
				metadata.name,
				() => ( {} )
			),
		],
	},
	save: () => null,
} as never );
