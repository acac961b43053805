import { PanelBody, RangeControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import type { PanelProps } from './grid-attributes';

const ranges = [
	{
		name: 'columns',
		label: __( 'Columns', 'marketday' ),
		minimum: 1,
		maximum: 8,
	},
	{
		name: 'columnsTablet',
		label: __( 'Columns on tablets', 'marketday' ),
		minimum: 1,
		maximum: 6,
	},
	{
		name: 'columnsPhone',
		label: __( 'Columns on phones', 'marketday' ),
		minimum: 1,
		maximum: 3,
	},
	{
		name: 'perPage',
		label: __( 'Products per page', 'marketday' ),
		minimum: 1,
		maximum: 100,
	},
	{
		name: 'headingLevel',
		label: __( 'Heading level of the names', 'marketday' ),
		minimum: 2,
		maximum: 6,
	},
] as const;

export function LayoutPanel( { attributes, setAttributes }: PanelProps ) {
	return (
		<PanelBody title={ __( 'Layout', 'marketday' ) }>
			{ ranges.map( ( { name, label, minimum, maximum } ) => (
				<RangeControl
					key={ name }
					label={ label }
					value={ attributes[ name ] }
					min={ minimum }
					max={ maximum }
					onChange={ ( value ) =>
						setAttributes( { [ name ]: value ?? minimum } )
					}
					__next40pxDefaultSize
					__nextHasNoMarginBottom
				/>
			) ) }
		</PanelBody>
	);
}
