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
				<PanelBody
					title={ __( 'After the form is sent', 'marketday' ) }
				>
					<TextControl
						label={ __( 'What subscribers read', 'marketday' ) }
						help={ __(
							'Left empty, it asks them to look for the e-mail that confirms.',
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
						label={ __( 'Page they are led to', 'marketday' ) }
						help={ __(
							'An address of this site; left empty, they stay.',
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
