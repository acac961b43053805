import {
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { PanelBody, RangeControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';

import { Switches } from './switches';

export interface SlidesAttributes extends Record< string, unknown > {
	label: string;
	autoplay: boolean;
	delay: number;
	loop: boolean;
	showArrows: boolean;
	showDots: boolean;
}

interface SlidesEditProps {
	/** Class names of the block while it is edited. */
	className?: string;
	attributes: SlidesAttributes;
	setAttributes: ( changes: Partial< SlidesAttributes > ) => void;
	/** Its first blocks, as `InnerBlocks` takes them. */
	template: ReadonlyArray< readonly [ string, object ] >;
	/** Settings of its own, above the others. */
	children?: ReactNode;
}

const movement = [
	{
		name: 'autoplay',
		label: __( 'Autoplay', 'marketday' ),
		help: __(
			'Visitors can pause it, and it doesn’t move for those who prefer reduced motion.',
			'marketday'
		),
	},
	{ name: 'loop', label: __( 'Loop', 'marketday' ) },
] as const;

const controls = [
	{ name: 'showArrows', label: __( 'Arrows', 'marketday' ) },
	{ name: 'showDots', label: __( 'Dots', 'marketday' ) },
] as const;

/** Slides while they are edited: all at once, one below the other or side by side, each as its own blocks. */
export function SlidesEdit( {
	className = '',
	attributes,
	setAttributes,
	template,
	children,
}: SlidesEditProps ) {
	const { label, autoplay, delay } = attributes;
	const props = useInnerBlocksProps(
		useBlockProps( { className: `marketday-slides ${ className }` } ),
		{ template: template as never, orientation: 'horizontal' }
	);
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Slides', 'marketday' ) }>
					{ children }
					<TextControl
						label={ __( 'Name for screen readers', 'marketday' ) }
						value={ label }
						onChange={ ( value ) =>
							setAttributes( { label: value } )
						}
						__next40pxDefaultSize
						__nextHasNoMarginBottom
					/>
					<Switches
						switches={ movement }
						{ ...{ attributes, setAttributes } }
					/>
					{ autoplay && (
						<RangeControl
							label={ __( 'Seconds per slide', 'marketday' ) }
							value={ delay / 1000 }
							min={ 2 }
							max={ 30 }
							onChange={ ( seconds = 2 ) =>
								setAttributes( { delay: seconds * 1000 } )
							}
							__next40pxDefaultSize
							__nextHasNoMarginBottom
						/>
					) }
					<Switches
						switches={ controls }
						{ ...{ attributes, setAttributes } }
					/>
				</PanelBody>
			</InspectorControls>
			<div { ...props } />
		</>
	);
}
