import { registerBlockType } from '@wordpress/blocks';

import { lineIcon } from '../_shared/editor';
import metadata from './block.json';
import { Edit } from './edit';
import { KINDS } from './kinds';

registerBlockType( metadata.name, {
	icon: lineIcon( 'M3.5 8.5h17v7h-17z M7 11v2' ),
	edit: Edit,
	variations: KINDS.map( ( { kind, title } ) => ( {
		name: kind,
		title,
		attributes: { kind },
		isActive: [ 'kind' ],
		scope: [ 'inserter', 'transform' ],
	} ) ),
	save: () => null,
} as never );
