import { registerBlockType } from '@wordpress/blocks';

import { lineIcon, transformFrom } from '../_shared/editor';
import metadata from './block.json';
import { Edit } from './edit';
import './style.scss';

registerBlockType( metadata.name, {
	icon: lineIcon(
		'M6 4l2 1.5L10 4l2 1.5L14 4l2 1.5L18 4v16l-2-1.5-2 1.5-2-1.5-2 1.5-2-1.5L6 20z M9 12l2 2 4-4'
	),
	edit: Edit,
	transforms: {
		from: [
			transformFrom(
				'woocommerce/order-confirmation-status',
				metadata.name
			),
		],
	},
	save: () => null,
} as never );
