// @ts-check
import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { filesOfZip, unzip, zip } from './zip.mjs';

const FILES = [
	{
		name: 'shop/readme.txt',
		content: Buffer.from( 'Fresh bread. '.repeat( 500 ) ),
	},
	{ name: 'shop/menü/empty.txt', content: Buffer.alloc( 0 ) },
];

describe( 'a zip', () => {
	it( 'holds every file under its name and with its bytes', async () => {
		assert.deepEqual( await filesOfZip( await zip( FILES ) ), FILES );
	} );

	it( 'is the same, byte for byte, on another day and in another time zone', async ( context ) => {
		const zone = process.env.TZ;
		context.after( () =>
			zone === undefined
				? delete process.env.TZ
				: ( process.env.TZ = zone )
		);
		const packed = await zip( FILES );
		process.env.TZ = 'Pacific/Auckland';
		context.mock.timers.enable( {
			apis: [ 'Date' ],
			now: Date.UTC( 2031, 5, 1 ),
		} );

		assert.deepEqual( await zip( FILES ), packed );
	} );

	it( 'lets everybody read what is unpacked from it', async () => {
		const packed = await zip( FILES );
		const directory = packed.indexOf( 'PK\u0001\u0002' );

		assert.equal(
			packed.readUInt16LE( directory + 40 ).toString( 8 ),
			'100644'
		);
	} );

	it( 'is unpacked without its one outer folder', async () => {
		const folder = await mkdtemp( join( tmpdir(), 'marketday-zip-' ) );
		await writeFile( join( folder, 'a.zip' ), await zip( FILES ) );

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
			await zip( [
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
