import { ProductSearch } from '@marketday/features/product-search/library';

import type { PartProps } from '../element';
import { inCurrency } from './in-currency';

/** `<marketday-search>`: results while somebody types. */
export default inCurrency( function Search( { address }: PartProps ) {
	return <ProductSearch action={ address } />;
} );
