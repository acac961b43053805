import { ProductTabs } from '@marketday/features/product/library';
import { useProduct } from '@marketday/features/product-grid/library';

import type { PartProps } from '../element';

/** `<marketday-product-tabs product="enamel-mug">`: what there is to read of a product. */
export default function Tabs( { given }: PartProps ) {
	const name = given.product ?? '';
	const { product, error } = useProduct( {
		product: /^\d+$/.test( name ) ? Number( name ) : name,
	} );
	if ( error ) {
		return (
			<p className="marketday-problem" role="alert">
				{ error.message }
			</p>
		);
	}
	return product && <ProductTabs product={ product } />;
}
