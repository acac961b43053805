import { registerBlockType } from '@wordpress/blocks';

import { type EditProps, lineIcon, ServerPreview } from '../_shared/editor';
import metadata from './block.json';

registerBlockType( metadata.name, {
	icon: lineIcon(
		'M12 20C6 16 3 13 3 9.200a4.600 4.600 0 0 1 9-1.200a4.600 4.600 0 0 1 9 1.200c0 3.800-3 6.800-9 10.800z'
	),
	edit: ( { attributes }: EditProps< Record< string, unknown > > ) => (
		<ServerPreview block="marketday/wishlist" attributes={ attributes } />
	),
	save: () => null,
} as never );
