// @ts-check
import { join } from 'node:path';
import { run } from '../terminal/run-process.mjs';

/**
 * Every check that reads the sources and runs none of them. The longest are first, so that the others run beside them.
 *
 * @type {Array<{ name: string, command: string[] }>}
 */
const CHECKS = [
	{
		name: 'PHPStan',
		command: [
			'php',
			'-d',
			'memory_limit=2G',
			'vendor/bin/phpstan',
			'analyse',
			'--no-progress',
			'--memory-limit=2G',
		],
	},
	{
		name: 'lint',
		command: [
			'eslint',
			'--cache',
			'--cache-location',
			'.stamps/eslint',
			'src',
			'blocks',
			'tests',
			'tools',
		],
	},
	{ name: 'types', command: [ 'tsc', '-p', 'tsconfig.json' ] },
	{
		name: 'types of the tools',
		command: [ 'tsc', '-p', 'tsconfig.tools.json' ],
	},
	{
		name: 'formatting',
		command: [
			'prettier',
			'--check',
			'--log-level=warn',
			'src',
			'blocks',
			'tests',
			'tools',
		],
	},
	{
		name: 'PHP formatting',
		command: [
			'php',
			'vendor/bin/php-cs-fixer',
			'check',
			'--show-progress=none',
		],
	},
	{
		name: 'styles',
		command: [ 'wp-scripts', 'lint-style', '{src,blocks}/**/*.scss' ],
	},
	{
		name: 'rooms',
		command: [
			'depcruise',
			'src',
			'blocks',
			'--config',
			'.dependency-cruiser.cjs',
		],
	},
	{ name: 'dead code', command: [ 'knip', '--no-progress' ] },
];

/**
 * The static checks as jobs of the test driver: each counts as one test.
 *
 * @param {string} checkout
 * @return {import('./run-jobs.mjs').Job[]}
 */
export function staticChecks( checkout ) {
	return CHECKS.map( ( check ) => jobOf( checkout, check ) );
}

/**
 * What the pages load, against its budgets. Needs the build.
 *
 * @param {string} checkout
 * @return {import('./run-jobs.mjs').Job}
 */
export function weightCheck( checkout ) {
	return jobOf( checkout, {
		name: 'page weights',
		command: [ process.execPath, 'tools/check-size.mjs' ],
	} );
}

/**
 * @param {string}                              checkout
 * @param {{ name: string, command: string[] }} check
 * @return {import('./run-jobs.mjs').Job}
 */
function jobOf( checkout, { name, command } ) {
	return {
		name,
		async run() {
			const { code, stdout, stderr } = await runTool( checkout, command );
			return {
				passed: code === 0 ? 1 : 0,
				failed: code === 0 ? 0 : 1,
				output: `${ stdout }${ stderr }`,
			};
		},
	};
}

/**
 * @param {string}   checkout
 * @param {string[]} command
 */
function runTool( checkout, [ program = '', ...args ] ) {
	const path = [ 'php', process.execPath ].includes( program )
		? program
		: join( checkout, 'node_modules/.bin', program );
	return run( path, args, { cwd: checkout } );
}
