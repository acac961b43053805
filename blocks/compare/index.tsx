import { registerBlockType } from '@wordpress/blocks';

import { type EditProps, lineIcon, ServerPreview } from '../_shared/editor';
import metadata from './block.json';

registerBlockType( metadata.name, {
	icon: lineIcon( 'M3 8h15l-4-4M21 16H6l4 4' ),
	edit: ( { attributes }: EditProps< Record< string, unknown > > ) => (
		<ServerPreview block="marketday/compare" attributes={ attributes } />
	),
	save: () => null,
} as never );
