// @ts-check
import { join } from 'node:path';
import { sourceFiles } from '../files/fingerprint.mjs';
import { run } from '../terminal/run-process.mjs';
import { onStage } from './on-stage.mjs';
import { countJest, countJunit, countTap } from './results.mjs';
import { isOpen, options, resultFile, taggedWith } from './runner.mjs';
import { contractFiles } from './tags.mjs';

/** @typedef {import('./runner.mjs').Bench} Bench */
/** @typedef {import('./stages.mjs').Stage} Stage */

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
				await sourceFiles( bench.checkout, [ 'tools' ] )
			).filter( ( file ) => file.endsWith( '.test.mjs' ) );
			const args = [
				'--test',
				'--test-reporter=tap',
				...( bench.args.length > 0 ? bench.args : all ),
			];
			const { stdout, stderr } = await run(
				process.execPath,
				args,
				options( bench, {
					// What is named is wanted.
					MARKETDAY_EVERYWHERE:
						bench.isEverywhere || bench.args.length > 0
							? 'yes'
							: '',
				} )
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
							? stage.phpunit
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
