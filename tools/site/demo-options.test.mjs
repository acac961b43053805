// @ts-check
import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { readCommandLine } from '../terminal/command-line.mjs';
import { Problem, sentenceOf } from '../terminal/problem.mjs';
import { databaseNote, DEMO, readDemoOptions } from './demo-options.mjs';
import { removeSite } from './site-folder.mjs';

const read = ( /** @type {string[]} */ ...args ) =>
	readDemoOptions( readCommandLine( DEMO, args ).values );

describe( 'the options of npm run demo', () => {
	it( 'have defaults: the embedded store on SQLite with the newest WordPress', () => {
		const { db, wordpress, woocommerce, scale, port } = read();

		assert.deepEqual(
			{ db, wordpress, woocommerce, scale, port },
			{
				db: 'sqlite',
				wordpress: 'latest',
				woocommerce: undefined,
				scale: 0,
				port: undefined,
			}
		);
	} );

	for ( const [
		args,
		sentence,
	] of /** @type {Array<[ string[], RegExp ]>} */ ( [
		[
			[ '--port', '0' ],
			/--port takes a whole number from 1 to 65535, not '0'/,
		],
		[ [ '--port', '80a' ], /--port takes a whole number/ ],
		[
			[ '--db', 'postgres' ],
			/'--db' of npm run demo takes no 'postgres', but sqlite or mariadb/,
		],
		[ [ '--scale', '-5' ], /./ ],
		[ [ '--wordpress', 'six' ], /--wordpress takes a version such as 6.8/ ],
		[ [ '--colour' ], /--colour/ ],
	] ) ) {
		it( `answer ${ args.join( ' ' ) } with one sentence`, () => {
			assert.throws(
				() => read( ...args ),
				( error ) =>
					sentence.test( sentenceOf( error ) ) &&
					! sentenceOf( error ).includes( '\n    at ' )
			);
		} );
	}
} );

describe( 'the database of npm run demo on WooCommerce', () => {
	const noteOf = ( /** @type {string[]} */ ...args ) => {
		const options = read( ...args );
		return databaseNote( options, options.db );
	};

	it( 'is MariaDB unless told otherwise, and it says so', () => {
		const args = [ '--woocommerce', 'download' ];

		assert.equal( read( ...args ).db, 'mariadb' );
		assert.match(
			noteOf( ...args ),
			/^The site uses MariaDB: .*--db sqlite/
		);
	} );

	it( 'is SQLite where that is asked for, with a word on what does not work', () => {
		const args = [ '--woocommerce', 'download', '--db', 'sqlite' ];

		assert.equal( read( ...args ).db, 'sqlite' );
		assert.match(
			noteOf( ...args ),
			/managed stock.*--reset --db mariadb/
		);
	} );

	it( 'is told of when WooCommerce comes to a site that is on SQLite', () => {
		const options = read( '--woocommerce', 'download' );

		assert.match( databaseNote( options, 'sqlite' ), /--reset/ );
	} );

	it( 'is no news to those who chose MariaDB, or who run the embedded store', () => {
		assert.equal(
			noteOf( '--woocommerce', 'download', '--db', 'mariadb' ),
			''
		);
		assert.equal( noteOf(), '' );
	} );
} );

describe( 'removing a site', () => {
	it( 'leaves a folder alone that holds something else', async () => {
		const folder = await mkdtemp( join( tmpdir(), 'marketday-other-' ) );
		await mkdir( join( folder, 'wordpress' ) );

		await assert.rejects( removeSite( folder ), Problem );
		await rm( folder, { recursive: true } );
	} );
} );
