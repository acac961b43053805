/** `@marketday/blocks/mini-basket`: the button of the basket, and what is in it. */
export { MiniBasket, type MiniBasketProps } from '../mini-basket';
export {
	MiniBasketContents,
	type MiniBasketContentsProps,
} from '../mini-basket-contents';
