// @ts-check

/**
 * @typedef {Object} Row
 * @property {string}      name
 * @property {number}      value
 * @property {string}      unit
 * @property {number|null} budget   The most it may be; null where none is set.
 * @property {number|null} baseline WooCommerce's own blocks in the same run.
 * @property {number|null} ratio    value / baseline.
 * @property {boolean}     ok       Within the budget.
 */

/**
 * Of a page of the demo, in KiB, gzipped: the listing's own, which `npm run check:size` weighs, and what else stands on each of its pages:
 * where a visitor came from (2) and the footer's newsletter form (1); styles of forms, small buttons, badges and the header's parts (4.5).
 */
export const PAGE_BUDGETS = { before: 12 + 3, after: 24 + 3, styles: 8 + 4.5 };

/**
 * @param {string}      name
 * @param {number}      value
 * @param {string}      unit
 * @param {number|null} [budget]
 * @param {number|null} [baseline]
 * @return {Row}
 */
export function row( name, value, unit, budget = null, baseline = null ) {
	const rounded = Math.round( value * 100 ) / 100;
	return {
		name,
		value: rounded,
		unit,
		budget,
		baseline: baseline === null ? null : Math.round( baseline * 100 ) / 100,
		ratio: baseline
			? Math.round( ( value / baseline ) * 1000 ) / 1000
			: null,
		ok: budget === null || rounded <= budget,
	};
}

/**
 * @param {Row[]} rows
 * @return {string} A table for the terminal.
 */
export function table( rows ) {
	const lines = [
		[ 'what', 'value', 'budget', 'WooCommerce', 'ratio', '' ],
		...rows.map( cells ),
	];
	const widths =
		lines[ 0 ]?.map( ( _, column ) =>
			Math.max( ...lines.map( ( line ) => line[ column ]?.length ?? 0 ) )
		) ?? [];
	return lines
		.map( ( line ) =>
			line
				.map( ( cell, column ) =>
					column === 0
						? cell.padEnd( widths[ column ] ?? 0 )
						: cell.padStart( widths[ column ] ?? 0 )
				)
				.join( '  ' )
		)
		.join( '\n' );
}

/** @param {Row} one */
function cells( one ) {
	const show = ( /** @type {number|null} */ value ) =>
		value === null ? '' : String( value );
	return [
		one.name,
		`${ one.value } ${ one.unit }`,
		show( one.budget ),
		show( one.baseline ),
		show( one.ratio ),
		one.ok ? '' : 'over budget',
	];
}
