import { __ } from '@wordpress/i18n';

import { type EditProps, ProductBlockEdit } from '../_shared/editor';

type Attributes = { productId: number } & Record< string, unknown >;

export const Edit = ( props: EditProps< Attributes > ) => (
	<ProductBlockEdit
		{ ...props }
		block="marketday/product-gallery"
		icon="format-gallery"
		label={ __( 'Product gallery', 'marketday' ) }
	/>
);
