import { InspectorControls } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';

import {
	type EditProps,
	ProductPanel,
	ServerPreview,
	SwitchesPanel,
} from '../_shared/editor';

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

export function Edit( { attributes, setAttributes }: EditProps< Attributes > ) {
	return (
		<>
			<ProductPanel
				productId={ attributes.productId }
				onChange={ ( productId ) => setAttributes( { productId } ) }
			/>
			<InspectorControls>
				<SwitchesPanel
					switches={ parts }
					{ ...{ attributes, setAttributes } }
				/>
			</InspectorControls>
			<ServerPreview
				block="marketday/product"
				attributes={ attributes }
			/>
		</>
	);
}
