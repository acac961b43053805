import { InspectorControls } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';

import {
	type EditProps,
	ServerPreview,
	SwitchesPanel,
} from '../_shared/editor';

const sections = [
	{ name: 'showOrders', label: __( 'Orders', 'marketday' ) },
	{ name: 'showDownloads', label: __( 'Downloads', 'marketday' ) },
	{ name: 'showAddresses', label: __( 'Addresses', 'marketday' ) },
	{ name: 'showDetails', label: __( 'Account details', 'marketday' ) },
] as const;

type Attributes = Record< ( typeof sections )[ number ][ 'name' ], boolean >;

export function Edit( { attributes, setAttributes }: EditProps< Attributes > ) {
	return (
		<>
			<InspectorControls>
				<SwitchesPanel
					switches={ sections }
					{ ...{ attributes, setAttributes } }
				/>
			</InspectorControls>
			<ServerPreview
				block="marketday/account"
				attributes={ attributes }
			/>
		</>
	);
}
