import { ProductForm } from '@marketday/features/add-to-basket/library';
import {
	ProductCard,
	useProduct,
} from '@marketday/features/product-grid/library';

import type { PartProps } from '../element';
import { inCurrency } from './in-currency';

/** `<marketday-product product="enamel-mug">`: a card with the form of its options. */
export default inCurrency( function Product( { given, address }: PartProps ) {
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
	return (
		product && (
			<ProductCard
				product={ product }
				headingLevel={ 2 }
				action={
					<ProductForm
						product={ product.id }
						basketUrl={ given[ 'basket-url' ] || address }
					/>
				}
			/>
		)
	);
} );
