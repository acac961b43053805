import { InnerBlocks } from '@wordpress/block-editor';
import { type Block, registerBlockType } from '@wordpress/blocks';

import { lineIcon } from '../_shared/editor';
import metadata from './block.json';
import { Edit } from './edit';
import './style.scss';

registerBlockType( metadata.name, {
	icon: lineIcon( 'M4.5 5.5h15v10h-15z M9 19h.01 M12 19h.01 M15 19h.01' ),
	edit: Edit,
	transforms: {
		ungroup: ( _attributes: unknown, innerBlocks: Block[] ) => innerBlocks,
	},
	save: () => <InnerBlocks.Content />,
} as never );
