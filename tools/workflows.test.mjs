// @ts-check
import assert from 'node:assert/strict';
import {
	chmod,
	mkdir,
	mkdtemp,
	readFile,
	rm,
	writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { filesBelow } from './files/fingerprint.mjs';
import { CHECKOUT } from './site/site-folder.mjs';
import { run } from './terminal/run-process.mjs';

/** A commit, which nobody can move, with the release that it is, for people and for Renovate. */
const PINNED = /^[\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+(\.\d+)*$/;
const SUPPORTED = [ '22', '24' ];

/** @return {Promise<Array<{ name: string, text: string }>>} */
async function workflows() {
	const files = await filesBelow( join( CHECKOUT, '.github/workflows' ) );
	return Promise.all(
		files.map( async ( file ) => ( {
			name: relative( CHECKOUT, file ),
			text: await readFile( file, 'utf8' ),
		} ) )
	);
}

/**
 * @param {RegExp} pattern
 * @return {Promise<string[]>} What it finds in the workflows, first group by first group.
 */
async function findAll( pattern ) {
	return ( await workflows() ).flatMap( ( { text } ) =>
		[ ...text.matchAll( pattern ) ].map( ( [ , group = '' ] ) => group )
	);
}

describe( 'the workflows', () => {
	it( 'take each action of others at a commit, with its release beside', async () => {
		const used = await findAll( /\buses:\s*(?!\.\/)(.+)$/gm );

		assert.ok( used.length > 10, `${ used.length }` );
		assert.deepEqual(
			used.filter( ( action ) => ! PINNED.test( action ) ),
			[]
		);
	} );

	it( 'take what comes from one repository at one commit everywhere', async () => {
		const used = await findAll( /\buses:\s*(?!\.\/)(.+)$/gm );
		const chosen = new Set(
			used.map( ( action ) =>
				action.replace( /^([\w-]+\/[\w.-]+).*@/, '$1@' )
			)
		);
		const names = [ ...chosen ].map( ( one ) => one.split( '@' )[ 0 ] );

		assert.deepEqual( names, [ ...new Set( names ) ] );
	} );

	it( 'run on the Nodes that are supported, and on each of them', async () => {
		const named = [
			...( await findAll( /\bnode:(\d+)/g ) ),
			...( await findAll( /\bnode-version: '?(\d+)/g ) ),
			...( await findAll( /\bnode: \[(.+)\]/g ) ).flatMap( ( list ) =>
				list.split( ', ' )
			),
		];

		assert.deepEqual( [ ...new Set( named ) ].sort(), SUPPORTED );
	} );

	it( 'begin with the Node that .nvmrc names, the oldest that package.json takes', async () => {
		const { engines } = JSON.parse(
			await readFile( join( CHECKOUT, 'package.json' ), 'utf8' )
		);

		assert.equal(
			( await readFile( join( CHECKOUT, '.nvmrc' ), 'utf8' ) ).trim(),
			SUPPORTED[ 0 ]
		);
		assert.match( engines.node, new RegExp( `^>=${ SUPPORTED[ 0 ] }\\b` ) );
	} );
} );

describe( '.ci/run', () => {
	/** @type {string} */
	let folder;

	before( async () => {
		folder = await mkdtemp( join( tmpdir(), 'marketday-ci-' ) );
	} );
	after( () => rm( folder, { recursive: true } ) );

	/**
	 * A program of this name that runs this shell script.
	 *
	 * @param {string} path   In the folder.
	 * @param {string} script
	 */
	async function program( path, script ) {
		const file = join( folder, path );
		await mkdir( join( file, '..' ), { recursive: true } );
		await writeFile( file, `#!/bin/sh\n${ script }\n` );
		await chmod( file, 0o755 );
	}

	/**
	 * @param {string} version
	 * @return {string} The script of a Node of this version, as far as .ci/run asks for it.
	 */
	const node = ( version ) =>
		`[ "$1" = --version ] && echo v${ version } || echo ${
			parseInt( version, 10 ) >= 22
		}`;

	/** @param {Record< string, string >} programs */
	async function answerOf( programs ) {
		for ( const [ name, script ] of Object.entries( programs ) ) {
			await program( name, script );
		}
		await program( 'bin/npm', 'echo "npm $* on $(node --version)"' );
		return run( 'sh', [ join( CHECKOUT, '.ci/run' ) ], {
			env: { PATH: `${ join( folder, 'bin' ) }:${ process.env.PATH }` },
		} );
	}

	it( 'runs the tests on the machine’s Node where that is supported', async () => {
		const { code, stdout, stderr } = await answerOf( {
			'bin/node': node( '24.1.0' ),
			'bin/npx': 'echo "asked npm" >&2; exit 1',
		} );

		assert.equal( stderr, '' );
		assert.equal( stdout, 'Node v24.1.0\nnpm test on v24.1.0\n' );
		assert.equal( code, 0 );
	} );

	it( 'runs the tests on a Node from npm where the machine’s is older', async () => {
		const { code, stdout } = await answerOf( {
			'bin/node': node( '20.20.2' ),
			'from-npm/node': node( '22.23.3' ),
			'bin/npx': `echo ${ join( folder, 'from-npm/node' ) }`,
		} );

		assert.equal( stdout, 'Node v22.23.3\nnpm test on v22.23.3\n' );
		assert.equal( code, 0 );
	} );

	for ( const [ why, npx ] of [
		[ 'npm brings none', 'echo "not found" >&2; exit 1' ],
		[ 'npm’s does not start', 'echo /no/such/node' ],
	] ) {
		it( `runs the tests on an older Node where ${ why }, and says so`, async () => {
			const { code, stdout, stderr } = await answerOf( {
				'bin/node': node( '20.20.2' ),
				'bin/npx': npx ?? '',
			} );

			assert.match(
				stderr,
				/Node 22 could not be had from npm: going on with Node v20\.20\.2\.\n$/
			);
			assert.equal( stdout, 'Node v20.20.2\nnpm test on v20.20.2\n' );
			assert.equal( code, 0 );
		} );
	}
} );
