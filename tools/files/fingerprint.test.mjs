// @ts-check
import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { runOrThrow } from '../terminal/run-process.mjs';
import { fingerprint, sourceFiles } from './fingerprint.mjs';

describe( 'the fingerprint of a folder', () => {
	let root = '';
	beforeEach( async () => {
		root = await mkdtemp( join( tmpdir(), 'marketday-fingerprint-' ) );
		await write( '.gitignore', 'node_modules\n' );
		await write( 'tools/build.mjs', 'one' );
		await write( 'tools/checks/package.json', '{}' );
	} );
	afterEach( () => rm( root, { recursive: true } ) );

	/**
	 * @param {string} path
	 * @param {string} text
	 */
	async function write( path, text ) {
		await mkdir( dirname( join( root, path ) ), { recursive: true } );
		await writeFile( join( root, path ), text );
	}
	const git = ( /** @type {string[]} */ ...args ) =>
		runOrThrow( 'git', [ '-C', root, ...args ] );
	const ofTools = () => fingerprint( root, [ 'tools' ] );

	for ( const where of [ 'in a checkout', 'in a copy without git' ] ) {
		const begin = async () =>
			where === 'in a checkout' ? git( 'init', '-q' ) : '';

		it( `${ where } stays when packages are installed within it`, async () => {
			await begin();
			const before = await ofTools();

			await write( 'tools/checks/node_modules/a/index.js', 'installed' );

			assert.equal( await ofTools(), before );
		} );

		it( `${ where } changes with a file, known or new`, async () => {
			await begin();
			const before = await ofTools();

			await write( 'tools/new.mjs', '' );
			const withNew = await ofTools();
			await write( 'tools/build.mjs', 'two' );

			assert.notEqual( withNew, before );
			assert.notEqual( await ofTools(), withNew );
		} );
	}

	it( 'changes when a file that git knows is removed', async () => {
		await git( 'init', '-q' );
		await git( 'add', '.' );
		const before = await ofTools();

		await rm( join( root, 'tools/build.mjs' ) );

		assert.notEqual( await ofTools(), before );
	} );

	it( 'knows the files of a copy that lies in an ignored folder of a checkout', async () => {
		await git( 'init', '-q' );
		await write( 'node_modules/copy/src/a.ts', 'a' );

		assert.deepEqual(
			await sourceFiles( join( root, 'node_modules/copy' ), [ 'src' ] ),
			[ 'src/a.ts' ]
		);
	} );
} );
