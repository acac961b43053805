import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import {
	CompanionPreview,
	type EditProps,
	QueryIdControl,
	useBlockId,
} from '../_shared/editor';

interface Attributes extends Record< string, unknown > {
	blockId: string;
	queryId: string;
}

export function Edit( {
	clientId,
	attributes,
	setAttributes,
	context,
}: EditProps< Attributes > ) {
	useBlockId( clientId, attributes.blockId, setAttributes );
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Listing', 'marketday' ) }>
					<QueryIdControl
						help={ __(
							'Which listing to count, if the page has several: give both the same name. Leave blank on a page with one.',
							'marketday'
						) }
						queryId={ attributes.queryId }
						setAttributes={ setAttributes }
					/>
				</PanelBody>
			</InspectorControls>
			<CompanionPreview
				block="marketday/result-count"
				label={ __( 'Product result count', 'marketday' ) }
				{ ...{ clientId, attributes, context } }
			/>
		</>
	);
}
