import { registerBlockType } from '@wordpress/blocks';

import { lineIcon } from '../_shared/editor';
import metadata from './block.json';
import { Edit } from './edit';
import './editor.scss';
import { transforms } from './transforms';
import { variations } from './variations';

registerBlockType( metadata.name, {
	icon: lineIcon(
		'M4.5 4.5h7v15h-7z M15 5.5h4.5 M15 10h4.5 M15 14.5h4.5 M15 19h3'
	),
	edit: Edit,
	save: () => null,
	transforms,
	variations,
} as never );
