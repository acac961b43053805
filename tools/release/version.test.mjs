// @ts-check
import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { CHECKOUT } from '../site/site-folder.mjs';
import {
	filesWithVersion,
	setVersionIn,
	versionIn,
} from './version-places.mjs';

describe( 'the version', () => {
	it( 'is the same wherever it stands', async () => {
		const files = await filesWithVersion( CHECKOUT );
		const versions = await Promise.all(
			files.map( ( file ) => versionIn( join( CHECKOUT, file ) ) )
		);
		const [ first ] = versions;

		assert.match( first ?? '', /^\d+\.\d+\.\d+/ );
		assert.deepEqual(
			files.filter( ( _, index ) => versions[ index ] !== first ),
			[]
		);
	} );

	it( 'is changed in its own place and nowhere else', async ( context ) => {
		const folder = await mkdtemp( join( tmpdir(), 'marketday-version-' ) );
		context.after( () => rm( folder, { recursive: true } ) );
		const file = join( folder, 'readme.txt' );
		await writeFile( file, 'Stable tag: 0.1.0\n\n= 0.1.0 =\n' );

		await setVersionIn( file, '1.2.3-beta.1' );

		assert.equal( await versionIn( file ), '1.2.3-beta.1' );
		assert.equal(
			await readFile( file, 'utf8' ),
			'Stable tag: 1.2.3-beta.1\n\n= 0.1.0 =\n'
		);
	} );
} );
