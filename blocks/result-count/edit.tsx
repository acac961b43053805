import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { ServerPreview, useBlockId } from '../_shared/editor';

interface Attributes extends Record< string, unknown > {
	blockId: string;
	queryId: string;
}

interface EditProps {
	clientId: string;
	attributes: Attributes;
	setAttributes: ( changes: Partial< Attributes > ) => void;
}

export function Edit( { clientId, attributes, setAttributes }: EditProps ) {
	useBlockId( clientId, attributes.blockId, setAttributes );
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Listing', 'marketday' ) }>
					<TextControl
						label={ __( 'Query id', 'marketday' ) }
						help={ __(
							'Of the listing it counts. Leave it empty on a page with one listing.',
							'marketday'
						) }
						value={ attributes.queryId }
						onChange={ ( queryId ) => setAttributes( { queryId } ) }
						__next40pxDefaultSize
						__nextHasNoMarginBottom
					/>
				</PanelBody>
			</InspectorControls>
			<ServerPreview
				block="marketday/result-count"
				attributes={ attributes }
			/>
		</>
	);
}
