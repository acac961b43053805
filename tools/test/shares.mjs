// @ts-check

/**
 * How many seconds each suite may take on a quiet machine of two cores, its site included. Two suites run at a time, the browser's
 * alone: together 20 minutes. A suite that has outgrown its share is mended, or the share is taken from another's.
 *
 * @type {Record<string, number>}
 */
const SHARES = {
	PHPStan: 60,
	jest: 90,
	tools: 120,
	'PHPUnit (sqlite)': 240,
	'PHPUnit (mariadb)': 40,
	'PHPUnit (woocommerce)': 240,
	'contract (sqlite)': 200,
	'contract (mariadb)': 120,
	'contract (wordpress-6.8)': 60,
	'contract (woocommerce)': 240,
	'browser (sqlite)': 240,
	'browser (wordpress-6.8)': 60,
	'browser (woocommerce)': 240,
};

/**
 * @param {string} name A job's.
 * @return {{ share?: number }}
 */
export function shareOf( name ) {
	const share = SHARES[ name ];
	return share === undefined ? {} : { share };
}
