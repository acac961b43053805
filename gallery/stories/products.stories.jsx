import {
	createFilterStore,
	createProductListing,
	ProductCard,
	ProductFilter,
	ProductGrid,
	SortSelect,
} from '@marketday/blocks';
import { aShop, never, page, products, refusing } from './a-shop.js';

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

const counted = aShop( ( path ) => {
	if ( path.includes( 'collection-data' ) ) {
		return [
			{
				price_range: {
					min_price: '500',
					max_price: '9000',
					currency_code: 'GBP',
					currency_symbol: '£',
					currency_minor_unit: 2,
					currency_decimal_separator: '.',
					currency_thousand_separator: ',',
					currency_prefix: '£',
					currency_suffix: '',
				},
				stock_status_counts: [
					{ status: 'instock', count: 3 },
					{ status: 'outofstock', count: 1 },
				],
				rating_counts: [
					{ rating: 5, count: 2 },
					{ rating: 4, count: 1 },
				],
			},
		];
	}
	return undefined;
} );
const facets = [ 'price', 'stock', 'rating', 'sale' ];
export const Filter = {
	render: () => (
		<ProductFilter
			listing={ listing }
			facets={ facets }
			store={ createFilterStore( { shop: counted, listing, facets } ) }
		/>
	),
};
export const FilterRefused = {
	render: () => (
		<ProductFilter
			listing={ listing }
			facets={ facets }
			store={ createFilterStore( { shop: refusing, listing, facets } ) }
		/>
	),
};
