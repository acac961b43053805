// @ts-check

/** The stories of the gallery that show each door's components, the usual one first. @type {Record<string, string[]>} */
export const LIVE_EXAMPLES = {
	'add-to-basket': [ 'shopping--form-with-swatches', 'shopping--form' ],
	basket: [ 'shopping--basket', 'shopping--basket-empty' ],
	calendar: [ 'shopping--calendar' ],
	'catalogue-sorting': [ 'products--sorting' ],
	checkout: [ 'shopping--to-the-checkout', 'checkout--page' ],
	compare: [ 'shopping--comparison' ],
	'currency-switcher': [ 'shopping--currencies' ],
	'mini-basket': [ 'shopping--basket-button', 'shopping--basket-contents' ],
	newsletter: [ 'shopping--newsletter' ],
	parts: [
		'parts--amounts',
		'parts--choices',
		'parts--text-field',
		'parts--quantity',
		'parts--notices',
	],
	product: [ 'tabs--description', 'tabs--reviews' ],
	'product-filter': [ 'filter--sections' ],
	'product-gallery': [ 'shopping--images' ],
	'product-grid': [ 'products--grid', 'products--card' ],
	'product-search': [ 'shopping--search' ],
	'quick-view': [ 'shopping--looked-at' ],
	wishlist: [ 'shopping--wishes', 'shopping--heart' ],
};
