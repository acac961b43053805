import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { type EditProps, ServerPreview } from '../_shared/editor';

type Attributes = { missing: string; reached: string };

export function Edit( { attributes, setAttributes }: EditProps< Attributes > ) {
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Texts', 'marketday' ) }>
					<TextControl
						label={ __( 'Before free delivery', 'marketday' ) }
						help={ __(
							'{amount} is replaced by the amount still needed.',
							'marketday'
						) }
						value={ attributes.missing }
						placeholder={ __(
							'Spend {amount} more for free delivery.',
							'marketday'
						) }
						onChange={ ( missing ) => setAttributes( { missing } ) }
						__next40pxDefaultSize
						__nextHasNoMarginBottom
					/>
					<TextControl
						label={ __( 'Once reached', 'marketday' ) }
						value={ attributes.reached }
						placeholder={ __(
							'You’ve got free delivery.',
							'marketday'
						) }
						onChange={ ( reached ) => setAttributes( { reached } ) }
						__next40pxDefaultSize
						__nextHasNoMarginBottom
					/>
				</PanelBody>
			</InspectorControls>
			<ServerPreview
				block="marketday/free-delivery-bar"
				attributes={ attributes }
			/>
		</>
	);
}
