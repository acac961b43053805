import { InspectorControls } from '@wordpress/block-editor';
import { CheckboxControl, PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { type EditProps, ServerPreview, Switches } from '../_shared/editor';

const SERVICES = [
	{ value: 'facebook', label: 'Facebook' },
	{ value: 'x', label: 'X' },
	{ value: 'whatsapp', label: 'WhatsApp' },
	{ value: 'pinterest', label: 'Pinterest' },
	{ value: 'linkedin', label: 'LinkedIn' },
	{ value: 'reddit', label: 'Reddit' },
	{ value: 'email', label: __( 'Email', 'marketday' ) },
	{ value: 'copy', label: __( 'Copy link', 'marketday' ) },
] as const;

const switches = [
	{
		name: 'showCount',
		label: __( 'Number of shares', 'marketday' ),
	},
] as const;

type Attributes = { services: string[]; showCount: boolean };

export function Edit( { attributes, setAttributes }: EditProps< Attributes > ) {
	const { services } = attributes;
	const toggle = ( value: string, isOn: boolean ) =>
		setAttributes( {
			services: isOn
				? [ ...services, value ]
				: services.filter( ( one ) => one !== value ),
		} );
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Share with', 'marketday' ) }>
					{ SERVICES.map( ( { value, label } ) => (
						<CheckboxControl
							key={ value }
							label={ label }
							checked={ services.includes( value ) }
							onChange={ ( isOn ) => toggle( value, isOn ) }
							__nextHasNoMarginBottom
						/>
					) ) }
				</PanelBody>
				<PanelBody title={ __( 'Show', 'marketday' ) }>
					<Switches { ...{ switches, attributes, setAttributes } } />
				</PanelBody>
			</InspectorControls>
			<ServerPreview
				block="marketday/share-buttons"
				attributes={ attributes }
			/>
		</>
	);
}
