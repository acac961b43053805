export { __, _n, _x, sprintf } from './i18n';
export type { Currency } from './money/currency';
export { POUND } from './money/currency';
export { formatMoney } from './money/format-money';
export { ApiError } from './api/api-error';
export { createClient } from './api/client';
export type { Client, ClientOptions } from './api/calls';
export type {
	AddItem,
	CheckoutOrder,
	CheckoutResult,
	StoreApiClient,
} from './api/store-api-client';
export type {
	FormFields,
	Fragments,
	FragmentsResponse,
	WcAjaxClient,
} from './api/wc-ajax-client';
export {
	type Address,
	type AddressKind,
	EMPTY_ADDRESS,
} from './basket/address';
export {
	type AppliedCoupon,
	type Basket,
	type BasketLine,
	type BasketTotals,
	type CrossSell,
	emptyBasket,
	type FreeDelivery,
	type NamedAmount,
	type ShippingPackage,
	type ShippingRate,
} from './basket/basket';
export {
	type BasketMemory,
	browserMemory,
	noMemory,
} from './basket/basket-memory';
export {
	type BasketActions,
	type BasketState,
	type BasketStore,
	type BasketStoreOptions,
	createBasketStore,
} from './basket/basket-store';
export { announce } from './announce/announce';
export { reachShop } from './connection/reach-shop';
export type { Notice } from './basket/notice';
export {
	type CheckoutExtensions,
	type CheckoutForm,
	type DataExtension,
	type PaymentExtension,
	type PaymentFieldsProps,
} from './checkout/checkout-extensions';
export {
	type Marketday,
	MarketdayProvider,
	useBasketState,
	useMarketday,
} from './marketday-provider';
export { createMarketday, type MarketdayOptions } from './create-marketday';
export type {
	Variation,
	VariationImage,
	WireVariation,
} from './catalogue/variation';
