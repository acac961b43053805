import { InnerBlocks } from '@wordpress/block-editor';
import { registerBlockType } from '@wordpress/blocks';

import { lineIcon } from '../_shared/editor';
import metadata from './block.json';
import { Edit } from './edit';

registerBlockType( metadata.name, {
	icon: lineIcon( 'M4 7h16 M4 12h16 M4 17h16' ),
	edit: Edit,
	save: () => <InnerBlocks.Content />,
} as never );
