// @ts-check

/**
 * How many seconds each suite may take on a quiet machine of two cores, its site included. Two suites run at a time, the browser's
 * alone: with the static checks together under 40 minutes, for all features. A suite that has outgrown its share is mended, or the
 * share is taken from another's.
 *
 * @type {Record<string, number>}
 */
const SHARES = {
	PHPStan: 90,
	jest: 150,
	tools: 150,
	'PHPUnit (sqlite)': 420,
	'PHPUnit (mariadb)': 60,
	'PHPUnit (woocommerce)': 300,
	'contract (sqlite)': 420,
	'contract (mariadb)': 150,
	'contract (wordpress-6.8)': 90,
	'contract (woocommerce)': 420,
	'browser (sqlite)': 960,
	'browser (wordpress-6.8)': 150,
	'browser (woocommerce)': 960,
};

/**
 * @param {string} name A job's.
 * @return {{ share?: number }}
 */
export function shareOf( name ) {
	const share = SHARES[ name ];
	return share === undefined ? {} : { share };
}
