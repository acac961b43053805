export { __, _n, _x, sprintf } from './i18n';
export type { Currency } from './money/currency';
export { POUND } from './money/currency';
export { formatMoney } from './money/format-money';
