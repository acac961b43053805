import { ProductPanel, ServerPreview } from '../_shared/editor';

interface EditProps {
	attributes: { productId: number } & Record< string, unknown >;
	setAttributes: ( changes: { productId: number } ) => void;
}

export function Edit( { attributes, setAttributes }: EditProps ) {
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
