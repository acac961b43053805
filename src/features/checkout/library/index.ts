/** `@marketday/blocks/checkout`: the way to the shop's own checkout, and the checkout itself for who has its data. */
export { CheckoutPage } from './checkout-page';
export type {
	AccountOffer,
	AddressField,
	AddressForms,
	CheckoutPageProps,
	OrderField,
	PaymentMethod,
} from '../checkout-props';
export type { LoginCall, LoginErrors } from '../login-call';
export type { Login } from '../login-form';
export type { ServerAddressProvider } from '@marketday/kernel/address-search';
export {
	CheckoutButton,
	type CheckoutButtonProps,
	type LeavingOptions,
	useCheckout,
} from './checkout-button';
export { checkoutAddress, type HandOverOptions } from './hand-over';
export {
	type CheckoutActions,
	type CheckoutState,
	type CheckoutStore,
	type CheckoutStoreOptions,
	createCheckoutStore,
} from './checkout-store';
export type { OrderRequest } from '../send-order';
