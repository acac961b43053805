// @ts-check
import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readlink, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { CHECKOUT, linkCheckout } from './site-folder.mjs';

describe( 'a site that another checkout made', () => {
	/** @type {string} */
	let dir;
	/** @type {string} */
	let content;
	beforeEach( async () => {
		dir = await mkdtemp( join( tmpdir(), 'marketday-links-' ) );
		content = join( dir, 'wordpress/wp-content' );
		await mkdir( join( content, 'mu-plugins' ), { recursive: true } );
		await mkdir( join( content, 'plugins' ) );
		await symlink(
			join( dir, 'gone/site-plugin.php' ),
			join( content, 'mu-plugins/marketday-site.php' )
		);
	} );
	afterEach( () => rm( dir, { recursive: true } ) );

	it( 'runs the code of this one', async () => {
		await symlink(
			join( dir, 'gone' ),
			join( content, 'plugins/marketday' )
		);

		await linkCheckout( dir );

		assert.equal(
			await readlink( join( content, 'mu-plugins/marketday-site.php' ) ),
			join( CHECKOUT, 'tools/site/php/site-plugin.php' )
		);
		assert.equal(
			await readlink( join( content, 'plugins/marketday' ) ),
			CHECKOUT
		);
	} );

	it( 'stays without the plugin where it was', async () => {
		await linkCheckout( dir );

		await assert.rejects(
			readlink( join( content, 'plugins/marketday' ) )
		);
	} );
} );
