// @ts-check
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesBelow } from '../files/fingerprint.mjs';
import { startSite } from '../site/index.mjs';
import { CHECKOUT } from '../site/site-folder.mjs';
import { run } from '../terminal/run-process.mjs';
import {
	countJest,
	countJunit,
	countPlaywright,
	countTap,
} from './results.mjs';
import { checkHtml } from './html-check.mjs';
import { afterSecondTries } from './second-tries.mjs';
import { browserFiles, contractFiles, patternsOf } from './tags.mjs';

/**
 * What the runners are given.
 *
 * @typedef {object} Bench
 * @property {string}                                    checkout
 * @property {string[]}                                  args     Further arguments for the runner, such as a test's name.
 * @property {boolean}                                   isWhole  Whether nothing was chosen of the suites.
 * @property {( ( line: string ) => void ) | undefined} onLine   Sees the runner's output as it comes.
 * @property {string}                                    chromium
 *
 * @typedef {import('./stages.mjs').Stage} Stage
 */

/**
 * jest on React and plain TypeScript.
 *
 * @param {Bench}    bench
 * @param {string[]} chosen Folders; all, where there is none.
 * @return {import('./run-jobs.mjs').Job}
 */
export function unitSuite( bench, chosen ) {
	return {
		name: 'jest',
		run: () =>
			runJest(
				bench,
				'unit',
				[
					join( bench.checkout, 'node_modules/.bin/wp-scripts' ),
					'test-unit-js',
					'--config',
					'jest.config.js',
					...chosen,
				],
				{}
			),
	};
}

/**
 * The tools' own tests, with the installation of the packaged plugin.
 *
 * @param {Bench} bench
 * @return {import('./run-jobs.mjs').Job}
 */
export function toolSuite( bench ) {
	return {
		name: 'tools',
		async run() {
			const all = (
				await filesBelow( join( bench.checkout, 'tools' ) )
			).filter( ( file ) => file.endsWith( '.test.mjs' ) );
			const args = [
				'--test',
				'--test-reporter=tap',
				...( bench.args.length > 0 ? bench.args : all ),
			];
			const { stdout, stderr } = await run(
				process.execPath,
				args,
				options( bench, {} )
			);
			return { ...countTap( stdout ), output: stdout + stderr };
		},
	};
}

/**
 * PHPUnit inside a real WordPress.
 *
 * @param {Bench}    bench
 * @param {Stage}    stage
 * @param {string[]} chosen Paths; all that belong on the stage, where there is none.
 * @return {import('./run-jobs.mjs').Job}
 */
export function phpSuite( bench, stage, chosen ) {
	return {
		name: `PHPUnit (${ stage.name })`,
		run: () =>
			onStage( bench, stage, false, async ( env ) => {
				const file = await resultFile( `php-${ stage.name }.xml` );
				const { stdout, stderr } = await run(
					'php',
					[
						'-d',
						'memory_limit=1G',
						'vendor/bin/phpunit',
						'--log-junit',
						file,
						...chosen,
						...bench.args,
						...( isOpen( bench, stage, chosen )
							? [ '--group', stage.tag ]
							: [] ),
					],
					options( bench, env )
				);
				return {
					...( await countJunit( file ) ),
					output: stdout + stderr,
				};
			} ),
	};
}

/**
 * The contract over HTTP.
 *
 * @param {Bench}    bench
 * @param {Stage}    stage
 * @param {string[]} chosen Patterns of files; all that belong on the stage, where there is none.
 * @return {import('./run-jobs.mjs').Job}
 */
export function contractSuite( bench, stage, chosen ) {
	const command = [
		join( bench.checkout, 'node_modules/.bin/jest' ),
		'--config',
		'tests/contract/jest.config.js',
		'--runInBand',
	];
	return {
		name: `contract (${ stage.name })`,
		run: () =>
			onStage( bench, stage, false, async ( env ) => {
				const files = isOpen( bench, stage, chosen )
					? taggedWith( stage, await contractFiles( bench.checkout ) )
					: chosen;
				return runJest(
					bench,
					`contract-${ stage.name }`,
					[ ...command, ...files ],
					env
				);
			} ),
	};
}

/**
 * The shop in a real browser.
 *
 * @param {Bench}    bench
 * @param {Stage}    stage
 * @param {string[]} chosen Patterns of files; all that belong on the stage, where there is none.
 * @return {import('./run-jobs.mjs').Job}
 */
export function browserSuite( bench, stage, chosen ) {
	return {
		name: `browser (${ stage.name })`,
		alone: true,
		run: () =>
			onStage( bench, stage, true, async ( env ) => {
				const files = isOpen( bench, stage, chosen )
					? taggedWith( stage, await browserFiles( bench.checkout ) )
					: chosen;
				const file = await resultFile( `e2e-${ stage.name }.json` );
				const args = [
					'test',
					'--config',
					'tests/e2e/playwright.config.ts',
					'--reporter=list,json',
					'--output',
					join(
						bench.checkout,
						'test-results',
						`e2e-${ stage.name }`
					),
					...files,
					...bench.args,
				];
				const pages = await resultFile( 'html' );
				const more = {
					...env,
					CHROMIUM: bench.chromium,
					MARKETDAY_HTML_DIR: pages,
					PLAYWRIGHT_JSON_OUTPUT_FILE: file,
				};
				const { stdout, stderr } = await run(
					join( bench.checkout, 'node_modules/.bin/playwright' ),
					args,
					options( bench, more )
				);
				const outcome = await afterSecondTries(
					join( bench.checkout, '.stamps/second-tries.json' ),
					stage.name,
					{
						...( await countPlaywright( file ) ),
						output: stdout + stderr,
					}
				);
				return withHtml( outcome, await checkHtml( pages ) );
			} ),
	};
}

/**
 * @param {Bench}    bench
 * @param {Stage}    stage
 * @param {string[]} chosen
 * @return {boolean} Whether nobody chose what is run, so that the stage chooses by its tag.
 */
function isOpen( { args }, { tag }, chosen ) {
	return tag !== '' && args.length + chosen.length === 0;
}

/**
 * @param {Stage}                              stage
 * @param {import('./tags.mjs').TaggedFile[]} files
 */
function taggedWith( { tag }, files ) {
	return patternsOf(
		files
			.filter( ( { alsoOn } ) => alsoOn.includes( tag ) )
			.map( ( { path } ) => path )
	);
}

/**
 * Starts the stage's site and tells the runner about it. That the site logged no error of ours is one test more.
 *
 * @param {Bench}                                                                   bench
 * @param {Stage}                                                                   stage
 * @param {boolean}                                                                 demo  Whether the suite shops in the demo shop.
 * @param {( env: NodeJS.ProcessEnv ) => Promise<import('./run-jobs.mjs').Outcome>} work
 * @return {Promise<import('./run-jobs.mjs').Outcome>}
 */
async function onStage(
	{ isWhole },
	{ db, wordpress, woocommerceDir },
	demo,
	work
) {
	const site = await startSite( {
		db,
		wordpress,
		demo,
		warm: ! isWhole,
		...( woocommerceDir ? { woocommerceDir } : {} ),
	} );
	try {
		const outcome = await work( {
			MARKETDAY_URL: site.url,
			MARKETDAY_SITE_DIR: site.dir,
			MARKETDAY_EVALUATOR: JSON.stringify( await site.evaluator() ),
			MARKETDAY_ENGINE: woocommerceDir ? 'woocommerce' : 'embedded',
			MARKETDAY_DB: db,
			MARKETDAY_ADMIN_USER: site.admin.user,
			MARKETDAY_ADMIN_PASSWORD: site.admin.password,
		} );
		return withLog( outcome, ourErrors( await site.errors() ) );
	} finally {
		await site.stop();
	}
}

/**
 * @param {string} log What the site logged.
 * @return {string[]} The lines about our own code.
 */
export function ourErrors( log ) {
	return log
		.split( '\n' )
		.filter(
			( line ) =>
				/PHP (Fatal error|Parse error|Warning|Notice|Deprecated):/.test(
					line
				) &&
				( line.includes( CHECKOUT ) ||
					/marketday/i.test(
						line.replace( /\S*marketday-site-\S*/g, '' )
					) )
		);
}

/**
 * @param {import('./run-jobs.mjs').Outcome} outcome
 * @param {string[]}                         errors
 * @return {import('./run-jobs.mjs').Outcome}
 */
function withLog( outcome, errors ) {
	return errors.length === 0
		? { ...outcome, passed: outcome.passed + 1 }
		: {
				...outcome,
				failed: outcome.failed + 1,
				findings: [
					...( outcome.findings ?? [] ),
					...[ ...new Set( errors ) ]
						.slice( 0, 20 )
						.map( ( line ) => `the site logged: ${ line }` ),
				],
		  };
}

/**
 * Each fault in the HTML of the pages that the suite kept is a failure; that there is none is one test more.
 *
 * @param {import('./run-jobs.mjs').Outcome}                               outcome
 * @param {{ faults: string[], pages: number, skipped?: string }} html
 * @return {import('./run-jobs.mjs').Outcome}
 */
function withHtml( outcome, { faults, pages, skipped } ) {
	return {
		...outcome,
		passed: outcome.passed + ( pages > 0 && faults.length === 0 ? 1 : 0 ),
		failed: outcome.failed + faults.length,
		findings: [
			...( outcome.findings ?? [] ),
			...faults,
			...( skipped ? [ skipped ] : [] ),
		],
	};
}

/**
 * @param {Bench}             bench
 * @param {string}            name
 * @param {string[]}          command
 * @param {NodeJS.ProcessEnv} env
 * @return {Promise<import('./run-jobs.mjs').Outcome>}
 */
async function runJest( bench, name, [ program = '', ...args ], env ) {
	const file = await resultFile( `${ name }.json` );
	const { stdout, stderr } = await run(
		program,
		[ ...args, '--json', '--outputFile', file, ...bench.args ],
		{ ...options( bench, env ), onStdout: () => {} }
	);
	const count = await countJest( file );
	return {
		...count,
		output:
			count.passed + count.failed > 0 && ! /runtime error/i.test( stderr )
				? stderr
				: stderr + stdout,
	};
}

/**
 * @param {Bench}             bench
 * @param {NodeJS.ProcessEnv} env
 * @return {import('../terminal/run-process.mjs').RunOptions}
 */
function options( { checkout, onLine }, env ) {
	return {
		cwd: checkout,
		env: {
			...env,
			...( onLine && process.stdout.isTTY ? { FORCE_COLOR: '1' } : {} ),
		},
		...( onLine ? { onLine } : {} ),
	};
}

/**
 * A file of this run alone, gone when it ends: others may be testing the same checkout.
 *
 * @param {string} name
 */
async function resultFile( name ) {
	const folder = await mkdtemp( join( tmpdir(), 'marketday-result-' ) );
	process.once( 'exit', () => rmSync( folder, { recursive: true } ) );
	return join( folder, name );
}
