// @ts-check
/** What PayPal refuses in a purchase unit: sums that do not add up, fields that are too long, currencies with the wrong decimals. */

/** Currencies without decimals. */
const WHOLE = [ 'HUF', 'JPY', 'TWD' ];

/** @typedef {{ field: string, issue: string, description: string }} Fault */
/** @typedef {Record<string, any>} Unit */

/**
 * @param {any} money
 * @return {number | null} In minor units, null where it is none.
 */
export function minor( money ) {
	const decimals = WHOLE.includes( money?.currency_code ) ? 0 : 2;
	const form = decimals ? /^\d{1,9}\.\d{2}$/ : /^\d{1,9}$/;
	return typeof money?.value === 'string' && form.test( money.value )
		? Math.round( Number( money.value ) * 10 ** decimals )
		: null;
}

/**
 * @param {Unit} unit
 * @return {Fault[]} Nothing where PayPal would take it.
 */
export function unitFaults( unit ) {
	return [
		...amountFaults( unit ),
		...itemFaults( unit ),
		...textFaults( unit ),
	];
}

/**
 * @param {string} field
 * @param {string} issue
 * @return {Fault}
 */
const fault = ( field, issue ) => ( {
	field: `/purchase_units/@reference_id=='default'/${ field }`,
	issue,
	description: issue.toLowerCase().replaceAll( '_', ' ' ),
} );

/** @param {Unit} unit */
function amountFaults( { amount, items } ) {
	const total = minor( amount );
	if ( total === null || total < 1 ) {
		return [ fault( 'amount/value', 'INVALID_PARAMETER_VALUE' ) ];
	}
	const parts = amount.breakdown;
	if ( ! parts ) {
		return items?.length
			? [ fault( 'amount/breakdown/item_total', 'ITEM_TOTAL_REQUIRED' ) ]
			: [];
	}
	const values = Object.values( parts ).map( minor );
	if (
		values.includes( null ) ||
		Object.values( parts ).some(
			( part ) => part.currency_code !== amount.currency_code
		)
	) {
		return [ fault( 'amount/breakdown', 'INVALID_PARAMETER_VALUE' ) ];
	}
	const of = ( /** @type {string} */ name ) => minor( parts[ name ] ) ?? 0;
	const sum =
		of( 'item_total' ) +
		of( 'tax_total' ) +
		of( 'shipping' ) +
		of( 'handling' ) +
		of( 'insurance' ) -
		of( 'shipping_discount' ) -
		of( 'discount' );
	return sum === total ? [] : [ fault( 'amount/value', 'AMOUNT_MISMATCH' ) ];
}

/** @param {Unit} unit */
function itemFaults( { amount, items = [] } ) {
	let total = 0;
	let tax = 0;
	for ( const item of items ) {
		const price = minor( item.unit_amount );
		const quantity = String( item.quantity );
		if (
			price === null ||
			! /^[1-9]\d{0,9}$/.test( quantity ) ||
			item.unit_amount.currency_code !== amount?.currency_code
		) {
			return [ fault( 'items', 'INVALID_PARAMETER_VALUE' ) ];
		}
		total += price * Number( quantity );
		tax += ( minor( item.tax ) ?? 0 ) * Number( quantity );
	}
	if ( items.length && total !== minor( amount?.breakdown?.item_total ) ) {
		return [
			fault( 'amount/breakdown/item_total', 'ITEM_TOTAL_MISMATCH' ),
		];
	}
	return tax > 0 && tax !== minor( amount?.breakdown?.tax_total )
		? [ fault( 'amount/breakdown/tax_total', 'TAX_TOTAL_MISMATCH' ) ]
		: [];
}

/** @param {Unit} unit */
function textFaults( {
	items = [],
	custom_id: custom,
	invoice_id: invoice,
	soft_descriptor: statement,
	shipping,
} ) {
	const faults = [];
	for ( const { name, sku, description } of items ) {
		if (
			! name ||
			[ name, sku, description ].some( ( text ) => text?.length > 127 )
		) {
			faults.push( fault( 'items', 'INVALID_STRING_LENGTH' ) );
		}
	}
	if (
		custom?.length > 127 ||
		invoice?.length > 127 ||
		statement?.length > 22
	) {
		faults.push( fault( 'custom_id', 'INVALID_STRING_LENGTH' ) );
	}
	const address = shipping?.address;
	if ( address && ! /^[A-Z]{2}$/.test( address.country_code ?? '' ) ) {
		faults.push(
			fault( 'shipping/address/country_code', 'INVALID_PARAMETER_SYNTAX' )
		);
	}
	if ( address?.country_code === 'GB' && ! address.postal_code ) {
		faults.push(
			fault( 'shipping/address/postal_code', 'POSTAL_CODE_REQUIRED' )
		);
	}
	return faults;
}
