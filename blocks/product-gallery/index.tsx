import { registerBlockType } from '@wordpress/blocks';

import { chosenProduct, lineIcon, transformFrom } from '../_shared/editor';
import metadata from './block.json';
import { Edit } from './edit';
import './style.scss';

registerBlockType( metadata.name, {
	icon: lineIcon(
		'M4.5 4.5h15v10h-15z M4.5 12l4-4 4 4 2.5-2.5 4.5 4 M5 18.5h3 M10.5 18.5h3 M16 18.5h3'
	),
	edit: Edit,
	transforms: {
		from: [
			'woocommerce/product-image-gallery',
			'woocommerce/product-gallery',
		].map( ( name ) =>
			transformFrom( name, metadata.name, chosenProduct )
		),
	},
	save: () => null,
} as never );
