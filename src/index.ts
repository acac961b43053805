/** The public face of `@marketday/blocks`: components and typed clients for any React front end. */
export { formatMoney, POUND, type Currency } from '@marketday/kernel';
