import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { type EditProps, PanelEdit } from '../_shared/editor';

type Attributes = {
	label: string;
	showLabel: boolean;
	side: 'start' | 'end';
};

export function Edit( { attributes, setAttributes }: EditProps< Attributes > ) {
	const { side, ...panel } = attributes;
	return (
		<PanelEdit
			{ ...panel }
			name={ __( 'Menu', 'marketday' ) }
			onChange={ setAttributes }
			template={ [
				[
					'core/navigation',
					{
						overlayMenu: 'never',
						layout: { type: 'flex', orientation: 'vertical' },
					},
				],
				[ 'marketday/account-link', {} ],
			] }
		>
			<SelectControl
				label={ __( 'Side', 'marketday' ) }
				value={ side }
				options={ [
					{
						value: 'start',
						label: __( 'Start', 'marketday' ),
					},
					{
						value: 'end',
						label: __( 'End', 'marketday' ),
					},
				] }
				onChange={ ( value ) => setAttributes( { side: value } ) }
				__next40pxDefaultSize
				__nextHasNoMarginBottom
			/>
		</PanelEdit>
	);
}
