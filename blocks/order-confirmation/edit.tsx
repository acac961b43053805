import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { type EditProps, ServerPreview, Switches } from '../_shared/editor';

const switches = [
	{ name: 'showAddresses', label: __( 'Addresses', 'marketday' ) },
	{ name: 'showShopLink', label: __( 'Back to shop link', 'marketday' ) },
] as const;

interface Attributes extends Record< string, unknown > {
	thanks: string;
	showAddresses: boolean;
	showShopLink: boolean;
}

export function Edit( { attributes, setAttributes }: EditProps< Attributes > ) {
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Order confirmation', 'marketday' ) }>
					<TextControl
						label={ __( 'Thank-you message', 'marketday' ) }
						value={ attributes.thanks }
						placeholder={ __(
							'Thank you. We’ve received your order.',
							'marketday'
						) }
						onChange={ ( thanks ) => setAttributes( { thanks } ) }
						__next40pxDefaultSize
						__nextHasNoMarginBottom
					/>
					<Switches
						switches={ switches }
						{ ...{ attributes, setAttributes } }
					/>
				</PanelBody>
			</InspectorControls>
			<ServerPreview
				block="marketday/order-confirmation"
				attributes={ attributes }
			/>
		</>
	);
}
