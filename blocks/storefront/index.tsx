import { registerBlockType } from '@wordpress/blocks';
import { InnerBlocks, useBlockProps } from '@wordpress/block-editor';

import metadata from '../../block.json';
import { lineIcon } from '../_shared/editor';
import { Edit } from './edit';
import { transforms } from './transforms';

function Save() {
	return (
		<div { ...useBlockProps.save() }>
			<InnerBlocks.Content />
		</div>
	);
}

registerBlockType( metadata.name, {
	icon: lineIcon(
		'M5 12v7.5h14V12 M3 9.5l2-5h14l2 5a3 3 0 0 1-6 0a3 3 0 0 1-6 0a3 3 0 0 1-6 0z M10 19.5v-4h4v4'
	),
	edit: Edit,
	save: Save,
	transforms,
} as never );
