import { registerBlockType } from '@wordpress/blocks';

import { lineIcon, transformFrom } from '../_shared/editor';
import { alignOf, type Foreign } from '../_shared/editor/foreign';
import metadata from './block.json';
import { Edit } from './edit';

// The server draws it, so nothing is saved but the attributes.
registerBlockType( metadata.name, {
	icon: lineIcon(
		'M10.5 4.5a6 6 0 1 0 0 12a6 6 0 0 0 0-12z M15 15l4.5 4.5 M8 9.5h5 M8 12h3'
	),
	edit: Edit,
	transforms: {
		from: [
			transformFrom(
				'core/search',
				metadata.name,
				( attributes: Foreign ) => ( {
					...alignOf( attributes ),
					searchPlaceHolder:
						typeof attributes.placeholder === 'string'
							? attributes.placeholder
							: undefined,
				} )
			),
		],
	},
	save: () => null,
} as never );
