import { PanelBody, RangeControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import type { PanelProps } from './grid-attributes';

const switches = [
	{ name: 'autoplay', label: __( 'Moves by itself', 'marketday' ) },
	{ name: 'loop', label: __( 'Begins anew after the last', 'marketday' ) },
	{ name: 'showArrows', label: __( 'Arrows', 'marketday' ) },
	{ name: 'showDots', label: __( 'Dots', 'marketday' ) },
] as const;

const times = [
	{
		name: 'autoplayDelay',
		label: __( 'Milliseconds between slides', 'marketday' ),
		minimum: 1000,
		maximum: 20000,
		step: 500,
	},
	{
		name: 'slideSpeed',
		label: __( 'Milliseconds of a slide', 'marketday' ),
		minimum: 0,
		maximum: 2000,
		step: 50,
	},
] as const;

/** How the strip slides. */
export function CarouselPanel( { attributes, setAttributes }: PanelProps ) {
	return (
		<PanelBody title={ __( 'Carousel', 'marketday' ) }>
			{ switches.map( ( { name, label } ) => (
				<ToggleControl
					key={ name }
					label={ label }
					checked={ attributes[ name ] }
					onChange={ ( value ) =>
						setAttributes( { [ name ]: value } )
					}
					__nextHasNoMarginBottom
				/>
			) ) }
			{ times.map( ( { name, label, minimum, maximum, step } ) => (
				<RangeControl
					key={ name }
					label={ label }
					value={ attributes[ name ] }
					min={ minimum }
					max={ maximum }
					step={ step }
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
