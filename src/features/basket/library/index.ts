/** `@marketday/blocks/basket`: the whole basket, with coupon, delivery and sums. */
export type { BasketPageProps } from '../basket-page';
export { BasketPage } from './basket-page';
export { ShopBasket, type ShopBasketProps } from './shop-basket';
export { type TotalRow, totalRows } from '@marketday/kernel/totals';
