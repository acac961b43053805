/**
 * The public face of `@marketday/blocks`: components and typed clients for any React front end.
 *
 * @example
 * const shop = createMarketday( { restUrl: 'https://shop.example/wp-json/' } );
 * <MarketdayProvider shop={ shop }><MiniBasket … /></MarketdayProvider>
 */
export {
	type AddItem,
	type Address,
	ApiError,
	announce,
	type Basket,
	type BasketLine,
	type BasketState,
	type BasketStore,
	type BasketTotals,
	type CheckoutExtensions,
	type CheckoutOrder,
	type CheckoutResult,
	type Client,
	type ClientOptions,
	createBasketStore,
	createClient,
	createMarketday,
	type Currency,
	type DataExtension,
	emptyBasket,
	formatMoney,
	type Marketday,
	type MarketdayOptions,
	MarketdayProvider,
	type PaymentExtension,
	type StoreApiClient,
	useBasketState,
	useMarketday,
	type WcAjaxClient,
} from '@marketday/kernel';
export { totalRows } from '@marketday/kernel/totals';
export {
	AddToBasket,
	type AddToBasketProps,
} from '@marketday/features/add-to-basket';
export { BasketPage, type BasketPageProps } from '@marketday/features/basket';
export {
	CheckoutPage,
	type CheckoutPageProps,
} from '@marketday/features/checkout';
export {
	MiniBasket,
	MiniBasketContents,
	type MiniBasketContentsProps,
	type MiniBasketProps,
} from '@marketday/features/mini-basket';
export {
	AmountList,
	type AmountListProps,
	type AmountRow,
	type Choice,
	ChoiceList,
	type ChoiceListProps,
	Dialog,
	type DialogProps,
	Field,
	type FieldProps,
	NoticeList,
	type NoticeListProps,
	QuantityInput,
	type QuantityInputProps,
	type QuantityRule,
	Toast,
	type ToastProps,
} from '@marketday/ui';
export {
	enhanceValidation,
	type Fault,
	type FormValidation,
	isContactEmail,
	isContactPhone,
	isDate,
	type Parameter,
	type Rules,
	validate,
} from '@marketday/validation';
