import { registerBlockType } from '@wordpress/blocks';

import { lineIcon } from '../_shared/editor';
import metadata from './block.json';
import { Edit } from './edit';
import { transforms } from './transforms';
import { variations } from './variations';

// The server draws it, so nothing is saved but the attributes.
registerBlockType( metadata.name, {
	icon: lineIcon(
		'M4.5 4.5h6v8h-6z M13.5 4.5h6v8h-6z M4.5 16h6 M13.5 16h6 M4.5 19h3 M13.5 19h3'
	),
	edit: Edit,
	transforms,
	variations,
	save: () => null,
} as never );
