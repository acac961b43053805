/** A door of its own: the shop as data, without React. For servers and for components that run on servers alone. */
export { ApiError } from '../api/api-error';
export type { Client, ClientOptions } from '../api/calls';
export { createClient } from '../api/client';
export type { Currency } from '../money/currency';
export { formatMoney } from '../money/format-money';
export {
	fetchProduct,
	fetchProducts,
	type ProductPage,
} from '../products/fetch-products';
export {
	type Product,
	type ProductAttribute,
	productFromWire,
	type ProductImage,
	type ProductPrice,
	type ProductTerm,
	type ProductVariation,
} from '../products/product';
export type { ProductQuery, ProductSort } from '../products/product-query';
