import {
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { PanelBody, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { type EditProps, useBlockId } from '../_shared/editor';
import { DisplayPanel, type FormAttributes } from './display-panel';
import { ListsPanel } from './lists-panel';

const FIELD = 'marketday/newsletter-field';

export function Edit( {
	clientId,
	attributes,
	setAttributes,
}: EditProps< FormAttributes > ) {
	useBlockId( clientId, attributes.blockId, setAttributes );
	const { children, ...fields } = useInnerBlocksProps(
		{ className: 'marketday-newsletter__fields' },
		{
			template: [
				[ FIELD, { kind: 'email' } ],
				[ FIELD, { kind: 'submit' } ],
			],
		}
	);
	return (
		<>
			<InspectorControls>
				<DisplayPanel { ...{ attributes, setAttributes } } />
				<ListsPanel
					chosen={ attributes.lists }
					onChange={ ( lists ) => setAttributes( { lists } ) }
				/>
				<PanelBody title={ __( 'After submitting', 'marketday' ) }>
					<TextControl
						label={ __( 'Message to subscribers', 'marketday' ) }
						help={ __(
							'Leave blank to ask them to check their inbox for the confirmation email.',
							'marketday'
						) }
						value={ attributes.successMessage }
						onChange={ ( successMessage ) =>
							setAttributes( { successMessage } )
						}
						__next40pxDefaultSize
						__nextHasNoMarginBottom
					/>
					<TextControl
						label={ __( 'Redirect to', 'marketday' ) }
						help={ __(
							'An address on this site. Leave blank to stay on the page.',
							'marketday'
						) }
						value={ attributes.redirectUrl }
						onChange={ ( redirectUrl ) =>
							setAttributes( { redirectUrl } )
						}
						__next40pxDefaultSize
						__nextHasNoMarginBottom
					/>
				</PanelBody>
			</InspectorControls>
			<div
				{ ...useBlockProps( {
					className: `marketday-newsletter is-${ attributes.variant.replace(
						'_',
						'-'
					) }`,
				} ) }
			>
				<div { ...fields }>{ children }</div>
			</div>
		</>
	);
}
