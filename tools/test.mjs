// @ts-check
import { findPhp } from './php/find-php.mjs';
import { ensureBuild } from './setup/build.mjs';
import { findChromium } from './setup/chromium.mjs';
import { ensureComposerPackages } from './setup/composer-packages.mjs';
import { ensureNodePackages } from './setup/node-packages.mjs';
import { CHECKOUT } from './site/site-folder.mjs';
import { Problem, runTool } from './terminal/problem.mjs';
import { createProgress, secondsSince } from './terminal/progress.mjs';
import { changedFeatures, mainBranch } from './test/changed-features.mjs';
import { testsOf } from './test/features.mjs';
import { runJobs } from './test/run-jobs.mjs';
import { shareOf } from './test/shares.mjs';
import { stagesOf } from './test/stages.mjs';
import { staticChecks, weightCheck } from './test/static-checks.mjs';
import {
	browserSuite,
	contractSuite,
	phpSuite,
	toolSuite,
	unitSuite,
} from './test/suites.mjs';
import { HELP, readWords } from './test/words.mjs';

/** @typedef {import('./terminal/progress.mjs').Progress} Progress */
/** @typedef {import('./test/features.mjs').Selection} Selection */
/** @typedef {import('./test/run-jobs.mjs').Job} Job */
/** @typedef {import('./test/suites.mjs').Bench} Bench */
/** @typedef {import('./test/words.mjs').Wish} Wish */

/** @type {Selection} */
const EVERYTHING = { unit: [], php: [], contract: [], e2e: [] };
const KINDS = /** @type {const} */ ( {
	unit: 'jest',
	php: 'PHPUnit',
	contract: 'contract',
	e2e: 'browser',
} );

await runTool( () => main( process.argv.slice( 2 ) ) );

/**
 * @param {string[]} words
 * @return {Promise<number>} 1 when anything failed.
 */
async function main( words ) {
	if ( words.includes( '--help' ) ) {
		process.stdout.write( HELP );
		return 0;
	}
	const started = performance.now();
	const progress = createProgress();
	const wish = readWords( words );
	const selection = await select( wish, progress );
	if ( selection ) {
		wish.parts = wish.parts.filter(
			( part ) => ! isEmpty( selection, part )
		);
	}
	const bench = await setUp( progress, wish );
	const { passed, failed, broken } = await runJobs(
		await jobsOf( bench, wish, selection ),
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

/**
 * @param {Wish}     wish
 * @param {Progress} progress
 * @return {Promise<Selection | undefined>} The tests of the wanted features, when features were named or touched.
 */
async function select( { features, isChanged, base }, progress ) {
	if ( features.length === 0 && ! isChanged ) {
		return undefined;
	}
	const touched = isChanged
		? await changedFeatures(
				CHECKOUT,
				base ?? ( await mainBranch( CHECKOUT ) )
		  )
		: [];
	const names = [ ...new Set( [ ...features, ...touched ] ) ];
	progress.line( `  Features: ${ names.join( ', ' ) || 'none is touched' }` );
	const selection = await testsOf( CHECKOUT, names );
	for ( const [ part, kind ] of Object.entries( KINDS ) ) {
		if ( isEmpty( selection, part ) ) {
			progress.line( `  ${ kind }: no test of ${ names.join( ', ' ) }` );
		}
	}
	return selection;
}

/**
 * @param {Selection} selection
 * @param {string}    part
 */
function isEmpty( selection, part ) {
	return part in selection
		? selection[ /** @type {keyof Selection} */ ( part ) ].length === 0
		: false;
}

/**
 * Installs and builds whatever the wanted parts need.
 *
 * @param {Progress} progress
 * @param {Wish}     wish
 * @return {Promise<Bench>}
 */
async function setUp( progress, { parts, args, features, isChanged } ) {
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
		isWhole: args.length + features.length === 0 && ! isChanged,
		onLine,
		chromium: needs( 'e2e' ) ? await findChromium( progress ) : '',
	};
}

/**
 * @param {Bench}                 bench
 * @param {Wish}                  wish
 * @param {Selection | undefined} selection
 * @return {Promise<Job[]>}
 */
async function jobsOf( bench, { parts, only }, selection ) {
	const stages = stagesOf( process.env.WOOCOMMERCE_DIR );
	const { unit, php, contract, e2e } = selection ?? EVERYTHING;
	const on = (
		/** @type {keyof typeof stages} */ part,
		/** @type {( stage: import('./test/stages.mjs').Stage ) => Job} */ make
	) =>
		stages[ part ]
			.filter( ( { name } ) => only === undefined || name === only )
			.map( make );
	const jobs = {
		check: () => staticChecks( CHECKOUT ),
		unit: () => [ unitSuite( bench, unit ) ],
		tools: () => [ toolSuite( bench ), weightCheck( CHECKOUT ) ],
		php: () => on( 'php', ( stage ) => phpSuite( bench, stage, php ) ),
		contract: () =>
			on( 'contract', ( stage ) =>
				contractSuite( bench, stage, contract )
			),
		e2e: () => on( 'e2e', ( stage ) => browserSuite( bench, stage, e2e ) ),
	};
	return Object.entries( jobs )
		.flatMap( ( [ part, make ] ) =>
			parts.includes( part ) ? make() : []
		)
		.map( ( job ) => ( {
			...job,
			...( bench.isWhole ? shareOf( job.name ) : {} ),
			isLive: bench.onLine !== undefined,
		} ) );
}
