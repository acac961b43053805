// @ts-check
import { sentenceOf } from '../terminal/problem.mjs';
import { secondsSince } from '../terminal/progress.mjs';

/**
 * @typedef {object} Outcome
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} [shaky] Names of tests that passed at the second try only.
 * @property {import('./results.mjs').Timing[]} [timings] How long each test took.
 * @property {string[]} [findings] What else is to be said, whatever else is shown.
 * @property {string} output Shown when something failed.
 *
 * @typedef {object} Job
 * @property {string}                 name
 * @property {boolean}                [alone]  Needs the machine for itself.
 * @property {boolean}                [isLive] Its output is shown as it comes.
 * @property {number}                 [share]  Seconds that it may take, where all of it is run.
 * @property {Promise<unknown>[]}     [needs]  What must be there before it begins.
 * @property {() => Promise<Outcome>} run
 */

const LANES = 2;
const TICK_MILLISECONDS = 30_000;
/** How many of a suite's slowest tests are named, and from how many seconds on. */
const NAMED = 10;
const WORTH_NAMING = 0.5;

/**
 * Runs jobs two at a time, in their order as far as what they need is there, and tells how each went.
 *
 * @param {Job[]}                      jobs
 * @param {( text: string ) => void}   print
 * @return {Promise<{ passed: number, failed: number, broken: string[] }>} Sums, and the names of the jobs in which something failed.
 * @throws When something that a job needs cannot be had.
 */
export async function runJobs( jobs, print ) {
	const sum = {
		passed: 0,
		failed: 0,
		broken: /** @type {string[]} */ ( [] ),
	};
	const waiting = jobs.map( withReadiness );
	/** @type {Set<Promise<void>>} */
	const running = new Set();
	while ( waiting.length > 0 ) {
		const at = waiting.findIndex( ( { isReady } ) => isReady() );
		const job = waiting[ at ]?.job;
		const isFree = running.size < ( job?.alone ? 1 : LANES );
		if ( ! job || ! isFree ) {
			const ready = job ? [] : waiting.map( ( one ) => one.ready );
			await Promise.race( [ ...running, ...ready ] );
			continue;
		}
		waiting.splice( at, 1 );
		const turn = runJob( job, sum, print ).finally( () =>
			running.delete( turn )
		);
		running.add( turn );
		if ( job.alone ) {
			await turn;
		}
	}
	await Promise.all( running );
	return sum;
}

/**
 * @param {Job} job
 * @return {{ job: Job, isReady: () => boolean, ready: Promise<unknown> }}
 */
function withReadiness( job ) {
	let isReady = ! job.needs?.length;
	const ready = Promise.all( job.needs ?? [] ).then(
		() => ( isReady = true )
	);
	// Whoever waits for it hears of its failure; nobody else need.
	ready.catch( () => {} );
	return { job, isReady: () => isReady, ready };
}

/**
 * @param {Job}                                                    job
 * @param {{ passed: number, failed: number, broken: string[] }} sum
 * @param {( text: string ) => void}                               print
 */
async function runJob( job, sum, print ) {
	const started = performance.now();
	const ticker = setInterval(
		() => print( `  ... ${ job.name }: ${ secondsSince( started ) }` ),
		TICK_MILLISECONDS
	);
	print( `  ${ job.name } ...` );
	/** @type {Outcome} */
	const outcome = await job.run().catch( ( error ) => ( {
		passed: 0,
		failed: 1,
		// No runner has said it: whatever is shown as it comes does not hold it.
		findings: [ sentenceOf( error ) ],
		output: '',
	} ) );
	clearInterval( ticker );
	sum.passed += outcome.passed;
	sum.failed += outcome.failed;
	if ( outcome.failed > 0 ) {
		sum.broken.push( job.name );
		print( job.isLive ? '' : `\n${ outcome.output.trim() }\n` );
	}
	for ( const name of outcome.shaky ?? [] ) {
		print( `  ${ job.name }: passed at the second try only: ${ name }` );
	}
	for ( const finding of outcome.findings ?? [] ) {
		print( `  ${ job.name }: ${ finding }` );
	}
	for ( const line of slowest( outcome.timings ?? [] ) ) {
		print( `      ${ line }` );
	}
	print(
		`  ${ job.name }: ${ outcome.passed } passed, ${
			outcome.failed
		} failed, ${ secondsSince( started ) }${ ofShare( job, started ) }`
	);
}

/**
 * @param {import('./results.mjs').Timing[]} timings
 * @return {string[]} The slowest tests, one a line, the slowest first.
 */
export function slowest( timings ) {
	return timings
		.filter( ( { seconds } ) => seconds >= WORTH_NAMING )
		.sort( ( a, b ) => b.seconds - a.seconds )
		.slice( 0, NAMED )
		.map(
			( { name, seconds } ) => `${ seconds.toFixed( 1 ) } s  ${ name }`
		);
}

/**
 * @param {Job}    job
 * @param {number} started
 */
function ofShare( { share }, started ) {
	if ( share === undefined ) {
		return '';
	}
	const isOver = performance.now() - started > share * 1000;
	return ` of ${ share } s${ isOver ? ': MORE THAN ITS SHARE' : '' }`;
}
