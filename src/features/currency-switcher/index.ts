export { currencyIsland } from './island';
export { currencyPage } from './currency-page';
export type { PageCurrency } from './currency-page';
