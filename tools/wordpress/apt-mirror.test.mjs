// @ts-check
import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { findDebianMirror, parseLines, parseStanzas } from './apt-mirror.mjs';

describe( 'the sources of apt', () => {
	it( 'are read from stanzas, switched-off ones left out', () => {
		const text = [
			'Types: deb deb-src\nURIs: http://one.example/debian http://two.example/debian\nSuites: bookworm bookworm-updates\nComponents: main\nSigned-By: /keys/debian.gpg',
			'# a comment\nEnabled: no\nTypes: deb\nURIs: http://off.example\nSuites: bookworm',
			'Types: deb-src\nURIs: http://sources.example\nSuites: bookworm',
		].join( '\n\n' );

		assert.deepEqual( parseStanzas( text ), [
			{
				address: 'http://one.example/debian',
				keyring: '/keys/debian.gpg',
				suites: [ 'bookworm', 'bookworm-updates' ],
			},
			{
				address: 'http://two.example/debian',
				keyring: '/keys/debian.gpg',
				suites: [ 'bookworm', 'bookworm-updates' ],
			},
		] );
	} );

	it( 'are read from single lines, with and without options', () => {
		const text =
			'deb [arch=amd64 signed-by=/keys/debian.gpg] http://one.example/debian trixie main\n# deb http://off.example trixie main\ndeb http://two.example/debian trixie main';

		assert.deepEqual( parseLines( text ), [
			{
				address: 'http://one.example/debian',
				keyring: '/keys/debian.gpg',
				suites: [ 'trixie' ],
			},
			{
				address: 'http://two.example/debian',
				keyring: undefined,
				suites: [ 'trixie' ],
			},
		] );
	} );
} );

describe( 'the Debian mirror of a machine', () => {
	it( "is the one that offers the machine's own release", async () => {
		const etc = await anEtc(
			'ID=debian\nVERSION_CODENAME=bookworm\n',
			'deb http://tools.example/apt stable-tools main\ndeb http://mirror.example/debian bookworm main\n'
		);

		assert.equal(
			( await findDebianMirror( etc ) )?.address,
			'http://mirror.example/debian'
		);
		await rm( etc, { recursive: true } );
	} );

	it( 'is unknown on another system', async () => {
		const etc = await anEtc(
			'ID=ubuntu\nVERSION_CODENAME=noble\n',
			'deb http://mirror.example/ubuntu noble main\n'
		);

		assert.equal( await findDebianMirror( etc ), undefined );
		await rm( etc, { recursive: true } );
	} );
} );

/**
 * @param {string} release
 * @param {string} sources
 */
async function anEtc( release, sources ) {
	const etc = await mkdtemp( join( tmpdir(), 'marketday-etc-' ) );
	await mkdir( join( etc, 'apt' ) );
	await writeFile( join( etc, 'os-release' ), release );
	await writeFile( join( etc, 'apt/sources.list' ), sources );
	return etc;
}
