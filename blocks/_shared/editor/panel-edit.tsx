import {
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { PanelBody, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';

import { Switches } from './switches';

interface PanelEditProps {
	/** The text of its button where nothing else is entered. */
	name: string;
	label: string;
	showLabel: boolean;
	onChange: ( changes: { label?: string; showLabel?: boolean } ) => void;
	/** The blocks that stand in it at first. */
	template: Array< [ string, Record< string, unknown > ] >;
	/** Further settings. */
	children?: ReactNode;
}

/** A button of the header with what it opens below it, so that both can be edited. */
export function PanelEdit( {
	name,
	label,
	showLabel,
	onChange,
	template,
	children,
}: PanelEditProps ) {
	const inner = useInnerBlocksProps(
		{ className: 'marketday-panel__content' },
		{ template }
	);
	return (
		<>
			<InspectorControls>
				<PanelBody title={ name }>
					<TextControl
						label={ __( 'Button label', 'marketday' ) }
						value={ label }
						placeholder={ name }
						onChange={ ( value ) => onChange( { label: value } ) }
						__next40pxDefaultSize
						__nextHasNoMarginBottom
					/>
					<Switches
						switches={ [
							{
								name: 'showLabel',
								label: __(
									'Label next to the icon',
									'marketday'
								),
							},
						] }
						attributes={ { showLabel } }
						setAttributes={ onChange }
					/>
					{ children }
				</PanelBody>
			</InspectorControls>
			<div { ...useBlockProps() }>
				<span className="marketday-panel-button">
					{ label || name }
				</span>
				<div { ...inner } />
			</div>
		</>
	);
}
