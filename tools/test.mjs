// @ts-check
import { findPhp } from './php/find-php.mjs';
import { ensureBuild } from './setup/build.mjs';
import { findChromium } from './setup/chromium.mjs';
import { ensureComposerPackages } from './setup/composer-packages.mjs';
import { ensureNodePackages } from './setup/node-packages.mjs';
import { CHECKOUT } from './site/site-folder.mjs';
import { Problem, runTool } from './terminal/problem.mjs';
import { createProgress, secondsSince } from './terminal/progress.mjs';
import { runJobs } from './test/run-jobs.mjs';
import { staticChecks, weightCheck } from './test/static-checks.mjs';
import {
	browserSuite,
	contractSuite,
	phpSuite,
	toolSuite,
	unitSuite,
} from './test/suites.mjs';

/** @typedef {import('./test/run-jobs.mjs').Job} Job */
/** @typedef {import('./test/suites.mjs').Bench} Bench */
/** @typedef {import('./test/suites.mjs').Stage} Stage */

const HELP = `npm test: every check and every suite.

  npm test                     all of them
  npm run check                the static checks
  npm run test:unit            jest
  npm run test:tools           the tools' own tests, and the packaged plugin in a clean WordPress
  npm run test:php             PHPUnit in a real WordPress
  npm run test:contract        the contract over HTTP
  npm run test:e2e             the browser suite

  -- --only NAME               one stage: sqlite, mariadb, wordpress-6.8, woocommerce
  -- ANYTHING ELSE             goes to the runner, for example a file's name
  WOOCOMMERCE_DIR              an unpacked WooCommerce: the stage woocommerce is run too
`;
const OLDEST_WORDPRESS = '6.8';
const PARTS = [ 'check', 'unit', 'tools', 'php', 'contract', 'e2e' ];

/** @type {Stage} */
const SQLITE = {
	name: 'sqlite',
	db: 'sqlite',
	wordpress: 'latest',
	woocommerceDir: undefined,
};
/** @type {Stage} */
const MARIADB = {
	...SQLITE,
	name: 'mariadb',
	db: 'mariadb',
	// What is written in another way there than on SQLite.
	inPhp: [ 'tests/php/Store/Index', 'tests/php/FacetIndex' ],
};
/** @type {Stage} */
const OLDEST = {
	...SQLITE,
	name: `wordpress-${ OLDEST_WORDPRESS }`,
	wordpress: OLDEST_WORDPRESS,
	// What depends most on the React and the editor that WordPress brings.
	inBrowser: [ 'editor.spec', 'basket.spec', '--project=desktop' ],
};

await runTool( () => main( process.argv.slice( 2 ) ) );

/**
 * @param {string[]} words Names of parts, then what is for the runner.
 * @return {Promise<number>} 1 when anything failed.
 */
async function main( words ) {
	if ( words.includes( '--help' ) ) {
		process.stdout.write( HELP );
		return 0;
	}
	const started = performance.now();
	const progress = createProgress();
	const { parts, only, args } = readWords( words );
	const bench = await setUp( progress, parts, args );
	const { passed, failed, broken } = await runJobs(
		jobsOf( bench, parts, only ),
		progress.line
	);
	progress.line(
		`\n  ${ secondsSince( started ) }${
			broken.length > 0
				? `; something failed in: ${ broken.join( ', ' ) }`
				: ''
		}`
	);
	progress.line( `${ passed } passed, ${ failed } failed` );
	return failed > 0 ? 1 : 0;
}

/** @param {string[]} words */
function readWords( words ) {
	const parts = words
		.filter( ( word ) => PARTS.includes( word ) )
		.slice( 0, 1 );
	const rest = words.filter( ( word ) => word !== parts[ 0 ] );
	const at = rest.indexOf( '--only' );
	const only = at < 0 ? undefined : rest[ at + 1 ];
	return {
		parts: parts.length > 0 ? parts : PARTS,
		only,
		args: at < 0 ? rest : rest.toSpliced( at, 2 ),
	};
}

/**
 * Installs and builds whatever the wanted parts need.
 *
 * @param {import('./terminal/progress.mjs').Progress} progress
 * @param {string[]}                                   parts
 * @param {string[]}                                   args
 * @return {Promise<Bench>}
 */
async function setUp( progress, parts, args ) {
	const needs = ( /** @type {string[]} */ ...names ) =>
		names.some( ( name ) => parts.includes( name ) );
	await ensureNodePackages( CHECKOUT, progress );
	if (
		needs( 'check', 'tools', 'php', 'contract', 'e2e' ) &&
		( await findPhp( 'sqlite', progress ) ).kind === 'wasm'
	) {
		throw new Problem(
			'The tests need PHP 8.1 or newer with pdo_sqlite on this machine. Install it (on Debian: php-cli and php-sqlite3), and run this again.'
		);
	}
	if ( needs( 'check', 'php' ) ) {
		await ensureComposerPackages( CHECKOUT, progress );
	}
	if ( needs( 'tools', 'php', 'contract', 'e2e' ) ) {
		await ensureBuild( CHECKOUT, progress );
	}
	const onLine =
		parts.length === 1 && parts[ 0 ] !== 'check'
			? progress.line
			: undefined;
	return {
		checkout: CHECKOUT,
		args,
		onLine,
		chromium: needs( 'e2e' ) ? await findChromium( progress ) : '',
	};
}

/**
 * @param {Bench}              bench
 * @param {string[]}           parts
 * @param {string | undefined} only
 * @return {Job[]}
 */
function jobsOf( bench, parts, only ) {
	const woocommerceDir = process.env.WOOCOMMERCE_DIR;
	/** @type {Stage[]} */
	const woocommerce = woocommerceDir
		? [ { ...SQLITE, name: 'woocommerce', db: 'mariadb', woocommerceDir } ]
		: [];
	const wanted = ( /** @type {Stage[]} */ stages ) =>
		stages.filter( ( stage ) => only === undefined || stage.name === only );
	const jobs = {
		check: () => staticChecks( CHECKOUT ),
		unit: () => [ unitSuite( bench ) ],
		tools: () => [ toolSuite( bench ), weightCheck( CHECKOUT ) ],
		php: () =>
			wanted( [ SQLITE, MARIADB, ...woocommerce ] ).map( ( stage ) =>
				phpSuite( bench, stage )
			),
		contract: () =>
			wanted( [ SQLITE, MARIADB, OLDEST, ...woocommerce ] ).map(
				( stage ) => contractSuite( bench, stage )
			),
		e2e: () =>
			wanted( [ SQLITE, OLDEST, ...woocommerce ] ).map( ( stage ) =>
				browserSuite( bench, stage )
			),
	};
	return Object.entries( jobs )
		.flatMap( ( [ part, make ] ) =>
			parts.includes( part ) ? make() : []
		)
		.map( ( job ) => ( { ...job, isLive: bench.onLine !== undefined } ) );
}
