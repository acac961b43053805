// @ts-check
import { Problem } from '../terminal/problem.mjs';

/** A class of the main part of each kind of page, by who draws it: Marketday, WooCommerce's blocks or its shortcodes. */
const MAIN_PARTS = {
	listing: {
		marketday: 'wp-block-marketday-product-grid',
		block: 'wp-block-woocommerce-product-collection',
	},
	filter: {
		marketday: 'wp-block-marketday-product-filter',
		block: 'wp-block-woocommerce-product-filters',
	},
	product: {
		marketday: 'wp-block-marketday-product',
		block: 'wp-block-woocommerce-product-image-gallery',
		classic: 'woocommerce-product-gallery',
	},
	basket: {
		marketday: 'wp-block-marketday-basket',
		block: 'wp-block-woocommerce-cart',
		classic: 'woocommerce-cart-form',
	},
	checkout: {
		marketday: 'wp-block-marketday-checkout',
		block: 'wp-block-woocommerce-checkout',
		// The page's body has the form's class too.
		classic: 'woocommerce-checkout-review-order-table',
	},
};

/** @typedef {keyof typeof MAIN_PARTS} Kind */
/** @typedef {'marketday' | 'block' | 'classic'} Maker */

/**
 * Ends the measurement with a sentence where a page is not the one that is meant.
 *
 * @param {string} html
 * @param {Kind}   kind
 * @param {Maker}  maker   Who is to have drawn it.
 * @param {string} address For the sentence.
 */
export function expectMaker( html, kind, maker, address ) {
	const parts = Object.entries( MAIN_PARTS[ kind ] );
	const wanted = parts.find( ( [ name ] ) => name === maker )?.[ 1 ] ?? '';
	if ( ! hasClass( html, wanted ) ) {
		throw new Problem(
			`${ address } is to be measured as the ${ kind } page of '${ maker }' and shows no '${ wanted }'.`
		);
	}
	const foreign =
		parts.find(
			( [ name, part ] ) =>
				( name === 'marketday' ) !== ( maker === 'marketday' ) &&
				hasClass( html, part )
		)?.[ 1 ] ?? ( maker === 'marketday' ? '' : traceOfOurs( html ) );
	if ( foreign ) {
		throw new Problem(
			`${ address } is to be measured as the ${ kind } page of '${ maker }' and shows '${ foreign }' too.`
		);
	}
}

/** @param {string} html @param {string} name */
const hasClass = ( html, name ) =>
	new RegExp( `\\sclass="(?:[^"]*\\s)?${ name }[\\s"]` ).test( html );

/** The site itself is called Marketday. @param {string} html */
const traceOfOurs = ( html ) =>
	/wp-block-marketday-[\w-]+|\/plugins\/marketday\//.exec( html )?.[ 0 ] ??
	'';
