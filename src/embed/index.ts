/**
 * The shop on any page, without a build: a script and elements.
 *
 * @example
 * <script src="https://shop.example/wp-content/plugins/marketday/build/lib/embed.js" data-marketday-shop="https://shop.example/" defer></script>
 * <marketday-products category="mugs"></marketday-products>
 */
import { defineElement } from './element';

const drawing = () =>
	import( /* webpackChunkName: "embed-drawing" */ './drawing' );

defineElement(
	'marketday-products',
	[
		'category',
		'tag',
		'search',
		'ids',
		'sort',
		'on-sale',
		'limit',
		'columns',
		'paging',
		'label',
		'heading-level',
		'buttons',
	],
	() => import( /* webpackChunkName: "embed-products" */ './parts/products' ),
	drawing
);
defineElement(
	'marketday-filter',
	[ 'for', 'facets' ],
	() => import( /* webpackChunkName: "embed-filter" */ './parts/filter' ),
	drawing
);
defineElement(
	'marketday-product',
	[ 'product', 'basket-url' ],
	() => import( /* webpackChunkName: "embed-product" */ './parts/product' ),
	drawing
);
defineElement(
	'marketday-product-tabs',
	[ 'product' ],
	() =>
		import(
			/* webpackChunkName: "embed-product-tabs" */ './parts/product-tabs'
		),
	drawing
);
defineElement(
	'marketday-mini-basket',
	[ 'basket-url', 'shop-url' ],
	() =>
		import(
			/* webpackChunkName: "embed-mini-basket" */ './parts/mini-basket'
		),
	drawing
);
defineElement(
	'marketday-basket',
	[ 'shop-url' ],
	() => import( /* webpackChunkName: "embed-basket" */ './parts/basket' ),
	drawing
);
defineElement(
	'marketday-search',
	[],
	() => import( /* webpackChunkName: "embed-search" */ './parts/search' ),
	drawing
);
defineElement(
	'marketday-calendar',
	[
		'month',
		'look',
		'details',
		'category',
		'filters',
		'locale',
		'week-start',
	],
	() => import( /* webpackChunkName: "embed-calendar" */ './parts/calendar' ),
	drawing
);
defineElement(
	'marketday-newsletter',
	[ 'lists', 'fields', 'consent', 'success' ],
	() =>
		import(
			/* webpackChunkName: "embed-newsletter" */ './parts/newsletter'
		),
	drawing
);
defineElement(
	'marketday-currency',
	[ 'look' ],
	() => import( /* webpackChunkName: "embed-currency" */ './parts/currency' ),
	drawing
);
defineElement(
	'marketday-wishlist',
	[ 'shop-url' ],
	() => import( /* webpackChunkName: "embed-wishlist" */ './parts/wishlist' ),
	drawing
);
defineElement(
	'marketday-compare',
	[ 'only-differences' ],
	() => import( /* webpackChunkName: "embed-compare" */ './parts/compare' ),
	drawing
);
