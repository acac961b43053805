import { registerBlockType } from '@wordpress/blocks';

import { lineIcon, chosenProduct, transformFrom } from '../_shared/editor';
import metadata from './block.json';
import { Edit } from './edit';
import './style.scss';

registerBlockType( metadata.name, {
	icon: lineIcon(
		'M4 11h10 M4.3 11l1.5 8.5h12.4l.7-4 M8 11l3-6 M17.5 5v6 M14.5 8h6'
	),
	edit: Edit,
	transforms: {
		from: [
			transformFrom(
				'woocommerce/add-to-cart-form',
				metadata.name,
				chosenProduct
			),
			transformFrom(
				'woocommerce/add-to-cart-with-options',
				metadata.name,
				chosenProduct
			),
			transformFrom( 'marketday/product', metadata.name, chosenProduct ),
		],
	},
	save: () => null,
} as never );
