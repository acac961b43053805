import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, SelectControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { type EditProps, ServerPreview, Switches } from '../_shared/editor';

const switches = [
	{ name: 'showSign', label: __( 'Symbols', 'marketday' ) },
	{ name: 'showLabel', label: __( 'Label', 'marketday' ) },
] as const;

type Attributes = {
	display: 'dropdown' | 'list';
	label: string;
	showLabel: boolean;
	showSign: boolean;
};

export function Edit( { attributes, setAttributes }: EditProps< Attributes > ) {
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Show', 'marketday' ) }>
					<SelectControl
						label={ __( 'Display', 'marketday' ) }
						value={ attributes.display }
						options={ [
							{
								value: 'dropdown',
								label: __( 'Dropdown', 'marketday' ),
							},
							{ value: 'list', label: __( 'List', 'marketday' ) },
						] }
						onChange={ ( display ) => setAttributes( { display } ) }
						__next40pxDefaultSize
						__nextHasNoMarginBottom
					/>
					<Switches { ...{ switches, attributes, setAttributes } } />
					<TextControl
						label={ __( 'Label', 'marketday' ) }
						value={ attributes.label }
						placeholder={ __( 'Currency', 'marketday' ) }
						onChange={ ( label ) => setAttributes( { label } ) }
						__next40pxDefaultSize
						__nextHasNoMarginBottom
					/>
				</PanelBody>
			</InspectorControls>
			<ServerPreview
				block="marketday/currency-switcher"
				attributes={ attributes }
			/>
		</>
	);
}
