import {
	createProductListing,
	ProductCard,
	ProductGrid,
	SortSelect,
} from '@marketday/blocks';
import { aShop, never, page, products } from './a-shop.js';

export default { title: 'Products' };

const listing = createProductListing( { shop: aShop(), start: page } );

export const Grid = {
	render: () => <ProductGrid start={ page } label="Mugs" />,
};
export const GridWaiting = { render: () => <ProductGrid start={ never() } /> };
export const GridEmpty = {
	render: () => (
		<ProductGrid start={ { products: [], total: 0, pages: 0 } } />
	),
};
export const GridRefused = {
	render: () => <ProductGrid />,
	parameters: { isRefused: true },
};
export const GridPaged = {
	render: () => (
		<ProductGrid start={ { ...page, pages: 9 } } paging="pages" />
	),
};
export const GridWithMore = {
	render: () => <ProductGrid start={ { ...page, pages: 2 } } />,
};
export const Card = { render: () => <ProductCard product={ products[ 0 ] } /> };
export const CardOnSale = {
	render: () => <ProductCard product={ products[ 1 ] } />,
};
export const CardSoldOut = {
	render: () => <ProductCard product={ products[ 2 ] } />,
};
export const Sorting = { render: () => <SortSelect listing={ listing } /> };
