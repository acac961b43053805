import { registerBlockType } from '@wordpress/blocks';

import { lineIcon, transformFrom } from '../_shared/editor';
import metadata from './block.json';
import { Edit } from './edit';
import './editor.scss';

registerBlockType( metadata.name, {
	icon: lineIcon(
		'M4 7.5h8 M16 7.5h4 M4 16.5h3 M11 16.5h9 M12 5.5h4v4h-4z M7 14.5h4v4H7z'
	),
	edit: Edit,
	transforms: {
		from: [
			transformFrom( 'woocommerce/product-filters', metadata.name ),
			transformFrom( 'woocommerce/filter-wrapper', metadata.name ),
		],
	},
	save: () => null,
} as never );
