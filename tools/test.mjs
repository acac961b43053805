// @ts-check
import { CHECKOUT } from './site/site-folder.mjs';
import { stateOfBuild } from './setup/build.mjs';
import { Problem, runTool } from './terminal/problem.mjs';
import { createProgress, secondsSince } from './terminal/progress.mjs';
import {
	browserSuite,
	frontEndSuite,
	hasFrontEnds,
} from './test/browser-suites.mjs';
import { changedFeatures, mainBranch } from './test/changed-features.mjs';
import { testsOf } from './test/features.mjs';
import { layGround } from './test/ground.mjs';
import { restPassed } from './test/passed.mjs';
import { runJobs } from './test/run-jobs.mjs';
import { shareOf } from './test/shares.mjs';
import { MAIN, stagesOf } from './test/stages.mjs';
import { staticChecks, weightCheck } from './test/static-checks.mjs';
import {
	contractSuite,
	phpSuite,
	toolSuite,
	unitSuite,
} from './test/suites.mjs';
import { HELP, readWords } from './test/words.mjs';

/** @typedef {import('./terminal/progress.mjs').Progress} Progress */
/** @typedef {import('./test/features.mjs').Selection} Selection */
/** @typedef {import('./test/run-jobs.mjs').Job} Job */
/** @typedef {import('./test/runner.mjs').Bench} Bench */
/** @typedef {import('./test/words.mjs').RunRequest} RunRequest */

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
	const asked = readWords( words );
	const selection = await select( asked, progress );
	if ( selection ) {
		asked.parts = asked.parts.filter(
			( part ) => ! isEmpty( selection, part )
		);
	}
	const ground = await layGround( CHECKOUT, asked.parts, progress );
	const bench = benchOf( asked, ground, progress );
	const jobs = jobsOf( bench, asked, selection, ground );
	const { due, rested } =
		bench.isWhole &&
		! asked.isAgain &&
		! bench.isEverywhere &&
		! process.env.CI
			? await restPassed( CHECKOUT, jobs, ground.versions )
			: { due: jobs, rested: [] };
	for ( const { name, passed } of rested ) {
		progress.line(
			`  ${ name }: ${ passed } passed before, and nothing has changed since`
		);
	}
	const { passed, failed, broken } = await runJobs( due, progress.line );
	const before = await ground.build;
	if ( before !== '' && before !== ( await stateOfBuild( CHECKOUT ) ) ) {
		throw new Problem(
			'Something was written into build/ while suites ran on it, so they have proved nothing.'
		);
	}
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
 * @param {RunRequest}     asked
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
 * @param {RunRequest}                               asked
 * @param {import('./test/ground.mjs').Ground} ground
 * @param {Progress}                           progress
 * @return {Bench}
 */
function benchOf(
	{ parts, args, features, isChanged, isEverywhere },
	ground,
	progress
) {
	const onLine =
		parts.length === 1 && parts[ 0 ] !== 'check'
			? progress.line
			: undefined;
	return {
		checkout: CHECKOUT,
		args,
		isWhole: args.length + features.length === 0 && ! isChanged,
		isEverywhere,
		onLine,
		chromium: ground.chromium,
	};
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
 * @param {Bench}                 bench
 * @param {RunRequest}                  asked
 * @param {Selection | undefined} selection
 * @param {import('./test/ground.mjs').Ground} ground
 * @return {Job[]}
 */
function jobsOf( bench, { parts, only }, selection, ground ) {
	const stages = stagesOf( process.env.WOOCOMMERCE_DIR, bench.isEverywhere );
	const { unit, php, contract, e2e } = selection ?? EVERYTHING;
	const on = (
		/** @type {keyof typeof stages} */ part,
		/** @type {( stage: import('./test/stages.mjs').Stage ) => Job[] | Job} */ make
	) =>
		stages[ part ]
			.filter( ( { name, isNightly } ) =>
				only === undefined
					? ! isNightly || bench.isEverywhere
					: name === only
			)
			.flatMap( make );
	const jobs = {
		check: () => staticChecks( CHECKOUT ),
		unit: () => [ unitSuite( bench, unit ) ],
		tools: () => [ toolSuite( bench ), weightCheck( CHECKOUT ) ],
		php: () => on( 'php', ( stage ) => phpSuite( bench, stage, php ) ),
		contract: () =>
			on( 'contract', ( stage ) =>
				contractSuite( bench, stage, contract )
			),
		e2e: () =>
			on( 'e2e', ( stage ) => [
				...( stage.name === MAIN && hasFrontEnds( e2e )
					? [ frontEndSuite( bench, stage, e2e ) ]
					: [] ),
				browserSuite( bench, stage, e2e ),
			] ),
	};
	const all = Object.entries( jobs ).flatMap( ( [ part, make ] ) =>
		parts.includes( part )
			? make().map( ( job ) => ( {
					...job,
					...( bench.isWhole ? shareOf( job.name ) : {} ),
					isLive: bench.onLine !== undefined,
					needs: ground.of( part ),
			  } ) )
			: []
	);
	const isAlone = ( /** @type {Job} */ { alone = false } ) => alone;
	// What wants the machine for itself comes last: nothing is left then to run beside the others.
	return [
		...all.filter( ( job ) => ! isAlone( job ) ),
		...all.filter( isAlone ),
	];
}
