// @ts-check

/**
 * How many seconds each suite may take on a quiet machine of two cores, its site included. Two suites run at a time, the browser's
 * alone: with the static checks together some 25 minutes, which `shares.test.mjs` adds up. A suite that has outgrown its share is
 * mended, or the share is taken from another's.
 *
 * @type {Record<string, number>}
 */
const SHARES = {
	jest: 150,
	tools: 240,
	'PHPUnit (mariadb)': 200,
	'PHPUnit (sqlite)': 60,
	'PHPUnit (woocommerce)': 240,
	'contract (mariadb)': 330,
	'contract (sqlite)': 150,
	'contract (wordpress-6.8)': 100,
	'contract (woocommerce)': 300,
	'front ends': 120,
	'browser (mariadb)': 540,
	'browser (wordpress-6.8)': 150,
	'browser (woocommerce)': 420,
};
/** What installing, building and the static checks take before and beside these. */
export const BEFORE = 180;

/**
 * @return {number} Seconds of a whole run without WooCommerce, as far as the shares are kept.
 */
export function planned() {
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
