// @ts-check

/**
 * @typedef {Object} Sample
 * @property {number} milliseconds
 * @property {number} queries
 * @property {number} bytes        Peak memory of the request, above what WordPress itself had taken when it was loaded.
 * @property {number} longest      Bytes of its longest SQL statement.
 * @property {number} processor    Milliseconds of processor time in PHP, from where must-use plugins are loaded: other work on the machine does not move it.
 */

/**
 * @typedef {Object} Timing
 * @property {number} empty   Milliseconds of the empty request: how quick the machine is.
 * @property {number} median  Milliseconds above the empty call.
 * @property {number} p95     Milliseconds above the empty call's median.
 * @property {number} queries Above the empty call's.
 * @property {number} bytes   Peak memory above the empty call's.
 */

/** What a visitor waits for: the request with all that WordPress and plugins do before it. @param {Timing} timing */
export const whole = ( { empty, median } ) => empty + median;

/** @param {number[]} values @param {number} share */
export function quantile( values, share ) {
	const sorted = [ ...values ].sort( ( a, b ) => a - b );
	return (
		sorted[
			Math.min( sorted.length - 1, Math.floor( sorted.length * share ) )
		] ?? 0
	);
}

/**
 * One timed request; its answer must be good, or the measurement would be of an error page or of a redirect.
 *
 * @param {string}                       url
 * @param {RequestInit}                  [init]
 * @param {( answer: Response ) => void} [see]  Gets the answer, outside of what is timed.
 * @return {Promise<Sample>}
 */
export async function sample( url, init, see = () => {} ) {
	const begin = performance.now();
	const response = await fetch( url, { redirect: 'manual', ...init } );
	await response.arrayBuffer();
	const milliseconds = performance.now() - begin;
	if ( response.status >= 300 ) {
		const to = response.headers.get( 'location' );
		throw new Error(
			`${ url } answered ${ response.status }${
				to ? ` to ${ to }` : ''
			}.`
		);
	}
	see( response );
	return {
		milliseconds,
		queries: Number( response.headers.get( 'x-bench-queries' ) ),
		bytes: Number( response.headers.get( 'x-bench-memory' ) ),
		longest: Number( response.headers.get( 'x-bench-longest' ) ),
		processor: Number( response.headers.get( 'x-bench-processor' ) ) / 1000,
	};
}

/** What takes as long as the site itself, by the same way in. */
const EMPTY = '/wp-json/marketday-bench/v1/empty';
export const EMPTY_PAGE = '/bench-empty/';
export const EMPTY_CALL = '/?wc-ajax=marketday_bench_empty';

/**
 * @typedef {object} TimedRequest
 * @property {string}                site    Its address.
 * @property {string}                [empty] The empty request's path.
 * @property {() => Promise<void>}   [check] Throws where what is requested is not what is meant.
 * @property {() => Promise<Sample>} once
 */

/**
 * Times requests in turns, each with an empty request of its site, the REST call or the one it names, so that whatever else the machine does touches all alike.
 *
 * @template {readonly TimedRequest[]} T
 * @param {[ ...T ]} requests
 * @param {number}   [times]
 * @return {Promise<{ [ At in keyof T ]: Timing }>} In the same order.
 */
export async function inTurns( requests, times = 25 ) {
	for ( const { check } of requests ) {
		await check?.();
	}
	const taken = requests.map( ( { site, empty = EMPTY, once } ) => ( {
		empty: () => sample( site + empty ),
		once,
		base: /** @type {Sample[]} */ ( [] ),
		theirs: /** @type {Sample[]} */ ( [] ),
	} ) );
	for ( const { once, empty } of taken ) {
		await once();
		await empty();
	}
	for ( let i = 0; i < times; i++ ) {
		for ( const { base, theirs, empty, once } of taken ) {
			base.push( await empty() );
			theirs.push( await once() );
		}
	}
	return /** @type {{ [ At in keyof T ]: Timing }} */ (
		/** @type {unknown} */ ( taken.map( timing ) )
	);
}

/**
 * Times a request in turns with the empty REST call.
 *
 * @param {string}                site    The site's address.
 * @param {() => Promise<Sample>} once
 * @param {number}                [times]
 * @return {Promise<Timing>}
 */
export async function aboveEmpty( site, once, times = 25 ) {
	const [ one ] = await inTurns( [ { site, once } ], times );
	return one;
}

/**
 * @param {{ base: Sample[], theirs: Sample[] }} samples
 * @return {Timing}
 */
function timing( { base, theirs } ) {
	const of = (
		/** @type {Sample[]} */ samples,
		/** @type {keyof Sample} */ field,
		share = 0.5
	) =>
		quantile(
			samples.map( ( one ) => one[ field ] ),
			share
		);
	const above = ( /** @type {keyof Sample} */ field ) =>
		of( theirs, field ) - of( base, field );
	return {
		empty: of( base, 'milliseconds' ),
		median: above( 'milliseconds' ),
		p95: of( theirs, 'milliseconds', 0.95 ) - of( base, 'milliseconds' ),
		queries: above( 'queries' ),
		bytes: above( 'bytes' ),
	};
}
