// @ts-check
import { SITE_KINDS } from './site-kinds.mjs';

/**
 * On what a suite is run: a database, a WordPress, an engine.
 *
 * @typedef {object} Stage
 * @property {string}                 name
 * @property {string}                 tag            How a test says in its file that it belongs on this stage too; '' for one that runs all.
 * @property {string[]}               phpunit        What chooses its tests of PHPUnit.
 * @property {boolean}                isJudged       Whether axe and Alfa look at each state here: what they find is in the markup, which is the same everywhere.
 * @property {number}                 browsers      How many browser tests run at a time: one beside other suites, more alone.
 * @property {'sqlite' | 'mariadb'}  db
 * @property {string}                 wordpress
 * @property {string | undefined}     woocommerceDir
 * @property {boolean}                isNightly     Whether it runs at night alone, or when it is named.
 * @property {Partial<import('../site/setup.mjs').Setup>} setup What is set up otherwise than usual.
 */

const OLDEST_WORDPRESS = '6.8';

/** @type {Stage} Everything runs here, on what most sites have. */
const MARIADB = {
	name: 'mariadb',
	tag: '',
	phpunit: [],
	isJudged: true,
	// One more than cores: tests wait for animations, answers and pieces of slow pages.
	browsers: 3,
	db: 'mariadb',
	wordpress: 'latest',
	woocommerceDir: undefined,
	isNightly: false,
	setup: {},
};

/** @type {Stage} What is written in another way there than on MariaDB. */
const SQLITE = {
	...MARIADB,
	name: 'sqlite',
	tag: 'sqlite',
	phpunit: [ '--group', 'sqlite' ],
	isJudged: false,
	db: 'sqlite',
};

/** @type {Stage} What depends most on the hooks, the calls, the React and the editor that WordPress brings. */
const OLDEST = {
	...MARIADB,
	name: `wordpress-${ OLDEST_WORDPRESS }`,
	tag: 'oldest-wordpress',
	isJudged: false,
	browsers: 1,
	wordpress: OLDEST_WORDPRESS,
};

/** @type {Stage} What asks an engine; what asks none is the same there. */
const WOOCOMMERCE = {
	...MARIADB,
	name: 'woocommerce',
	tag: 'woocommerce',
	phpunit: [ '--testsuite', 'woocommerce' ],
	isJudged: false,
};

/** @type {Stage[]} A walk over a site that is set up in another way than ours. */
const KINDS = Object.entries( SITE_KINDS ).map( ( [ name, setup ] ) => ( {
	...MARIADB,
	name,
	tag: name,
	isJudged: false,
	isNightly: true,
	setup,
} ) );

/** The stage that runs everything. */
export const MAIN = MARIADB.name;

export const STAGES = [ MARIADB, SQLITE, OLDEST, WOOCOMMERCE, ...KINDS ].map(
	( { name } ) => name
);

/**
 * @param {string | undefined} woocommerceDir
 * @param {boolean}            [isEverywhere] Whether each runs everything and judges it.
 * @return {{ php: Stage[], contract: Stage[], e2e: Stage[] }} The stages of each part.
 */
export function stagesOf( woocommerceDir, isEverywhere = false ) {
	const woocommerce = woocommerceDir
		? [ { ...WOOCOMMERCE, woocommerceDir } ]
		: [];
	const parts = {
		php: [ MARIADB, SQLITE, ...woocommerce ],
		contract: [ MARIADB, SQLITE, OLDEST, ...woocommerce, ...KINDS ],
		e2e: [ MARIADB, OLDEST, ...woocommerce ],
	};
	if ( ! isEverywhere ) {
		return parts;
	}
	const whole = ( /** @type {Stage} */ stage ) =>
		stage.isNightly
			? stage
			: { ...stage, tag: '', phpunit: [], isJudged: true };
	return {
		php: parts.php.map( whole ),
		contract: parts.contract.map( whole ),
		e2e: parts.e2e.map( whole ),
	};
}
