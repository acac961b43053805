// @ts-check
import { join } from 'node:path';
import { run } from '../terminal/run-process.mjs';
import { checkHtml } from './html-check.mjs';
import { onStage } from './on-stage.mjs';
import { countPlaywright } from './results.mjs';
import { isOpen, options, resultFile, taggedWith } from './runner.mjs';
import { afterSecondTries } from './second-tries.mjs';
import { browserFiles } from './tags.mjs';

/** @typedef {import('./runner.mjs').Bench} Bench */
/** @typedef {import('./stages.mjs').Stage} Stage */
/** @typedef {import('./run-jobs.mjs').Job} Job */
/** @typedef {import('./run-jobs.mjs').Outcome} Outcome */

/**
 * The shop in a real browser.
 *
 * @param {Bench}    bench
 * @param {Stage}    stage
 * @param {string[]} chosen Patterns of files; all that belong on the stage, where there is none.
 * @return {Job}
 */
export function browserSuite( bench, stage, chosen ) {
	return {
		name: `browser (${ stage.name })`,
		alone: stage.browsers > 1,
		run: async () =>
			inBrowser(
				bench,
				stage,
				'shop',
				isOpen( bench, stage, chosen )
					? taggedWith( stage, await browserFiles( bench.checkout ) )
					: chosen
			),
	};
}

/**
 * What is the same on each stage, and is installed and built before it runs: front ends of other makes; with them the judges themselves.
 *
 * @param {Bench}    bench
 * @param {Stage}    stage
 * @param {string[]} chosen Patterns of files; all of these, where there is none.
 * @return {Job}
 */
export function frontEndSuite( bench, stage, chosen ) {
	return {
		name: 'front ends',
		run: () =>
			inBrowser( bench, { ...stage, browsers: 1 }, 'front-ends', chosen ),
	};
}

/**
 * @param {Bench}                 bench
 * @param {Stage}                 stage
 * @param {'shop' | 'front-ends'} suite
 * @param {string[]}              args
 * @return {Promise<Outcome>}
 */
function inBrowser( bench, stage, suite, args ) {
	return onStage( bench, stage, true, async ( env ) => {
		const name = `${ suite }-${ stage.name }`;
		const file = await resultFile( `${ name }.json` );
		const pages = await resultFile( 'html' );
		const { stdout, stderr } = await run(
			join( bench.checkout, 'node_modules/.bin/playwright' ),
			[
				'test',
				'--config',
				'tests/e2e/playwright.config.ts',
				'--pass-with-no-tests',
				`--workers=${ stage.browsers }`,
				'--reporter=list,json',
				'--output',
				join( bench.checkout, 'test-results', name ),
				...args,
				...bench.args,
			],
			options( bench, {
				...env,
				CHROMIUM: await bench.chromium,
				MARKETDAY_SUITE: suite,
				MARKETDAY_HTML_DIR: pages,
				MARKETDAY_JUDGES: stage.isJudged ? 'all' : 'quick',
				PLAYWRIGHT_JSON_OUTPUT_FILE: file,
			} )
		);
		const outcome = await afterSecondTries(
			join( bench.checkout, '.stamps/second-tries.json' ),
			name,
			{ ...( await countPlaywright( file ) ), output: stdout + stderr }
		);
		return withHtml( outcome, await checkHtml( pages ) );
	} );
}

/**
 * Each fault in the HTML of the pages that the suite kept is a failure; that there is none is one test more.
 *
 * @param {Outcome}                                               outcome
 * @param {{ faults: string[], pages: number, skipped?: string }} html
 * @return {Outcome}
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
 * @param {string[]} chosen Patterns of files; all, where there is none.
 * @return {boolean} Whether files of the suite 'front ends' are among them.
 */
export function hasFrontEnds( chosen ) {
	return (
		chosen.length === 0 ||
		chosen.some( ( pattern ) => /examples|judges/.test( pattern ) )
	);
}
