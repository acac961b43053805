// @ts-check
import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { entriesOf, contentOf, unzip } from './zip-reader.mjs';
import { zip } from './zip-writer.mjs';

const FILES = [
	{
		name: 'shop/readme.txt',
		content: Buffer.from( 'Fresh bread. '.repeat( 500 ) ),
	},
	{ name: 'shop/menü/empty.txt', content: Buffer.alloc( 0 ) },
];

describe( 'a zip', () => {
	it( 'holds every file under its name and with its bytes', () => {
		const packed = zip( FILES );

		const found = entriesOf( packed ).map( ( entry ) => ( {
			name: entry.name,
			content: contentOf( packed, entry ),
		} ) );

		assert.deepEqual( found, FILES );
	} );

	it( 'is the same, byte for byte, when the files are', () => {
		assert.deepEqual( zip( FILES ), zip( FILES ) );
	} );

	it( 'is unpacked without its one outer folder', async () => {
		const folder = await mkdtemp( join( tmpdir(), 'marketday-zip-' ) );
		await writeFile( join( folder, 'a.zip' ), zip( FILES ) );

		await unzip( join( folder, 'a.zip' ), join( folder, 'out' ) );

		assert.equal(
			( await readFile( join( folder, 'out/readme.txt' ) ) ).length,
			6500
		);
		await rm( folder, { recursive: true } );
	} );

	it( 'never writes outside of the folder it is unpacked into', async () => {
		const folder = await mkdtemp( join( tmpdir(), 'marketday-zip-' ) );
		await writeFile(
			join( folder, 'a.zip' ),
			zip( [
				{ name: '../../escaped.txt', content: Buffer.from( 'x' ) },
				{ name: 'in.txt', content: Buffer.from( 'y' ) },
			] )
		);

		await unzip( join( folder, 'a.zip' ), join( folder, 'deep/out' ) );

		await assert.rejects( readFile( join( folder, 'escaped.txt' ) ) );
		assert.equal(
			await readFile( join( folder, 'deep/out/in.txt' ), 'utf8' ),
			'y'
		);
		await rm( folder, { recursive: true } );
	} );
} );
