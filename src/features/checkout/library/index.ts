/** `@marketday/blocks/checkout`: the way to the shop's own checkout, and the checkout itself for who has its data. */
export { CheckoutPage } from '../checkout-page';
export type { CheckoutPageProps } from '../checkout-props';
export {
	CheckoutButton,
	type CheckoutButtonProps,
	type LeavingOptions,
	useCheckout,
} from './checkout-button';
export { checkoutAddress, type HandOverOptions } from './hand-over';
