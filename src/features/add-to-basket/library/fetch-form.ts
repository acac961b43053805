import { ApiError, type Client } from '@marketday/kernel';
import { fetchProduct } from '@marketday/kernel/products';

import type { ProductFormData } from './product-form-data';

const isMissing = ( reason: unknown ) =>
	reason instanceof ApiError && reason.status === 404;

/**
 * Everything the form of a product needs: from Marketday with its swatches, from WooCommerce alone without.
 *
 * @example
 * const form = await fetchProductForm( shop.client, 'enamel-mug' );
 *
 * @param client  `shop.client`.
 * @param product Its id or slug.
 */
export async function fetchProductForm(
	client: Client,
	product: number | string
): Promise< ProductFormData > {
	const found =
		typeof product === 'number'
			? null
			: await fetchProduct( client, product );
	const id = found?.id ?? product;
	try {
		return ( await client.read(
			`marketday/v1/products/${ id }/form`
		) ) as ProductFormData;
	} catch ( reason ) {
		if ( ! isMissing( reason ) ) {
			throw reason;
		}
		const { formFromStoreApi } = await import(
			/* webpackChunkName: "add-to-basket/store-api-form" */ './store-api-form'
		);
		return formFromStoreApi(
			client,
			found ?? ( await fetchProduct( client, product ) )
		);
	}
}
