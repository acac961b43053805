import { registerBlockType } from '@wordpress/blocks';

import { lineIcon, ServerPreview } from '../_shared/editor';
import metadata from './block.json';
import './style.scss';

registerBlockType( metadata.name, {
	icon: lineIcon( 'M3.5 6.5h17v11h-17z M4 7l8 6 8-6 M9 20h6' ),
	edit: ( { attributes }: { attributes: Record< string, unknown > } ) => (
		<ServerPreview block={ metadata.name } attributes={ attributes } />
	),
	save: () => null,
} as never );
