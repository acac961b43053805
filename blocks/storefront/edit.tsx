import {
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { type EditProps, QueryIdControl } from '../_shared/editor';
import { TEMPLATE } from './template';

export function Edit( {
	attributes,
	setAttributes,
}: EditProps< { queryId: string } > ) {
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Listing', 'marketday' ) }>
					<QueryIdControl
						help={ __(
							'Everything inside belongs to the listing with this name. Leave blank on a page with one listing.',
							'marketday'
						) }
						queryId={ attributes.queryId }
						setAttributes={ setAttributes }
					/>
				</PanelBody>
			</InspectorControls>
			<div
				{ ...useInnerBlocksProps( useBlockProps(), {
					template: TEMPLATE,
				} ) }
			/>
		</>
	);
}
