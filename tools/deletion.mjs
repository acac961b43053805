// @ts-check
import { copyFile, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
	deletableFeatures,
	deleteFeature,
	halves,
} from './deletion/delete-feature.mjs';
import { copyTree, mirrorTree } from './files/copy-tree.mjs';
import { ensureBuild } from './setup/build.mjs';
import { ensureComposerPackages } from './setup/composer-packages.mjs';
import { ensureNodePackages } from './setup/node-packages.mjs';
import { CHECKOUT } from './site/site-folder.mjs';
import { commandLine } from './terminal/command-line.mjs';
import { MAIN } from './test/stages.mjs';
import { Problem, runTool, sentenceOf } from './terminal/problem.mjs';
import { createProgress } from './terminal/progress.mjs';
import { run, runOrThrow } from './terminal/run-process.mjs';

/**
 * @typedef {import('./terminal/progress.mjs').Progress} Progress
 * @typedef {( copy: string, progress: Progress ) => Promise<string>} Check Answers what fails; nothing, where nothing does.
 */

/**
 * @param {string[]} command
 * @return {Check}
 */
const npm =
	( ...command ) =>
	async ( copy, progress ) => {
		const { code, stdout, stderr } = await run( 'npm', command, {
			cwd: copy,
		} );
		// How many tests have passed.
		progress.line( `    ${ stdout.trim().split( '\n' ).at( -1 ) }` );
		return code === 0 ? '' : `${ stdout }${ stderr }`;
	};

/** As the suites build, who then find it done. Nobody weighs it: to make it small is left out. @type {Check} */
const build = ( copy, progress ) =>
	ensureBuild( copy, progress, { NODE_ENV: 'development' } ).then(
		() => '',
		sentenceOf
	);

/**
 * What a copy without the feature must pass, what is quick to fail first: its types fit, it builds, its rules hold, its site starts, and every page and every screen
 * that it leads to answers, without an error of ours in the site's log.
 *
 * @type {Array<[ string, Check ]>}
 */
const QUICK = [
	[ 'types', npm( 'run', '--silent', 'check:types' ) ],
	[ 'the build', build ],
	[
		'its rules',
		npm(
			'run',
			'--silent',
			'test:php',
			'--',
			'--only',
			MAIN,
			'tests/php/PluginTest.php',
			'tests/php/ArchitectureTest.php',
			'tests/php/SlotsTest.php',
			'tests/php/ParityTest.php'
		),
	],
	[
		'every page',
		npm(
			'run',
			'--silent',
			'test:contract',
			'--',
			'--only',
			MAIN,
			'every-page'
		),
	],
];
/** @type {Array<[ string, Check ]>} */
const WHOLE = [
	...QUICK,
	[ 'jest', npm( 'run', '--silent', 'test:unit' ) ],
	[ 'PHPUnit', npm( 'run', '--silent', 'test:php', '--', '--only', MAIN ) ],
	[
		'the contract',
		npm( 'run', '--silent', 'test:contract', '--', '--only', MAIN ),
	],
];

const { values, words } = commandLine( {
	name: 'npm run test:deletion',
	text: 'whether each feature can be taken away. A copy without it builds, boots and passes the tests of all others.',
	options: {
		quick: { text: 'only that it builds, boots and answers' },
		halves: {
			text: 'by groups, so that each is missed by each other at least once',
		},
		together: { text: 'all that are named at once' },
	},
	words: {
		takes: '[FEATURE ...]',
		text: 'rooms in php/, such as Wishlist; all, where none is named',
	},
} );

await runTool( () => main( words ) );

/**
 * The deletion test: for each feature, a copy of the checkout without its folders and its line builds, boots and passes the tests of
 * all others; with `--quick` it builds, boots and answers. With `--halves` they are taken away by groups, so that each is missed by each other at
 * least once: twelve copies in place of sixty. Where a group breaks, name its features one by one, or some of them `--together`.
 *
 * @param {string[]} wanted Features by their rooms in PHP; all, where there is none.
 * @return {Promise<number>} 1 when one cannot be taken away.
 */
async function main( wanted ) {
	const checks = values.quick ? QUICK : WHOLE;
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
	const groups = groupsOf( features );
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
 * @return {string[][]} What is taken away at once.
 */
function groupsOf( features ) {
	if ( values.together ) {
		return [ features ];
	}
	return values.halves
		? halves( features )
		: features.map( ( feature ) => [ feature ] );
}

/**
 * @param {string[]}                 features
 * @param {Array<[ string, Check ]>} checks
 * @param {Progress}                 progress
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
		for ( const [ name, check ] of checks ) {
			const failure = await progress.step(
				`${ named } is gone: ${ name }`,
				() => check( copy, progress )
			);
			if ( failure ) {
				return `${ name } fails.\n${ failure }`;
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
	for ( const file of listed.split( '\0' ).filter( Boolean ) ) {
		const to = join( copy, file );
		await mkdir( dirname( to ), { recursive: true } );
		await copyFile( join( CHECKOUT, file ), to ).catch( orGone );
	}
	await copyTree( join( CHECKOUT, '.stamps' ), join( copy, '.stamps' ) );
	await symlink(
		join( CHECKOUT, 'node_modules' ),
		join( copy, 'node_modules' )
	);
	// PHP finds the classes of the copy from where its autoloader lies.
	await mirrorTree( join( CHECKOUT, 'vendor' ), join( copy, 'vendor' ) );
}

/** Git knows files that were taken away since. @param {NodeJS.ErrnoException} error */
function orGone( error ) {
	if ( error.code !== 'ENOENT' ) {
		throw error;
	}
}
