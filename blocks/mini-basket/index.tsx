import { registerBlockType } from '@wordpress/blocks';

import {
	lineIcon,
	alignOf,
	type Foreign,
	transformFrom,
} from '../_shared/editor';
import metadata from './block.json';
import { Edit } from './edit';

registerBlockType( metadata.name, {
	icon: lineIcon(
		'M5 9h9.5l1 10.5H4z M7 9V7.5a2.7 2.7 0 0 1 5.4 0V9 M18 3.5a2.7 2.7 0 1 0 0 5.4a2.7 2.7 0 0 0 0-5.4z'
	),
	edit: Edit,
	transforms: {
		from: [
			transformFrom(
				'woocommerce/mini-cart',
				metadata.name,
				( { align, onCartClickBehaviour }: Foreign ) => ( {
					align,
					opens:
						onCartClickBehaviour === 'navigate_to_checkout'
							? 'page'
							: 'drawer',
					showLabel: false,
				} )
			),
			transformFrom(
				'woocommerce/cart-link',
				metadata.name,
				( attributes ) => ( {
					...alignOf( attributes ),
					opens: 'page',
				} )
			),
		],
	},
	save: () => null,
} as never );
