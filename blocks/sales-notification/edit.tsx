import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, RangeControl, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { type EditProps, FairSelling, ServerPreview } from '../_shared/editor';

type Attributes = {
	gap: number;
	stay: number;
	side: 'start' | 'end';
};

export function Edit( { attributes, setAttributes }: EditProps< Attributes > ) {
	const seconds = ( name: 'gap' | 'stay', label: string ) => (
		<RangeControl
			label={ label }
			min={ 3 }
			max={ 120 }
			value={ attributes[ name ] }
			onChange={ ( value = 7 ) =>
				setAttributes(
					name === 'gap' ? { gap: value } : { stay: value }
				)
			}
			__next40pxDefaultSize
			__nextHasNoMarginBottom
		/>
	);
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Show', 'marketday' ) }>
					{ seconds(
						'stay',
						__( 'Seconds each note shows', 'marketday' )
					) }
					{ seconds(
						'gap',
						__( 'Seconds between notes', 'marketday' )
					) }
					<SelectControl
						label={ __( 'Corner', 'marketday' ) }
						value={ attributes.side }
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
						onChange={ ( side ) => setAttributes( { side } ) }
						__next40pxDefaultSize
						__nextHasNoMarginBottom
					/>
				</PanelBody>
				<FairSelling
					advice={ __(
						'Notes come from recent paid orders, with their real times. Names are never shown, and a town only if many orders came from it.',
						'marketday'
					) }
				/>
			</InspectorControls>
			<ServerPreview
				block="marketday/sales-notification"
				attributes={ attributes }
			/>
		</>
	);
}
