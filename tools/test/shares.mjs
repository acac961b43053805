// @ts-check

/**
 * How many seconds each suite takes on a quiet machine of two cores, its site included, as it was measured on 28 November 2026 with
 * some 3,430 tests of PHPUnit, 1,550 of jest, 1,180 of the contract and 275 in the browser, and what was cut since was reckoned.
 * Two suites run at a time, the browser's alone: with the static checks together some 27 minutes, which `shares.test.mjs` adds up.
 * The aim is 25, and 20 after that. A suite that has outgrown its share is mended, or the share is taken from another's.
 *
 * @type {Record<string, number>}
 */
const SHARES = {
	jest: 140,
	tools: 250,
	'PHPUnit (mariadb)': 285,
	'PHPUnit (sqlite)': 90,
	'PHPUnit (woocommerce)': 240,
	'contract (mariadb)': 375,
	'contract (sqlite)': 100,
	'contract (wordpress-6.8)': 100,
	'contract (woocommerce)': 330,
	'front ends': 85,
	'browser (mariadb)': 685,
	'browser (wordpress-6.8)': 80,
	'browser (woocommerce)': 420,
};
/** What installing, building and the static checks take before and beside these. */
export const BEFORE = 180;

/**
 * @return {number} Seconds of a whole run without WooCommerce, as far as the shares are kept.
 */
export function plannedSeconds() {
	const seconds = ( /** @type {( name: string ) => boolean} */ isWanted ) =>
		Object.entries( SHARES )
			.filter(
				( [ name ] ) =>
					! name.includes( 'woocommerce' ) && isWanted( name )
			)
			.reduce( ( sum, [ , share ] ) => sum + share, 0 );
	const isAlone = ( /** @type {string} */ name ) =>
		name === 'browser (mariadb)';
	return (
		BEFORE +
		seconds( isAlone ) +
		seconds( ( name ) => ! isAlone( name ) ) / 2
	);
}

/**
 * @param {string} name A job's.
 * @return {{ share?: number }}
 */
export function shareOf( name ) {
	const share = SHARES[ name ];
	return share === undefined ? {} : { share };
}
