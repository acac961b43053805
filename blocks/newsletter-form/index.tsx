import { InnerBlocks } from '@wordpress/block-editor';
import { registerBlockType } from '@wordpress/blocks';

import { lineIcon } from '../_shared/editor';
import metadata from './block.json';
import { Edit } from './edit';
import './style.scss';

registerBlockType( metadata.name, {
	icon: lineIcon( 'M3.5 6.5h17v11h-17z M4 7l8 6 8-6' ),
	edit: Edit,
	save: () => <InnerBlocks.Content />,
} as never );
