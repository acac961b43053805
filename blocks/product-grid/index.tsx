import { registerBlockType } from '@wordpress/blocks';

import metadata from './block.json';
import { Edit } from './edit';

// The server draws it, so nothing is saved but the attributes.
registerBlockType( metadata.name, { edit: Edit, save: () => null } as never );
