import type { Currency } from './currency';

/** The page's direction as it came: what is drawn again has to be what was drawn. */
const isRightToLeft =
	typeof document !== 'undefined' && document.documentElement.dir === 'rtl';

/** Isolates by Unicode's first strong isolate and its end. */
const isolate = ( text: string ) => `\u2068${ text }\u2069`;

/**
 * Writes an amount as the shop does, e.g. 123450 pence as `£1,234.50`; the same text as `Money::format()` in php/Engine/Contract: on a page from right to
 * left it is isolated from the words around it, which would put its signs in their order.
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
	const text =
		( minor < 0 ? '-' : '' ) +
		currency.prefix +
		whole +
		( fraction && currency.decimalSeparator + fraction ) +
		currency.suffix;
	return isRightToLeft ? isolate( text ) : text;
}
