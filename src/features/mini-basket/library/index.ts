/** `@marketday/blocks/mini-basket`: the button of the basket, and what is in it. */
export type { MiniBasketProps } from '../mini-basket';
export type { MiniBasketContentsProps } from '../mini-basket-contents';
export { MiniBasket } from './mini-basket';
export { MiniBasketContents } from './mini-basket-contents';
