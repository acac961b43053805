import type { Currency } from './currency';

/**
 * Writes an amount as the shop does, e.g. 123450 pence as `£1,234.50`; the same text as `Money::format()` in php/Store.
 *
 * @example
 * formatMoney( 123450, pounds ); // £1,234.50
 *
 * @param minor    Whole minor units (pence).
 * @param currency How amounts are written.
 */
export function formatMoney( minor: number, currency: Currency ): string {
	const digits = String( Math.abs( minor ) ).padStart(
		currency.minorUnit + 1,
		'0'
	);
	const split = digits.length - currency.minorUnit;
	const whole = digits
		.slice( 0, split )
		.replace( /\B(?=(\d{3})+$)/g, currency.thousandSeparator );
	const fraction = digits.slice( split );
	return (
		( minor < 0 ? '-' : '' ) +
		currency.prefix +
		whole +
		( fraction && currency.decimalSeparator + fraction ) +
		currency.suffix
	);
}
