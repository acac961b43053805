export { CheckoutPage } from './checkout-page';
export type {
	AddressField,
	AddressForms,
	CheckoutPageProps,
	PaymentMethod,
} from './checkout-props';
