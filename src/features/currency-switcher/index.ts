export { currencyIsland } from './island';
export { ownPage } from './own-page';
export type { PageCurrency } from './own-page';
