import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { ProductPanel, ServerPreview } from '../_shared/editor';

const parts = [
	{ name: 'showBreadcrumbs', label: __( 'Breadcrumbs', 'marketday' ) },
	{ name: 'showGallery', label: __( 'Pictures', 'marketday' ) },
	{ name: 'showTitle', label: __( 'Name', 'marketday' ) },
	{ name: 'showForm', label: __( 'Add-to-basket form', 'marketday' ) },
	{ name: 'showDetails', label: __( 'Details and reviews', 'marketday' ) },
	{ name: 'showRelated', label: __( 'Related products', 'marketday' ) },
] as const;

type Part = ( typeof parts )[ number ][ 'name' ];
type Attributes = { productId: number } & Record< Part, boolean >;

interface EditProps {
	attributes: Attributes;
	setAttributes: ( changes: Partial< Attributes > ) => void;
}

export function Edit( { attributes, setAttributes }: EditProps ) {
	return (
		<>
			<ProductPanel
				productId={ attributes.productId }
				onChange={ ( productId ) => setAttributes( { productId } ) }
			/>
			<InspectorControls>
				<PanelBody title={ __( 'Show', 'marketday' ) }>
					{ parts.map( ( { name, label } ) => (
						<ToggleControl
							key={ name }
							label={ label }
							checked={ attributes[ name ] }
							onChange={ ( value ) =>
								setAttributes( { [ name ]: value } )
							}
							__nextHasNoMarginBottom
						/>
					) ) }
				</PanelBody>
			</InspectorControls>
			<ServerPreview
				block="marketday/product"
				attributes={ attributes }
			/>
		</>
	);
}
