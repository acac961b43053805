export {
	type BasketUpdate,
	startStorefrontEvents,
	type Storefront,
	type StorefrontActions,
	type StorefrontEvents,
	type StorefrontHost,
} from './storefront-events';
