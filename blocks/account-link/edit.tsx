import { InspectorControls } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';

import {
	type EditProps,
	ServerPreview,
	SwitchesPanel,
} from '../_shared/editor';

const switches = [
	{ name: 'showLabel', label: __( 'Label', 'marketday' ) },
	{ name: 'showIcon', label: __( 'Picture', 'marketday' ) },
] as const;

type Attributes = {
	showLabel: boolean;
	showIcon: boolean;
};

export function Edit( { attributes, setAttributes }: EditProps< Attributes > ) {
	return (
		<>
			<InspectorControls>
				<SwitchesPanel { ...{ switches, attributes, setAttributes } } />
			</InspectorControls>
			<ServerPreview
				block="marketday/account-link"
				attributes={ attributes }
			/>
		</>
	);
}
