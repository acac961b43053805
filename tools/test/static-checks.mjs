// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../terminal/run-process.mjs';

const PREFIX = 'check:';
/** Weighs what was built, where the others read the sources. */
const WEIGHTS = 'check:size';

/**
 * The static checks as jobs of the test driver: each script `check:…` of package.json counts as one test. The longest stand first
 * there, so that the others run beside them.
 *
 * @param {string} checkout
 * @return {import('./run-jobs.mjs').Job[]}
 */
export function staticChecks( checkout ) {
	const { scripts } = JSON.parse(
		readFileSync( join( checkout, 'package.json' ), 'utf8' )
	);
	return Object.keys( scripts )
		.filter( ( name ) => name.startsWith( PREFIX ) && name !== WEIGHTS )
		.map( ( name ) => jobOf( checkout, name ) );
}

/**
 * What the pages load, against its budgets. Needs the build.
 *
 * @param {string} checkout
 * @return {import('./run-jobs.mjs').Job}
 */
export function weightCheck( checkout ) {
	return jobOf( checkout, WEIGHTS );
}

/**
 * @param {string} checkout
 * @param {string} script
 * @return {import('./run-jobs.mjs').Job}
 */
function jobOf( checkout, script ) {
	return {
		name: script.replace( PREFIX, '' ),
		async run() {
			const { code, stdout, stderr } = await run(
				'npm',
				[ 'run', '--silent', script ],
				{ cwd: checkout }
			);
			return {
				passed: code === 0 ? 1 : 0,
				failed: code === 0 ? 0 : 1,
				output: `${ stdout }${ stderr }`,
			};
		},
	};
}
