export { mountIslands } from './mount-islands';
export { startHost } from './start-host';
export { pageShop } from './page-shop';
export { isBasketPage, type PageConfig, readPageConfig } from './page-config';
export { goTo } from './go-to';
export { blockCalls } from './block-calls-on-demand';
export type { BlockCalls, Field } from './block-calls';
export { reportFailure } from './report-failure';
export { reportUnchanged } from './report-unchanged';
export {
	basketChanges,
	insertViewBasket,
	sendAddition,
} from './basket-changes-on-demand';
export { listings } from './listings-on-demand';
export type { ListingView } from './listing-view';
export type { BlockSwap } from './swap-block';
