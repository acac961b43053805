import { registerBlockType } from '@wordpress/blocks';

import { lineIcon, transformFrom } from '../_shared/editor';
import metadata from './block.json';
import { Edit } from './edit';
import './style.scss';

registerBlockType( metadata.name, {
	icon: lineIcon( 'M12 15V4 M8 7.5l4-4 4 4 M6 11H5v9h14v-9h-1' ),
	edit: Edit,
	transforms: {
		from: [
			transformFrom(
				'product-blocks/social-share',
				metadata.name,
				() => ( {} )
			),
		],
	},
	save: () => null,
} as never );
