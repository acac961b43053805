/**
 * The public face of `@marketday/blocks`: cores without a framework, React components over them, and typed clients, for any front end.
 * Each feature is a door of its own, too: `@marketday/blocks/product-grid`.
 *
 * @example
 * const shop = createMarketday( { restUrl: 'https://shop.example/wp-json/' } );
 * <MarketdayProvider shop={ shop }><ProductGrid query={ { category: 'mugs' } } /></MarketdayProvider>
 */
export * from './shop';
export * from './parts';
export * from '@marketday/features/add-to-basket/library';
export * from '@marketday/features/basket/library';
export * from '@marketday/features/calendar/library';
export * from '@marketday/features/catalogue-sorting/library';
export * from '@marketday/features/checkout/library';
export * from '@marketday/features/compare/library';
export * from '@marketday/features/currency-switcher/library';
export * from '@marketday/features/mini-basket/library';
export * from '@marketday/features/newsletter/library';
export * from '@marketday/features/product/library';
export * from '@marketday/features/product-filter/library';
export * from '@marketday/features/product-gallery/library';
export * from '@marketday/features/product-grid/library';
export * from '@marketday/features/product-search/library';
export * from '@marketday/features/quick-view/library';
export * from '@marketday/features/wishlist/library';
export {
	enhanceValidation,
	type Fault,
	type FormValidation,
	isContactEmail,
	isContactPhone,
	isDate,
	type Messages,
	type Parameter,
	type Rules,
	validate,
} from '@marketday/validation';
