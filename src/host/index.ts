export { mountIslands } from './mount-islands';
export { startHost } from './start-host';
export { pageShop } from './page-shop';
export { isBasketPage, type PageConfig, readPageConfig } from './page-config';
export { learnFromFragments, replaceFragments } from './fragments';
export { goTo } from './go-to';
export { reportFailure } from './report-failure';
export { announceChange, announceFragments } from './woo-events';
