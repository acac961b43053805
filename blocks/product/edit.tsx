import { InspectorControls } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';

import {
	type EditProps,
	ProductChoice,
	ProductPanel,
	ServerPreview,
	SwitchesPanel,
	useLacksProduct,
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

export function Edit( {
	attributes,
	setAttributes,
	context,
}: EditProps< Attributes > ) {
	const { productId } = attributes;
	const isMissing = useLacksProduct( context ) && productId === 0;
	const choose = ( id: number ) => setAttributes( { productId: id } );
	return (
		<>
			<ProductPanel productId={ productId } onChange={ choose } />
			<InspectorControls>
				<SwitchesPanel
					switches={ parts }
					{ ...{ attributes, setAttributes } }
				/>
			</InspectorControls>
			{ isMissing ? (
				<ProductChoice
					icon="products"
					label={ __( 'Product', 'marketday' ) }
					onChange={ choose }
				/>
			) : (
				<ServerPreview
					block="marketday/product"
					attributes={ attributes }
				/>
			) }
		</>
	);
}
