/** Form of the amounts of one currency. The same shape as `Currency::toArray()` in php/Engine/Contract. */
export interface Currency {
	readonly code: string;
	readonly symbol: string;
	/** Decimals of the currency: 2 for GBP. */
	readonly minorUnit: number;
	readonly decimalSeparator: string;
	readonly thousandSeparator: string;
	readonly prefix: string;
	readonly suffix: string;
}

export const POUND: Currency = {
	code: 'GBP',
	symbol: '£',
	minorUnit: 2,
	decimalSeparator: '.',
	thousandSeparator: ',',
	prefix: '£',
	suffix: '',
};
