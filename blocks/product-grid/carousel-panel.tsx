import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { Ranges, Switches } from '../_shared/editor';
import type { PanelProps } from './grid-attributes';

const switches = [
	{ name: 'autoplay', label: __( 'Autoplay', 'marketday' ) },
	{ name: 'loop', label: __( 'Loop', 'marketday' ) },
	{ name: 'showArrows', label: __( 'Arrows', 'marketday' ) },
	{ name: 'showDots', label: __( 'Dots', 'marketday' ) },
] as const;

const delay = {
	name: 'autoplayDelay',
	label: __( 'Time per slide (milliseconds)', 'marketday' ),
	minimum: 1000,
	maximum: 20000,
	step: 500,
} as const;

const speed = {
	name: 'slideSpeed',
	label: __( 'Transition (milliseconds)', 'marketday' ),
	minimum: 0,
	maximum: 2000,
	step: 50,
} as const;

/** Settings of how the strip slides. */
export function CarouselPanel( { attributes, setAttributes }: PanelProps ) {
	return (
		<PanelBody title={ __( 'Carousel', 'marketday' ) }>
			<Switches
				switches={ switches }
				{ ...{ attributes, setAttributes } }
			/>
			<Ranges
				ranges={ attributes.autoplay ? [ delay, speed ] : [ speed ] }
				{ ...{ attributes, setAttributes } }
			/>
		</PanelBody>
	);
}
