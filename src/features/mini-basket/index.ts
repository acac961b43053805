export { MiniBasket, type MiniBasketProps } from './mini-basket';
export {
	MiniBasketContents,
	type MiniBasketContentsProps,
} from './mini-basket-contents';
