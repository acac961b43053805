import { registerBlockType } from '@wordpress/blocks';

import { ServerPreview } from '../_shared/editor';
import metadata from './block.json';
import './style.scss';

function Edit() {
	return <ServerPreview block="marketday/account" attributes={ {} } />;
}

registerBlockType( metadata.name, { edit: Edit, save: () => null } as never );
