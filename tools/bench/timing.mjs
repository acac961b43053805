// @ts-check

/**
 * @typedef {Object} Sample
 * @property {number} milliseconds
 * @property {number} queries
 * @property {number} bytes        Peak memory of the request, above what WordPress itself had taken when it was loaded.
 * @property {number} longest      Bytes of its longest SQL statement.
 */

/**
 * @typedef {Object} Timing
 * @property {number} empty   Milliseconds of the empty call: how quick the machine is.
 * @property {number} median  Milliseconds above the empty call.
 * @property {number} p95     Milliseconds above the empty call's median.
 * @property {number} queries Above the empty call's.
 * @property {number} bytes   Peak memory above the empty call's.
 */

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
 * One timed request; its answer must be good, or the measurement would be of an error page.
 *
 * @param {string}      url
 * @param {RequestInit} [init]
 * @return {Promise<Sample>}
 */
export async function sample( url, init ) {
	const begin = performance.now();
	const response = await fetch( url, { redirect: 'manual', ...init } );
	await response.arrayBuffer();
	const milliseconds = performance.now() - begin;
	if ( response.status >= 400 ) {
		throw new Error( `${ url } answered ${ response.status }.` );
	}
	return {
		milliseconds,
		queries: Number( response.headers.get( 'x-bench-queries' ) ),
		bytes: Number( response.headers.get( 'x-bench-memory' ) ),
		longest: Number( response.headers.get( 'x-bench-longest' ) ),
	};
}

/**
 * Times a request in turns with the empty REST call, so that whatever else the machine does touches both alike.
 *
 * @param {string}                site    The site's address.
 * @param {() => Promise<Sample>} once
 * @param {number}                [times]
 * @return {Promise<Timing>}
 */
export async function aboveEmpty( site, once, times = 25 ) {
	const empty = () => sample( `${ site }/wp-json/marketday-bench/v1/empty` );
	await once();
	await empty();
	/** @type {Sample[]} */
	const theirs = [];
	/** @type {Sample[]} */
	const base = [];
	for ( let i = 0; i < times; i++ ) {
		base.push( await empty() );
		theirs.push( await once() );
	}
	const zero = quantile(
		base.map( ( one ) => one.milliseconds ),
		0.5
	);
	const of = ( /** @type {keyof Sample} */ field ) =>
		quantile(
			theirs.map( ( one ) => one[ field ] ),
			0.5
		) -
		quantile(
			base.map( ( one ) => one[ field ] ),
			0.5
		);
	return {
		empty: zero,
		median: of( 'milliseconds' ),
		p95:
			quantile(
				theirs.map( ( one ) => one.milliseconds ),
				0.95
			) - zero,
		queries: of( 'queries' ),
		bytes: of( 'bytes' ),
	};
}
