export { mountIslands } from './mount-islands';
export { startHost } from './start-host';
export { pageShop } from './page-shop';
export { isBasketPage, type PageConfig, readPageConfig } from './page-config';
export { goTo } from './go-to';
export {
	type BlockCalls,
	blockCalls,
	CallError,
	createBlockCalls,
	type Field,
} from './block-calls';
export { reportFailure } from './report-failure';
export {
	basketChanges,
	insertViewBasket,
	sendAddition,
} from './basket-changes-on-demand';
export { announceVariation, hearVariations } from './variation-events';
