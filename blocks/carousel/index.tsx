import { InnerBlocks } from '@wordpress/block-editor';
import { type Block, registerBlockType } from '@wordpress/blocks';

import { lineIcon } from '../_shared/editor';
import metadata from './block.json';
import { Edit } from './edit';
import './style.scss';

registerBlockType( metadata.name, {
	icon: lineIcon( 'M8.5 6.5h7v11h-7z M5.5 8.5h-2v7h2 M18.5 8.5h2v7h-2' ),
	edit: Edit,
	transforms: {
		ungroup: ( _attributes: unknown, innerBlocks: Block[] ) => innerBlocks,
	},
	save: () => <InnerBlocks.Content />,
} as never );
