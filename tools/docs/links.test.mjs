// @ts-check
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { it } from 'node:test';
import { CHECKOUT } from '../site/site-folder.mjs';
import { runOrThrow } from '../terminal/run-process.mjs';

/** A heading as the part of an address that leads to it. @param {string} heading */
const anchorOf = ( heading ) =>
	heading
		.toLowerCase()
		.replace( /[^\p{L}\p{N}\s_-]/gu, '' )
		.trim()
		.replace( /\s/g, '-' );

/** What stands in a code fence is no text. @param {string} text */
const withoutCode = ( text ) =>
	text.replace( /^(\s*)```[\s\S]*?^\1```/gm, '' ).replace( /`[^`\n]*`/g, '' );

/** @param {string} path */
async function anchorsOf( path ) {
	const text = await readFile( join( CHECKOUT, path ), 'utf8' );
	return new Set(
		[
			...text
				.replace( /^```[\s\S]*?^```/gm, '' )
				.matchAll( /^#+ (.+)$/gm ),
		].map( ( [ , heading = '' ] ) => anchorOf( heading ) )
	);
}

/**
 * @param {string} page Where the link stands.
 * @param {string} link
 * @return {string[]} The files it may mean: pages of the site are named without their ending, and from the site's root.
 */
function targetsOf( page, link ) {
	const path = link.startsWith( '/' )
		? join( 'docs/site', link )
		: join( dirname( page ), link );
	return [ path, `${ path }.md`, join( path, 'index.md' ) ].map( normalize );
}

/** What `npm run docs` makes of the code. */
const MADE =
	/^docs\/site\/(hooks|openapi|protocol|routes|components\/[\w-]+|gallery\/.*)(\.md)?$/;

/** The repository's own pages. */
async function pages() {
	const listed = await runOrThrow( 'git', [ 'ls-files', '*.md' ], {
		cwd: CHECKOUT,
	} );
	const paths = listed
		.split( '\n' )
		.filter( ( path ) => path && existsSync( join( CHECKOUT, path ) ) );
	return Promise.all(
		paths.map( async ( path ) => ( {
			path,
			text: await readFile( join( CHECKOUT, path ), 'utf8' ),
		} ) )
	);
}

/**
 * @param {string} page
 * @param {string} target
 */
async function leadsSomewhere( page, target ) {
	const [ path = '', anchor = '' ] = target.split( '#' );
	const found = path
		? targetsOf( page, path ).find(
				( file ) =>
					MADE.test( file ) || existsSync( join( CHECKOUT, file ) )
		  )
		: page;
	return (
		found !== undefined &&
		( ! anchor ||
			MADE.test( found ) ||
			! found.endsWith( '.md' ) ||
			( await anchorsOf( found ) ).has( anchor ) )
	);
}

it( 'links between the pages of the repository lead to a file, and to a heading where they name one', async () => {
	const broken = [];
	let links = 0;
	for ( const { path, text } of await pages() ) {
		for ( const [ , first = '', second = '' ] of withoutCode(
			text
		).matchAll( /\]\(\s*<?([^)\s>]+)>?[^)]*\)|^\s+link: (\/\S+)/gm ) ) {
			const target = first || second;
			if ( ! /^[a-z]+:/i.test( target ) ) {
				links++;
				if ( ! ( await leadsSomewhere( path, target ) ) ) {
					broken.push( `${ path }: ${ target }` );
				}
			}
		}
	}
	assert.ok( links > 15, `${ links } links` );
	assert.deepEqual( broken, [] );
} );

/** Examples, ways not taken, and what tools make. */
const NO_FILE =
	/\/x(\/|$)|product-badge|ProductBadge|^src\/App\.jsx|^php\/(Engine|Search)$|^tools\/pictures|^docs\/site\/(hooks|openapi|protocol|routes|components)/;

it( 'files and folders that they name are there', async () => {
	const missing = [];
	let named = 0;
	for ( const { path, text } of await pages() ) {
		for ( const [ , file = '' ] of text.matchAll(
			/`((?:blocks|demo|docs|examples|gallery|php|src|tests|tools)\/[\w./-]+)`/g
		) ) {
			if ( ! NO_FILE.test( file ) ) {
				named++;
				if (
					! [ '', '.php', '.ts', '.tsx' ].some( ( ending ) =>
						existsSync( join( CHECKOUT, file + ending ) )
					)
				) {
					missing.push( `${ path }: ${ file }` );
				}
			}
		}
	}
	assert.ok( named > 100, `${ named } files` );
	assert.deepEqual( missing, [] );
} );
