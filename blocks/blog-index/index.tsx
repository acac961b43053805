import { registerBlockType } from '@wordpress/blocks';

import { lineIcon, transformFrom } from '../_shared/editor';
import metadata from './block.json';
import { Edit } from './edit';
import { fromLatestPosts, fromQueryLoop, listsPosts } from './from-posts';
import './style.scss';

registerBlockType( metadata.name, {
	icon: lineIcon(
		'M4.5 5h6v8h-6z M13.5 5h6v5h-6z M4.5 16h6v3h-6z M13.5 13h6v6h-6z'
	),
	edit: Edit,
	transforms: {
		from: [
			transformFrom(
				'core/latest-posts',
				metadata.name,
				fromLatestPosts
			),
			{
				...transformFrom( 'core/query', metadata.name, fromQueryLoop ),
				isMatch: listsPosts,
			},
		],
	},
	save: () => null,
} as never );
