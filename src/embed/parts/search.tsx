import { ProductSearch } from '@marketday/features/product-search/library';

import type { PartProps } from '../element';

/** `<marketday-search>`: results while somebody types. */
export default function Search( { address }: PartProps ) {
	return <ProductSearch action={ address } />;
}
