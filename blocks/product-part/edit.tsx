import { type EditProps, ServerPreview } from '../_shared/editor';

interface Around {
	'marketday/productId'?: number;
	postId?: number;
	postType?: string;
}

/** The product around it, as the server will find it. */
const productOf = ( context: Around ) =>
	context[ 'marketday/productId' ] ||
	( context.postType === 'product' ? Number( context.postId ) || 0 : 0 );

export function Edit( {
	attributes,
	context,
}: EditProps< { part: string; productId: number } > & { context: Around } ) {
	return (
		<ServerPreview
			block="marketday/product-part"
			attributes={ {
				...attributes,
				productId: attributes.productId || productOf( context ),
			} }
		/>
	);
}
