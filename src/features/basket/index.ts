export { BasketPage, type BasketPageProps } from './basket-page';
