import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, RangeControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import {
	type EditProps,
	EventCategories,
	ServerPreview,
} from '../_shared/editor';

interface Attributes extends Record< string, unknown > {
	number: number;
	loadMore: boolean;
	categories: number[];
}

export function Edit( { attributes, setAttributes }: EditProps< Attributes > ) {
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Events', 'marketday' ) }>
					<RangeControl
						label={ __( 'Events shown at first', 'marketday' ) }
						value={ attributes.number }
						min={ 1 }
						max={ 20 }
						onChange={ ( value ) =>
							setAttributes( { number: value ?? 5 } )
						}
						__next40pxDefaultSize
						__nextHasNoMarginBottom
					/>
					<ToggleControl
						label={ __( '“Load more” button', 'marketday' ) }
						checked={ attributes.loadMore }
						onChange={ ( value ) =>
							setAttributes( { loadMore: value } )
						}
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
				block="marketday/upcoming-events"
				attributes={ attributes }
			/>
		</>
	);
}
