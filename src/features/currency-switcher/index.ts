export { enhanceCurrencySwitchers } from './currency-switcher';
export { ownPage } from './own-page';
export type { PageCurrency } from './own-page';
