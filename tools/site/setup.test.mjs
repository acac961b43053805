// @ts-check
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { configuration } from './configuration.mjs';
import { nameOf, setupOf } from './setup.mjs';

describe( 'how a site is set up', () => {
	it( 'has no name where it is as usual', () => {
		assert.equal( nameOf( setupOf() ), '' );
		assert.equal( nameOf( setupOf( { prefix: 'wp_' } ) ), '' );
	} );

	it( 'is named for all that is unusual, so that no other site is taken for it', () => {
		assert.equal(
			nameOf( setupOf( { multisite: true, folder: '/shop' } ) ),
			'multisite_true-folder_shop'
		);
		assert.equal( nameOf( setupOf( { permalinks: '' } ) ), 'permalinks_' );
	} );
} );

describe( 'the configuration of a site', () => {
	const text = (
		/** @type {Partial<import('./setup.mjs').Setup>} */ wanted
	) =>
		configuration( {
			dir: '/site',
			db: 'sqlite',
			isForTests: true,
			setup: setupOf( wanted ),
		} );

	it( 'names the prefix of its tables', () => {
		assert.match( text( {} ), /\$table_prefix = 'wp_';/ );
		assert.match(
			text( { prefix: 'stall_7_' } ),
			/\$table_prefix = 'stall_7_';/
		);
	} );

	it( 'tells where its home is and where WordPress', () => {
		const both = text( { folder: '/shop', core: '/wp' } );

		assert.match( both, /'WP_HOME', [^\n]* \. '\/shop' \)/ );
		assert.match( both, /'WP_SITEURL', WP_HOME \. '\/wp' \)/ );
	} );

	it( 'is a network’s once that is installed, and no sooner', () => {
		assert.doesNotMatch( text( {} ), /MULTISITE/ );
		assert.match(
			text( { multisite: true } ),
			/if \( ! defined\( 'MARKETDAY_INSTALLING' \) \) \{\n\tdefine\( 'MULTISITE', true \);/
		);
	} );
} );
