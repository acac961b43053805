import { type EditProps, ProductPanel, ServerPreview } from '../_shared/editor';

type Attributes = { productId: number } & Record< string, unknown >;

export function Edit( { attributes, setAttributes }: EditProps< Attributes > ) {
	return (
		<>
			<ProductPanel
				productId={ attributes.productId }
				onChange={ ( productId ) => setAttributes( { productId } ) }
			/>
			<ServerPreview
				block="marketday/add-to-basket"
				attributes={ attributes }
			/>
		</>
	);
}
