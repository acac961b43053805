// @ts-check

/**
 * On what a suite is run: a database, a WordPress, an engine.
 *
 * @typedef {object} Stage
 * @property {string}                 name
 * @property {string}                 tag            How a test says in its file that it belongs on this stage too; '' for one that runs all.
 * @property {'sqlite' | 'mariadb'}  db
 * @property {string}                 wordpress
 * @property {string | undefined}     woocommerceDir
 */

const OLDEST_WORDPRESS = '6.8';

/** @type {Stage} Everything runs here. */
const SQLITE = {
	name: 'sqlite',
	tag: '',
	db: 'sqlite',
	wordpress: 'latest',
	woocommerceDir: undefined,
};

/** @type {Stage} What is written in another way there than on SQLite, and what two do at once. */
const MARIADB = { ...SQLITE, name: 'mariadb', tag: 'mariadb', db: 'mariadb' };

/** @type {Stage} What depends most on the hooks, the calls, the React and the editor that WordPress brings. */
const OLDEST = {
	...SQLITE,
	name: `wordpress-${ OLDEST_WORDPRESS }`,
	tag: 'oldest-wordpress',
	wordpress: OLDEST_WORDPRESS,
};

/**
 * @param {string | undefined} woocommerceDir
 * @return {{ php: Stage[], contract: Stage[], e2e: Stage[] }} The stages of each part.
 */
export function stagesOf( woocommerceDir ) {
	/** @type {Stage[]} */
	const woocommerce = woocommerceDir
		? [ { ...SQLITE, name: 'woocommerce', db: 'mariadb', woocommerceDir } ]
		: [];
	return {
		php: [ SQLITE, MARIADB, ...woocommerce ],
		contract: [ SQLITE, MARIADB, OLDEST, ...woocommerce ],
		e2e: [ SQLITE, OLDEST, ...woocommerce ],
	};
}
