/** `@marketday/blocks/currency-switcher`: the visitor's currency. Needs a shop with Marketday. */
export { withParameters } from '@marketday/kernel/headless';
export { CurrencySelect, type CurrencySelectProps } from './currency-select';
export {
	createCurrencyStore,
	type CurrencyActions,
	currencyParameters,
	type CurrencyState,
	type CurrencyStore,
	type CurrencyStoreOptions,
	fetchCurrencies,
} from './currency-store';
