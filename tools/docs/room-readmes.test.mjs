// @ts-check
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { CHECKOUT } from '../site/site-folder.mjs';
import { runOrThrow } from '../terminal/run-process.mjs';

/** A room with this many files has more than one kind of class. */
const LARGE = 5;

it( 'each room of php with several kinds of classes says what they are', async () => {
	const listed = await runOrThrow( 'git', [ 'ls-files', '--', 'php' ], {
		cwd: CHECKOUT,
	} );
	/** @type {Map<string, number>} */
	const rooms = new Map();
	for ( const [ room = '' ] of listed.matchAll(
		/^php\/\w+\/\w+(?=\/.*\.php$)/gm
	) ) {
		rooms.set( room, ( rooms.get( room ) ?? 0 ) + 1 );
	}
	const silent = [ ...rooms ].filter(
		( [ room, files ] ) =>
			files >= LARGE &&
			! existsSync( join( CHECKOUT, room, 'README.md' ) ) &&
			! existsSync( join( CHECKOUT, room, '../README.md' ) )
	);

	assert.ok( rooms.size > 50 );
	assert.deepEqual(
		silent.map( ( [ room ] ) => room ),
		[]
	);
} );
