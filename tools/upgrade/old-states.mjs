// @ts-check
import { CHECKOUT } from '../site/site-folder.mjs';
import { Problem } from '../terminal/problem.mjs';
import { run } from '../terminal/run-process.mjs';

/**
 * @typedef {object} OldState
 * @property {string} name   For people.
 * @property {string} commit
 */

/**
 * States from before the first release that sites may still hold: while there is no release, the data of these is what must survive.
 *
 * @type {OldState[]}
 */
const BEFORE_RELEASES = [
	{
		name: 'the shop before the house was rebuilt',
		commit: 'b0f043ebea',
	},
	{
		name: 'the calendar before its dates had an index',
		commit: 'aba3f88bd9',
	},
];

/**
 * The states that people update from: the oldest release and the last one; before there is any, chosen commits.
 *
 * @param {string[]} tags Of releases, `v1.2.3`, in any order.
 * @return {OldState[]}
 */
export function statesOf( tags ) {
	const releases = tags
		.filter( ( tag ) => /^v\d+\.\d+\.\d+$/.test( tag ) )
		.sort( ( a, b ) => a.localeCompare( b, 'en', { numeric: true } ) );
	const ends = [ ...new Set( [ releases.at( 0 ), releases.at( -1 ) ] ) ];
	return ends[ 0 ] === undefined
		? BEFORE_RELEASES
		: ends.map( ( tag = '' ) => ( { name: tag, commit: tag } ) );
}

/**
 * @param {string | undefined} from A commit that the person named.
 * @return {Promise<OldState[]>} With whole hashes.
 */
export async function oldStates( from ) {
	const { stdout } = await git( 'tag', '--list', 'v*' );
	const states = from
		? [ { name: from, commit: from } ]
		: statesOf( stdout.split( '\n' ).filter( Boolean ) );
	return Promise.all(
		states.map( async ( { name, commit } ) => {
			const found = await git(
				'rev-parse',
				'--verify',
				'--quiet',
				`${ commit }^{commit}`
			);
			if ( found.code !== 0 ) {
				throw new Problem(
					`This clone does not know the commit ${ commit }. Fetch the whole history ('git fetch --unshallow --tags'), or name another one with --from.`
				);
			}
			return { name, commit: found.stdout.trim() };
		} )
	);
}

/** @param {string[]} args */
function git( ...args ) {
	return run( 'git', args, { cwd: CHECKOUT } );
}
