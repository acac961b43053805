// @ts-check
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { it } from 'node:test';
import { CHECKOUT } from '../site/site-folder.mjs';
import { runOrThrow } from '../terminal/run-process.mjs';

/** Pages about what was, and words that are not said. */
const NOT_OF_NOW = /CHANGELOG|^\.changeset\/|security-attempts|GLOSSARY/;
/** Names that stand for any: the block that CONTRIBUTING makes, a front end's own file, and what there is not. */
const FOR_ANY =
	/ProductBadge|product-badge|^blocks\/x$|^src\/App\.jsx$|^tools\/pictures$/;
const CLASS = /^\\?(?:Marketday\\)?((?:[A-Z]\w*\\)+[A-Z]\w*)(?:::.*)?$/;
const PATH =
	/^(?:php|src|blocks|tests|tools|docs|demo|examples|gallery)\/[\w./-]+$/;

/**
 * @param {string}   name  In backticks.
 * @param {string[]} files All that there are.
 * @return {boolean} False for a class or a path that is none.
 */
function isThere( name, files ) {
	const [ , className ] = CLASS.exec( name ) ?? [];
	const path = className
		? `/${ className.replaceAll( '\\', '/' ) }`
		: name.replace( /\/$/, '' );
	if ( FOR_ANY.test( name ) || ! ( className || PATH.test( name ) ) ) {
		return true;
	}
	return files.some( ( file ) =>
		className
			? `/${ file }`.endsWith( `${ path }.php` ) ||
			  `/${ file }`.includes( `${ path }/` )
			: file === path ||
			  file.startsWith( `${ path }/` ) ||
			  file.startsWith( `${ path }.` )
	);
}

it( 'documents name classes and files that there are', async () => {
	const files = (
		await runOrThrow( 'git', [ 'ls-files' ], { cwd: CHECKOUT } )
	).split( '\n' );
	const pages = files.filter(
		( file ) => file.endsWith( '.md' ) && ! NOT_OF_NOW.test( file )
	);
	/** @type {string[]} */
	const gone = [];
	for ( const page of pages ) {
		const text = await readFile( join( CHECKOUT, page ), 'utf8' );
		for ( const [ , name = '' ] of text.matchAll( /`([^`\n]+)`/g ) ) {
			if ( ! isThere( name, files ) ) {
				gone.push( `${ page } ${ name }` );
			}
		}
	}

	assert.ok( pages.length > 50 );
	assert.deepEqual( gone, [] );
} );

it( 'a class is known by the end of its path, a file by its beginning', () => {
	const files = [ 'php/Kernel/Http/Guard.php', 'src/ui/dialog/dialog.tsx' ];
	assert.ok( isThere( 'Http\\Guard::publicRead()', files ) );
	assert.ok( isThere( 'Kernel\\Http', files ) );
	assert.ok( ! isThere( 'Http\\Guards', files ) );
	assert.ok( isThere( 'src/ui/dialog/', files ) );
	assert.ok( ! isThere( 'src/ui/dialogs', files ) );
	assert.ok( isThere( 'any words', files ) );
} );

it( 'a room of php/ with several families of classes has a page of its own', async () => {
	const files = (
		await runOrThrow( 'git', [ 'ls-files', 'php' ], { cwd: CHECKOUT } )
	).split( '\n' );
	/** @type {Map<string, number>} */
	const classes = new Map();
	for ( const file of files ) {
		const [ , room = '' ] =
			/^php\/((?!Kernel\/)\w+\/\w+)\/(?!.*views\/).*[A-Z]\w*\.php$/.exec(
				file
			) ?? [];
		classes.set( room, ( classes.get( room ) ?? 0 ) + 1 );
	}
	const without = [ ...classes ]
		.filter(
			( [ room, count ] ) =>
				room !== '' &&
				count > 7 &&
				! files.includes( `php/${ room }/README.md` )
		)
		.map( ( [ room ] ) => room );

	assert.ok( classes.size > 40 );
	assert.deepEqual( without, [] );
} );

it( 'code within tests and tools names classes that there are', async () => {
	const files = (
		await runOrThrow( 'git', [ 'ls-files' ], { cwd: CHECKOUT } )
	).split( '\n' );
	/** @type {string[]} */
	const gone = [];
	for ( const file of files.filter( ( name ) =>
		/^(tests\/.*\.tsx?|tools\/.*(?<!\.test)\.mjs)$/.test( name )
	) ) {
		const text = await readFile( join( CHECKOUT, file ), 'utf8' );
		for ( const [ , found = '' ] of text.matchAll(
			/\bMarketday\\+((?:[A-Z]\w*\\+)+[A-Z]\w*)/g
		) ) {
			const name = found.replace( /\\+/g, '\\' );
			if ( ! isThere( name, files ) ) {
				gone.push( `${ file } ${ name }` );
			}
		}
	}

	assert.deepEqual( gone, [] );
} );
