// @ts-check
import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { run } from '../terminal/run-process.mjs';

/**
 * What is no fault of ours: the checker's knowledge of CSS ends before container queries; WordPress's admin bar, which those who are
 * logged in have on every page, holds groups of lists in its menu; WooCommerce names the current page in WordPress's list of pages.
 */
const NOT_OURS =
	/^CSS: |^An element with “role=group” that is a descendant of an element with “role=menu”|^The “aria-label” attribute must not be specified on any “span” .* class="page-numbers current"/;

/** @typedef {{ url?: string, type: string, message: string, extract?: string }} Message */

/**
 * The Nu HTML checker on every file of a folder, in one run: starting it takes longer than reading a page.
 *
 * @param {string} folder
 * @return {Promise<{ faults: string[], pages: number, skipped?: string }>} `skipped` says why nothing was checked.
 */
export async function checkHtml( folder ) {
	const files = ( await readdir( folder ).catch( () => [] ) )
		.filter( ( name ) => name.endsWith( '.html' ) )
		.sort();
	if ( files.length === 0 ) {
		return { faults: [], pages: 0 };
	}
	const jar = findJar();
	const { code } = await run( 'java', [ '-version' ] );
	if ( ! jar || code !== 0 ) {
		return {
			faults: [],
			pages: 0,
			skipped: `The HTML of ${ files.length } pages was not checked: ${
				jar ? 'there is no Java here' : 'vnu-jar is not installed'
			}.`,
		};
	}
	const { stdout, stderr } = await run( 'java', [
		'-Xss4m',
		'-jar',
		jar,
		'--errors-only',
		'--exit-zero-always',
		'--format',
		'json',
		...files.map( ( name ) => join( folder, name ) ),
	] );
	return { faults: faultsIn( stderr || stdout ), pages: files.length };
}

/**
 * @param {string} json What the checker says.
 * @return {string[]} Each fault once, with the pages that have it.
 */
export function faultsIn( json ) {
	/** @type {Message[]} */
	const messages = JSON.parse( json ).messages;
	/** @type {Map<string, Set<string>>} */
	const pages = new Map();
	for ( const { type, url = '', message, extract = '' } of messages ) {
		const fault = `${ message } ${ extract.replace( /\s+/g, ' ' ) }`;
		if ( type !== 'info' && ! NOT_OURS.test( fault ) ) {
			const page = decodeURIComponent( basename( url, '.html' ) );
			pages.set( fault, ( pages.get( fault ) ?? new Set() ).add( page ) );
		}
	}
	return [ ...pages ].map(
		( [ fault, names ] ) =>
			`HTML: ${ fault } (on ${ [ ...names ].slice( 0, 3 ).join( ', ' ) })`
	);
}

/** @return {string | undefined} The checker's jar, where its package is installed. */
function findJar() {
	try {
		const { resolve } = createRequire( import.meta.url );
		return join(
			dirname( resolve( 'vnu-jar/package.json' ) ),
			'build/dist/vnu.jar'
		);
	} catch {
		return undefined;
	}
}
