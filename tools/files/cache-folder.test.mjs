// @ts-check
import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { cachedFolder } from './cache-folder.mjs';

describe( 'a folder of the cache', () => {
	let home = '';
	before( async () => {
		home = await mkdtemp( join( tmpdir(), 'marketday-cache-' ) );
		process.env.MARKETDAY_CACHE = home;
	} );
	after( () => {
		delete process.env.MARKETDAY_CACHE;
		return rm( home, { recursive: true } );
	} );

	it( 'is made once, also when two ask for it at once', async () => {
		let count = 0;
		const make = async ( /** @type {string} */ folder ) => {
			count++;
			await new Promise( ( resolve ) => setTimeout( resolve, 10 ) );
			await writeFile( join( folder, 'a' ), 'whole' );
		};

		const [ one, two ] = await Promise.all( [
			cachedFolder( 'thing/1', make ),
			cachedFolder( 'thing/1', make ),
		] );
		await cachedFolder( 'thing/1', make );

		assert.equal( one, two );
		assert.equal( count, 1 );
		assert.equal( await readFile( join( one, 'a' ), 'utf8' ), 'whole' );
	} );

	it( 'leaves nothing behind when it cannot be made, and can be made later', async () => {
		await assert.rejects(
			cachedFolder( 'thing/2', () =>
				Promise.reject( new Error( 'no network' ) )
			),
			/no network/
		);
		assert.deepEqual( await readdir( join( home, 'thing' ) ), [ '1' ] );

		await cachedFolder( 'thing/2', ( folder ) =>
			writeFile( join( folder, 'a' ), 'x' )
		);
		assert.deepEqual( ( await readdir( join( home, 'thing' ) ) ).sort(), [
			'1',
			'2',
		] );
	} );
} );
