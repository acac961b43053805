export { CheckoutPage } from './checkout-page';
export type {
	AccountOffer,
	AddressField,
	AddressForms,
	CheckoutPageProps,
	OrderField,
	PaymentMethod,
} from './checkout-props';
