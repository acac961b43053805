import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import {
	type EditProps,
	EventCategories,
	ServerPreview,
} from '../_shared/editor';

interface Attributes extends Record< string, unknown > {
	perPage: number;
	categories: number[];
}

export function Edit( { attributes, setAttributes }: EditProps< Attributes > ) {
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Events', 'marketday' ) }>
					<SelectControl
						label={ __( 'Events per page', 'marketday' ) }
						value={ String( attributes.perPage ) }
						options={ [ '10', '25', '50', '100' ].map(
							( value ) => ( { value, label: value } )
						) }
						onChange={ ( value ) =>
							setAttributes( { perPage: Number( value ) } )
						}
						__next40pxDefaultSize
						__nextHasNoMarginBottom
					/>
					<EventCategories
						ids={ attributes.categories }
						onChange={ ( ids ) =>
							setAttributes( { categories: ids } )
						}
					/>
				</PanelBody>
			</InspectorControls>
			<ServerPreview
				block="marketday/events-table"
				attributes={ attributes }
			/>
		</>
	);
}
