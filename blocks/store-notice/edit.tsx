import {
	InspectorControls,
	RichText,
	useBlockProps,
} from '@wordpress/block-editor';
import { PanelBody, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { type EditProps, FairSelling, Switches } from '../_shared/editor';

const switches = [
	{
		name: 'canDismiss',
		label: __( 'Visitors can close it', 'marketday' ),
		help: __(
			'For the rest of their visit. New text shows again.',
			'marketday'
		),
	},
] as const;

type Attributes = {
	text: string;
	canDismiss: boolean;
	from: string;
	until: string;
};

export function Edit( { attributes, setAttributes }: EditProps< Attributes > ) {
	const time = ( name: 'from' | 'until', label: string ) => (
		<TextControl
			type="datetime-local"
			label={ label }
			value={ attributes[ name ] }
			onChange={ ( value ) =>
				setAttributes(
					name === 'from' ? { from: value } : { until: value }
				)
			}
			__next40pxDefaultSize
			__nextHasNoMarginBottom
		/>
	);
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Announcement', 'marketday' ) }>
					<Switches { ...{ switches, attributes, setAttributes } } />
					{ time( 'from', __( 'Show from', 'marketday' ) ) }
					{ time( 'until', __( 'Show until', 'marketday' ) ) }
				</PanelBody>
				<FairSelling
					advice={ __(
						'If you say an offer ends, it must end then, and the same price can’t return the next day.',
						'marketday'
					) }
				/>
			</InspectorControls>
			<div
				{ ...useBlockProps( {
					className: 'marketday-store-notice',
				} ) }
			>
				<RichText
					tagName="p"
					className="marketday-store-notice__text"
					value={ attributes.text }
					allowedFormats={ [
						'core/bold',
						'core/italic',
						'core/link',
					] }
					placeholder={ __( 'Your announcement', 'marketday' ) }
					onChange={ ( text: string ) => setAttributes( { text } ) }
				/>
				{ attributes.canDismiss && (
					<span className="marketday-store-notice__close">
						{ __( 'Dismiss', 'marketday' ) }
					</span>
				) }
			</div>
		</>
	);
}
