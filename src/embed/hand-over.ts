/** Loaded with the first press that leads to the checkout. */
export { checkoutAddress } from '@marketday/features/checkout/library';
