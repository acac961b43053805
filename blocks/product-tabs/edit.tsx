import { __ } from '@wordpress/i18n';

import {
	type EditProps,
	ProductChoice,
	ProductPanel,
	ServerPreview,
	useLacksProduct,
} from '../_shared/editor';

type Attributes = { productId: number } & Record< string, unknown >;

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
			{ isMissing ? (
				<ProductChoice
					icon="products"
					label={ __( 'Product tabs', 'marketday' ) }
					onChange={ choose }
				/>
			) : (
				<ServerPreview
					block="marketday/product-tabs"
					attributes={ attributes }
				/>
			) }
		</>
	);
}
