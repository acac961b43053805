import type { Client } from '../api/calls';
import { type Product, productFromWire } from './product';
import { parametersOf, type ProductQuery } from './product-query';

/** One page of a listing. */
export interface ProductPage {
	readonly products: readonly Product[];
	readonly total: number;
	readonly pages: number;
}

/**
 * Fetches products for a server that draws a listing, or anybody who needs the data alone.
 *
 * @example
 * const { products, total } = await fetchProducts( shop.client, { category: 'mugs', perPage: 12 } );
 *
 * @param client `shop.client`.
 * @param query
 * @param page   From 1 on.
 */
export async function fetchProducts(
	client: Client,
	query: ProductQuery = {},
	page = 1
): Promise< ProductPage > {
	if ( query.ids && query.ids.length === 0 ) {
		return { products: [], total: 0, pages: 0 };
	}
	const response = await client.storeApi.products(
		parametersOf( query, page )
	);
	return { ...response, products: response.products.map( productFromWire ) };
}

/**
 * @example
 * const mug = await fetchProduct( shop.client, 'enamel-mug' );
 *
 * @param client  `shop.client`.
 * @param product Its id or its slug.
 */
export const fetchProduct = async (
	client: Client,
	product: number | string
): Promise< Product > =>
	productFromWire(
		await client.read(
			`wc/store/v1/products/${ encodeURIComponent( product ) }`
		)
	);
