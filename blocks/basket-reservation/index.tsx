import { registerBlockType } from '@wordpress/blocks';

import { lineIcon, ServerPreview } from '../_shared/editor';
import metadata from './block.json';
import './style.scss';

registerBlockType( metadata.name, {
	icon: lineIcon( 'M12 4a8 8 0 1 0 0 16a8 8 0 0 0 0-16z M12 8v4.5l3 2' ),
	edit: () => <ServerPreview block={ metadata.name } attributes={ {} } />,
	save: () => null,
} as never );
