// @ts-check
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
	deletableFeatures,
	deleteFeature,
	halves,
} from './deletion/delete-feature.mjs';
import { copyTree, mirrorTree } from './files/copy-tree.mjs';
import { ensureComposerPackages } from './setup/composer-packages.mjs';
import { ensureNodePackages } from './setup/node-packages.mjs';
import { CHECKOUT } from './site/site-folder.mjs';
import { Problem, runTool } from './terminal/problem.mjs';
import { createProgress } from './terminal/progress.mjs';
import { run, runOrThrow } from './terminal/run-process.mjs';

/**
 * What a copy without the feature must pass, what is quick to fail first: its types fit, it builds, its rules hold, its site starts, and every page and every screen
 * that it leads to answers, without an error of ours in the site's log.
 */
const QUICK = [
	[ 'types', 'run', '--silent', 'check:types' ],
	[ 'the build', 'run', '--silent', 'build' ],
	[
		'its rules',
		'run',
		'--silent',
		'test:php',
		'--',
		'--only',
		'sqlite',
		'tests/php/PluginTest.php',
		'tests/php/ArchitectureTest.php',
		'tests/php/SlotsTest.php',
		'tests/php/ParityTest.php',
	],
	[
		'every page',
		'run',
		'--silent',
		'test:contract',
		'--',
		'--only',
		'sqlite',
		'every-page',
	],
];
const WHOLE = [
	...QUICK,
	[ 'jest', 'run', '--silent', 'test:unit' ],
	[ 'PHPUnit', 'run', '--silent', 'test:php', '--', '--only', 'sqlite' ],
	[
		'the contract',
		'run',
		'--silent',
		'test:contract',
		'--',
		'--only',
		'sqlite',
	],
];

await runTool( () => main( process.argv.slice( 2 ) ) );

/**
 * The deletion test: for each feature, a copy of the checkout without its folders and its line builds, boots and passes the tests of
 * all others; with `--quick` it builds, boots and answers. With `--halves` they are taken away by groups, so that each is missed by each other at
 * least once: twelve copies in place of sixty. Where a group breaks, name its features one by one, or some of them `--together`.
 *
 * @param {string[]} words Features by their rooms in PHP, all where there is none; `--quick`, `--halves`, `--together`.
 * @return {Promise<number>} 1 when one cannot be taken away.
 */
async function main( words ) {
	const checks = words.includes( '--quick' ) ? QUICK : WHOLE;
	const wanted = words.filter( ( word ) => ! word.startsWith( '--' ) );
	const all = await deletableFeatures( CHECKOUT );
	const strangers = wanted.filter( ( name ) => ! all.includes( name ) );
	if ( strangers.length > 0 ) {
		throw new Problem(
			`There is no feature '${ strangers.join(
				"', '"
			) }'. Those that can be taken away are: ${ all.join( ', ' ) }.`
		);
	}
	const progress = createProgress();
	await ensureNodePackages( CHECKOUT, progress );
	await ensureComposerPackages( CHECKOUT, progress );
	const features = wanted.length > 0 ? wanted : all;
	const groups = groupsOf( features, words );
	let kept = 0;
	for ( const group of groups ) {
		const broken = await without( group, checks, progress );
		progress.line(
			broken
				? `  ${ group.join( ', ' ) } cannot be taken away: ${ broken }`
				: `  ${ group.join( ', ' ) } can be taken away`
		);
		kept += broken ? 1 : 0;
	}
	return kept > 0 ? 1 : 0;
}

/**
 * @param {string[]} features
 * @param {string[]} words
 * @return {string[][]} What is taken away at once.
 */
function groupsOf( features, words ) {
	if ( words.includes( '--together' ) ) {
		return [ features ];
	}
	return words.includes( '--halves' )
		? halves( features )
		: features.map( ( feature ) => [ feature ] );
}

/**
 * @param {string[]}                                   features
 * @param {string[][]}                                 checks
 * @param {import('./terminal/progress.mjs').Progress} progress
 * @return {Promise<string>} What fails without them, and how; nothing, where nothing does.
 */
async function without( features, checks, progress ) {
	const [ first = '' ] = features;
	const named = features.length > 1 ? `half-with-${ first }` : first;
	const copy = await mkdtemp( join( tmpdir(), `without-${ named }-` ) );
	try {
		await copyCheckout( copy );
		for ( const feature of features ) {
			await deleteFeature( copy, feature );
		}
		for ( const [ name = '', ...command ] of checks ) {
			const { code, stdout, stderr } = await progress.step(
				`${ named } is gone: ${ name }`,
				() => run( 'npm', command, { cwd: copy } )
			);
			if ( code !== 0 ) {
				return `${ name } fails.\n${ stdout }${ stderr }`;
			}
		}
		return '';
	} finally {
		await rm( copy, { recursive: true, force: true } );
	}
}

/**
 * The files that git knows or would take, with the installed packages.
 *
 * @param {string} copy An empty folder.
 */
async function copyCheckout( copy ) {
	const listed = await runOrThrow(
		'git',
		[ 'ls-files', '-z', '--cached', '--others', '--exclude-standard' ],
		{ cwd: CHECKOUT }
	);
	const roots = new Set(
		listed
			.split( '\0' )
			.filter( Boolean )
			.map( ( file ) => file.split( '/' )[ 0 ] ?? '' )
	);
	for ( const root of [ ...roots, '.stamps' ] ) {
		await copyTree( join( CHECKOUT, root ), join( copy, root ) );
	}
	await symlink(
		join( CHECKOUT, 'node_modules' ),
		join( copy, 'node_modules' )
	);
	// PHP finds the classes of the copy from where its autoloader lies.
	await mirrorTree( join( CHECKOUT, 'vendor' ), join( copy, 'vendor' ) );
}
